import type { SPORT_BETTING_AND_TRAVEL_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sport-betting-and-travel.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Sport, betting, games, holidays and other free time. */
export const SPORT_BETTING_AND_TRAVEL_LINES: ThemeLines<typeof SPORT_BETTING_AND_TRAVEL_EXCHANGES> =
  {
    yankees_or_mets: [
      [
        "The Mets, pal! On the radio, every night, right by the stove! I talk to them, they don't listen!",
        "Mets! In Queens you don't pick, they come with the apartment!",
        "I'm Mets till I die, and some nights that's the seventh inning!",
      ],
      ["Mets, pal! Still Mets! You're not one of those other people, are you?"],
    ],
    watching_the_game: [
      [
        'Am I watching! I got the radio, the set, and Mrs. Russo yelling it through the wall!',
        "Who's bringing the food? Nobody? You can't watch on an empty stomach! I'll wrap you something!",
        "I watch through my fingers, pal! I like both of them! I don't want anybody to lose!",
      ],
      ["Is it on yet? Don't tell me who wins, I got soup in my hands!"],
    ],
    training_sport: [
      [
        'All that on what food? You gotta eat first! Spaghetti, a big plate, ask anybody who wins!',
        "Look at you, an athlete! I bowl with other people's mothers, they kill me! You need soup for the knees!",
        'Good for you, pal! I ran once, for a bus! I let the next one go by with dignity!',
      ],
      ["How's the training? Show me a muscle! Connie, come feel this!"],
    ],
    band_show: [
      [
        "Am I invited? I'm coming! I'm bringing Aunt Connie and nine trays!",
        "Oh, I'd love that! Can you put me near the front? I clap loud, people like it or they move!",
        "Wonderful! Who's feeding everybody? Nobody? Pal, you need me there!",
      ],
      ['Is it tonight? I ironed the shirt! I ironed it twice, it got small!'],
    ],
    lost_match: [
      [
        'Aw, pal! You did your best! Did they at least have oranges? Sit, I got something better than oranges!',
        "My bowling average is eighty, and I cry a little every time! But then there's the meatball place!",
        'So you lost! The Mets lose, and look how we love them! Eat!',
      ],
      ["Again? Next time I come and yell! I don't know the rules, but I yell nice!"],
    ],
    dream_of_leaving: [
      [
        "Oh, you'd leave us? Who's gonna feed you? They got bread there? They got real bread?",
        'That sounds beautiful, pal! You go, you get a porch, I come in February with a suitcase of sausage!',
        'Do it! You only gotta save a little every trip! And leave me the address for the cookies!',
      ],
      ["Still dreaming about it? Me, I'd be lost past Jersey! But you go, pal!"],
    ],
    vacation_plan: [
      [
        'A vacation! Good for you, pal! Take a sweater, it gets cold, and take sandwiches, they rob you out there!',
        'You deserve it! I went away once, four days, I called the cat every night!',
        "Oh, that's beautiful! Swim after two hours, not before! My aunt knew a guy!",
      ],
      ['Are you packed yet? You forgot the towels! Everybody forgets the towels!'],
    ],
    in_a_band: [
      [
        'You play? Get out! Do you do weddings? I know eleven weddings! They pay in food, but what food!',
        'I played the accordion till the cat moved out, he came back when I sold it! You keep at it, pal!',
        "A star in my kitchen! Sign the wall, right next to the stove! I'll say I knew you hungry!",
      ],
      ["How's the music, pal? Play something soft, the sauce is sleeping!"],
    ],
    i_play_sport: [
      [
        'An athlete! I bowl, pal! One-twelve, with bumpers! You must be starving, come eat before you tip over!',
        'I played right field, the ball never came, I made friends with a bee! Good for you, you got real legs!',
        "You do that on purpose? I get winded opening the can! I'm proud of you, have a meatball!",
      ],
      ["How's the training? You look thinner! I don't like it! Sit!"],
    ],
    see_the_world: [
      [
        "You'll love it! Send me a card, I put them all over the stove! I got one with a donkey!",
        "Do it, pal! I'll pack the sandwiches! How many days is it? I'll pack for double!",
        'What a dream! When you get there, knock on any kitchen door and say Tommy from Queens sent you!',
      ],
      ['You still want to go! So put a little away each trip, in a can! Cans work!'],
    ],
    who_wins_game: [
      [
        'I always pick the team with the nicest hats, and I always lose! So take the other hats!',
        "Aunt Connie bets with dried beans! She's up forty beans! Ask her, I'm out of beans!",
        "I can't take a bet, pal, I'd feel so bad when you lost I'd give it back!",
      ],
      ['Still looking for a winner? The cat sat on the sports page, he picked the crossword!'],
    ],
    who_wins_fight: [
      [
        "Oh, I hope they hug! Do they hug? I'd put a lasagna between them!",
        'Aunt Connie! Whoever it is, Aunt Connie! You never saw her with the slipper, pal!',
        "I can't watch fights! I'd root for the one who's losing, then I'd switch, then I'd cry!",
      ],
      ['Another fight? Everybody sit, nobody fights with a mouth full!'],
    ],
    board_game: [
      [
        "I'd love to! But the cat ate the little pieces! We play with olives now and nobody ever finishes!",
        'I only know bingo and old maid! And Aunt Connie calls the numbers how she likes, so nobody wins but her!',
        "Sure, sometime! I'm a bad player, I let everybody take theirs back! My cousin's king is still hiding!",
        "I only know the one where you hide and Aunt Connie finds you! It's a short game!",
        "Don't get me started, pal, I play the mailman at checkers and I let him win! He's got a hard job!",
        "I'd play, but the cat sits on the board! He calls it a draw!",
      ],
      ['A game! Let me find the olives!', 'A game again! You won! See how easy that was? Now eat!'],
    ],
    you_gamble: [
      [
        "Bingo with Aunt Connie, for buttons! I'm down nine hundred buttons, pal! Don't tell Vinnie!",
        "I carry a lucky fork! It don't win nothing, but I never been hungry! So it works!",
        'I bet on bocce once, a whole salami! I lost it, and then the fella shared it with me! So who lost?',
      ],
      ["Only for buttons, pal, like I said! I'm winning them back!"],
    ],
    lost_a_bet: [
      [
        'Aw, you lost a bet! My cousin lost his shoes once! He walked home and said it was a diet!',
        "Betting! You can't win, pal, the ball doesn't know you! Sit, have something that's a sure thing: ziti!",
        "Oh, that hurts! Aunt Connie bets pennies and cries over three! I can't imagine yours!",
      ],
      ['That bet again! Let it go, pal, throw the ticket in the soup!'],
    ],
    takes_bets: [
      [
        "Me, a bookie? I can't even pick a melon! No bets here, pal! You wanna gamble, try the market!",
        "We only play for buttons in the kitchen, and my aunt has all the buttons! I don't take bets!",
        'Oh no, no betting! My uncle ran numbers, he could count to six! I just lend a little!',
      ],
      ['Still no book, pal! Only the cookbook!'],
    ],
    lottery: [
      [
        "I play the same number since I was nine! It never came! But it's loyal, and so am I!",
        "Win or lose, you eat after! That's my system, and it never failed!",
        'Gambling! Aunt Connie plays bingo and she bites people! Be careful, pal!',
        'You won? Connie! We got a winner! Oh, I got goose bumps, look at my arm!',
        "That's beautiful! Buy something with sugar on it, and something for your mother, and put the rest in a can!",
        'I never win! One time I won a ham, and I was so happy I gave it away! Tell me how it felt!',
        'Ooh, a ticket! Let me rub it! I got a lucky elbow, everybody says!',
        'If it comes in, you buy the six tables and I cook, okay? We shake on it with a roll!',
        "Aunt Connie plays the cat's birthday every week! The cat won't tell us the real one!",
        "I play my aunt's birthday! It never comes! She says it's 'cause I always tell everybody!",
        'Oh, numbers! I always pick the number of meatballs! I won a toaster once!',
        "A ticket! Scratch it here, I wanna see! I'll hold your elbow!",
      ],
      [
        'Again with the luck! Mine comes in a pot, every day at six!',
        "You won and I'm still happy about it! Let me touch your sleeve!",
        'Did it come in? No? Next week! It has to know where you live!',
        "Still playing, pal! One day, huh! We'll buy the bakery!",
      ],
    ],
  }
