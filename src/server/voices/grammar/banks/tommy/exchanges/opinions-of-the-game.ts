import type { OPINIONS_OF_THE_GAME_EXCHANGES } from '#src/rules/sharks/exchanges/themes/opinions-of-the-game.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Praise, complaints, bugs and suspicions about the game. */
export const OPINIONS_OF_THE_GAME_LINES: ThemeLines<typeof OPINIONS_OF_THE_GAME_EXCHANGES> = {
  game_is_hard: [
    [
      "It's hard at first, pal! Buy a little where it's cheap, take a ride, sell it where it's dear! Then we eat!",
      "You're doing fine! Look at two boroughs before you buy, and don't put it all in one box! HELP's got the rest!",
      "Aw, nobody's good right away! I lost a whole candy store! Small trades, short trips, you'll see!",
    ],
    ['Still tough? Show me what you bought last! Maybe it only needs a different borough!'],
  ],
  friend_made_me: [
    [
      "They were talking about us? What'd they say? Did they mention the ziti?",
      "Oh, I love a person who comes because somebody nagged! That's how I got to church!",
    ],
    ["Still only looking? You got sauce on your chin, pal, you're staying!"],
  ],
  game_fun: [
    [
      'You like it! Oh, I gotta tell my aunt! Nobody says it, they only ask for money!',
      "Aw, pal! You made my day! You play, I stir, that's a good evening!",
      "Fun! That's what I keep saying, and Vinnie looks at me like I'm soup! Stay, stay!",
    ],
    ['You still like it! I still like you liking it!'],
  ],
  rigged: [
    [
      "Rigged! Pal, I can't even cheat at cards with my aunt! Go look in VERIFY, it's all there after the season!",
      "Nobody's against you! The dice are locked away before we start, and later you can check every one in VERIFY!",
      "If I could move prices I'd make tomatoes free! Look at VERIFY, and then have something to eat!",
      "Aw, it feels like that! You had a bad day! But there's VERIFY, pal, you can check it like eggs!",
      "Nobody's cheating you! Not in my kitchen! Sometimes the soup's just salty!",
      "Don't get mad on an empty stomach! Sit, then go have another look at those prices!",
    ],
    [
      'Still honest, pal! VERIFY says so, better than me!',
      "Still not fair, huh? Here, have the corner piece, that's the fair part!",
    ],
  ],
  just_a_game: [
    [
      "A game? I love games! Who's winning? Is it you? I hope it's you, pal!",
      "Don't say I'm not real, pal, I got a mortgage and a rash!",
      "Pretend money? Don't let my aunt hear it, she's counted that can twice since breakfast!",
    ],
    ['Still a game! So roll something, or eat something!'],
  ],
  elder_new: [
    [
      'Oh, bless you, sit by the stove! You write to me like a letter, and the little chips under it, you only push them when you want to!',
      "What a good grandchild! Don't mind the buttons, I don't know half of them! You can't break it! HELP tells you the rest!",
      "You got the nicest manners of anybody today! Just talk to me, and if you're lost, write HELP! Did you eat?",
    ],
    [
      "Take all the time you want! Aunt Connie's still afraid of the telephone, and look how far she got!",
    ],
  ],
  found_bug: [
    [
      "A bug? Where? Oh, in the numbers! Load it again, pal, sometimes it's only sleepy!",
      'Did you count the toll and the fee and the bit that goes up at night? I always forget one! Then I blame the cat!',
      "Reload it, and if it's still funny, tell the folks who made it, not me, I can't even fix the toaster!",
      "Oh no, it broke? I swear I didn't touch it! Go out and come in again, that's what I do with our oven!",
      "Aw, it's not working right! My cousin fixes machines! He has pieces left over every time! Try it fresh, pal!",
      "You found something crooked! Good eyes! I can't repair it, I'm only the guy with the can! Load the page again!",
    ],
    [
      "The bug's still there? Give it a name, pal, then we look for it together!",
      "It's still acting up? Poor machine! Poor you! Give it a minute, give it some love!",
    ],
  ],
  cant_stop_play: [
    [
      "Aw, I love that you're here, pal! But did you eat? You gotta eat! The boxes aren't going anywhere!",
      "Can't stop? Me neither, I was only gonna stir once! Look out the window a minute, wave at somebody, come back!",
      "Everybody gets like that the first week! Then the moves are gone and you have to go to bed, it's a good system!",
    ],
    ["Still playing! You're worse than Aunt Connie with the bingo!"],
  ],
  game_name: [
    [
      "I wanted to call it Tommy's Kitchen! They took a vote, I lost, the cat voted against me!",
      "It's only a name, pal! There's tapes, there's booze, there's suits, nobody's grandmother has to worry!",
      'Names are hard! We had a cousin they called Junior till he was sixty!',
    ],
    ["The name's still on the sign, pal! I told them it needs more soup in it!"],
  ],
  why_i_play: [
    [
      'Because you like us, pal! And one trip goes good and you feel like a million!',
      "I ask myself that every morning, then I smell the bread! Take a break, eat, come back when it's fun!",
      "Don't say that! Who would I talk to? The cat only listens when there's fish!",
    ],
    ["You're asking again, but you came back! That makes me happy, pal!"],
  ],
  new_features: [
    [
      "That'd be nice! I'd add a kitchen with two stoves! But nobody asks me, pal, I'm just the guy in it!",
      "I don't know what's coming, I only know what's for supper! I hope it's more soup!",
      "What a good idea! I'll tell Aunt Connie! She can't do anything, but she'll worry about it!",
      "Something new? I only hear when they move the furniture! I hope it's a second oven!",
      "You got ideas, I love it! I'd add a bakery on every corner! But nobody asks the cook, pal!",
      "I don't know what's coming! Every morning I look out the window, same bridge! But it's a good bridge!",
    ],
    [
      'Nothing new yet, pal! Well, new bread!',
      "Still no news! You'd know before me, I live in here!",
    ],
  ],
  too_much_reading: [
    [
      "Me too, pal! I only look at the pictures on the can! Buy cheap, sell dear, eat good, that's it!",
      "Too many words? I'm the worst! I'll say it small: hello! Sit! Eat! Pay on the day!",
      "You don't gotta read it all! What's cheap, what's dear, what day! And dessert!",
    ],
    ["Okay, okay, short! Hello! There! That's my shortest!"],
  ],
  hacked: [
    [
      "All that money? Then lunch is on you! Only, I look in the book and it's the same as before, pal!",
      'You hacked? Is that a cough? Take some honey!',
      "I'm happy for you! But my aunt keeps it in pencil, and she's got the only eraser!",
    ],
    ["You're still rich on paper! Me, I'm still thin in the mirror!"],
  ],
  somebody_cheats: [
    [
      'Cheating! At a game! That breaks my heart! Aunt Connie threw a man out for that, chair and all!',
      "Somebody's not playing fair? Oh, I hate that! Even the cat plays fair, and he's a crook!",
      'Let him cheat, pal! He goes home and nobody wants to eat with him! You, they want!',
    ],
    ["That cheater's still under your skin! Have a roll, he's not worth it!"],
  ],
  found_typo: [
    [
      'I spelled it wrong? Oh no! Sister Agnes is gonna come back from heaven with the ruler!',
      "I got flour on my fingers, pal, the letters slide! You tell me how it goes and I'll say thank you!",
      "A mistake? In mine? Don't tell my aunt, she thinks I'm the educated one!",
    ],
    ["Another one? I'm keeping you, pal! You can read me the labels!"],
  ],
  good_game: [
    [
      'Good game! Good game! Like after softball, gimme the hand! Now we all go eat!',
      "Aw, did I win? I didn't know we were playing! Here, you win half!",
      'You played great, pal! You fell down so nice! Next time I fall, okay?',
    ],
    ['Another good game! I should get us shirts!'],
  ],
  why_chain: [
    [
      "It's like my aunt's sausages, pal! Every move's tied to the one before, you can't pull one out! VERIFY shows you!",
      "The chain's the record! Everything you do hangs on what you did before, so nobody can cheat the book! VERIFY checks it!",
      'Chain, because it all hangs together, like the laundry! For the wallet part you go to ACCOUNT, pal!',
    ],
    ["Still the sausages, pal! One tied to the other! It's the best I can explain it!"],
  ],
}
