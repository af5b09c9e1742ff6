import type { MatterTopic } from '#src/rules/sharks/matters.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Tommy on the matters that players bring up, and on himself. */
export const MATTER_LINES: TopicLines<MatterTopic> = {
  swindled: [
    [
      'They sold you junk? Oh, that makes me sick, pal! You look in the box first! Sit, have a roll!',
      'Somebody cheated you? With that face? Aunt Connie got a radio like that once, there was a brick in it! We still have the brick!',
      'Aw, a bad buy! Happens to everybody once! You open it, you shake it, then you hand over the money!',
    ],
    ['They cheated you again? Take me along, I shake everything!'],
  ],
  near_miss: [
    [
      'You walked right by the cops? My heart! Give me your hand, feel that, it’s going like a sewing machine!',
      "You got away! Oh, sit, you're still sweating! Don't do that to me, pal, I got a weak stomach!",
      'Right past them! With all that! My cousin tried it and tripped! You got angels, light a candle!',
    ],
    ['You slipped by them again? One day they look up, pal! Take it easy!'],
  ],
  missed_chance: [
    [
      'Aw, if you waited one more day! I know! I sold my bike before gas went up! You can’t know, pal!',
      "It went up after you sold? That's how you know it was yours! Next time you keep a few back!",
      "Don't do that to yourself! You got paid, you got a plate in front of you! It'll come around again!",
    ],
    ['Still thinking about the one you missed? Let it swim, pal!'],
  ],
  home_trouble: [
    [
      'Your place is giving you trouble? Bring them cookies! I did that with the guy upstairs, now he plays softer!',
      'Oh, that building! You can sleep on our couch, but the Commissioner sleeps on it too, and he kicks!',
      "That's no way to live! I'll call my cousin, he fixes everything, it takes him a year but he comes!",
    ],
    ['Your apartment again! The couch is still free, pal!'],
  ],
  room: [
    [
      'You need more room! You buy the next size, right in your stash, pal! It holds double!',
      'Bigger pockets, sure! You pay once and you carry double, it says how much in your stash! My aunt could sew them, but she asks questions!',
      'A bigger stash, you buy it right there with your things! Every size is twice the last one!',
    ],
    ['I told you, buy the bigger one! It’s like a second closet!'],
  ],
  own_other_life: [
    [
      "If I didn't do this? A bakery! I'd give it all away by noon and go broke smiling!",
      'Me? A crossing guard! You wave all day, the kids know your name, you get a whistle!',
      'I’d be a cook on a boat! But I get seasick, so a cook next to a boat!',
    ],
    ['I told you, the bakery! Or the whistle! I still want the whistle!'],
  ],
  own_boss: [
    [
      'Who do I answer to? Aunt Connie, pal! After her, the Boss, but he never threw a spoon at me!',
      "My aunt's the boss! Then there's the real Boss, I send him cookies and a little envelope!",
      'I got nobody over me but my aunt and the Boss! And the cat, mornings!',
    ],
    ['Aunt Connie! I told you! She’s looking at me right now!'],
  ],
  conscience: [
    [
      "Do I feel bad? Every night till I eat something! That's why I feed everybody first!",
      'Oh, all the time! I once gave a fella his money back and drove him home! My cousins didn’t talk to me!',
      "I feel bad when somebody cries! Then I cry, then we're both no use to anybody!",
    ],
    ['You asked if I feel bad, and now I feel bad! You want a cookie?'],
  ],
  own_quit: [
    [
      'Me, quit? And who’d feed you people? Florida’s too hot for sauce anyway!',
      'I think about it! A little house, tomatoes, the cat on the porch! But my aunt says no, so no!',
      'Retire? I’d be back in a week, pal! I can’t sit, I tried, I polished a door!',
    ],
    ["I'm not going anyplace! Who'd have your coffee ready?"],
  ],
  own_prison: [
    [
      "One night, pal, over my cousin's fire! I cooked for the whole precinct! They still call at Easter!",
      'Just the once! They put me in with a fella named Lou, we still send cards!',
      'One night in the precinct! I cleaned the whole cell, they asked me to come back!',
    ],
    ['One night, I told you! With Lou! Nice fella, bad driver!'],
  ],
  own_hobby: [
    [
      'I play cards with my aunt! She cheats! I let her, she’s got the spoon!',
      "I cook, pal! That's my fun! And bocce, Sundays, with men older than the ball!",
      'Scopa, bocce, and I wash the cat! You ever wash a cat? It’s like a sport!',
    ],
    ['Bocce, I told you! Come Sunday, I’ll lend you a hat!'],
  ],
  weekend: [
    [
      'My weekend? Thirty-one people for Sunday dinner, and I dropped the eggplant! It was beautiful!',
      'Oh, we had a christening! I cried at the soup! How was yours, pal?',
      'I slept till six! Then I made gravy for the whole street! Best Sunday since Easter!',
    ],
    ['Same weekend, pal! It gets longer every time I tell it!'],
  ],
  armed: [
    [
      "A gun? Me? That's a breadstick, pal! You want half?",
      'I never carried one in my life! I got a spoon, and it’s not even mine!',
      "No, no, that's my belly! I had two lunches! I don't hold with guns, they scare the cat!",
    ],
    ['Still no gun, pal! Still two lunches!'],
  ],
  good_explained: [
    [
      "What it's for? I never knew! You buy it where they got too much and you bring it where they got none! Like bread!",
      'Somebody likes it, that’s what it’s good for! It’s cheap in one place and not in the other, and you ride the train!',
      'I don’t use it myself, pal! You just look at the price board in two places, and go from the little number to the big one!',
    ],
    ['It’s like I said! Little number, train, big number!'],
  ],
  carry_safe: [
    [
      'Is it safe? Not so safe, pal! Go light, go slow, and if the cops know you, stay home and eat!',
      "If you're not hot, they don't even look up! If you are, oh boy, they go through your socks!",
      'I wouldn’t! Not with a full coat! Take half today and half tomorrow, and wear a nice hat!',
    ],
    ['Still not so safe! You worry me, you know that?'],
  ],
  how_to_win: [
    [
      'How do you win? You make your money, you keep everybody happy, and one day the Boss pours you a coffee!',
      "Buy where it's cheap, sell where it's not, come on your day, and your name goes up! That's the whole recipe!",
      'You got more at the end than at the start, and you still got friends! That’s winning, pal!',
    ],
    ['I told you the recipe! Cheap, dear, on time! And eat!'],
  ],
  paid_other: [
    [
      'You gave it to somebody else for me? Oh no! Nobody gave me anything but a look, pal!',
      'It didn’t come! I checked the can, I checked the cat! You gotta bring it to me yourself!',
      'Aw, never give it to the other ones! They forget! You come here, you put it in my hand, I write it down!',
    ],
    ['It still didn’t get here, pal! I looked under the sugar!'],
  ],
  collateral: [
    [
      "Keep your things, pal! I don't take them, I'd feel terrible! The rate's already the little one!",
      'You’d give me that? No, no, you need it! I go by the face! My price stays what it is!',
      'I got no place to put it, the cat sleeps everywhere! No pledge with me! That’s Carmela, she likes that!',
    ],
    ['I still don’t want your things! Keep them, they’re yours!'],
  ],
  good_news: [
    [
      'No! Really? Connie, come here, listen to this! Oh, I’m so happy for you, pal! Sit, we open something!',
      "That's wonderful! I knew it! I said to the cat, that one's going places!",
      'Look at you! Good things! I’m gonna cry in the sauce! You tell your family yet?',
    ],
    ['I told everybody your good news! They all say hello!'],
  ],
  griping: [
    [
      'Aw, that would drive me up the wall! Sit, complain, I got all day and a whole cake!',
      'You poor thing! Everything at once, huh? You eat something and it gets smaller, I promise!',
      'That’s terrible! Who do I talk to? I’ll talk to them! I won’t win, but I’ll talk!',
    ],
    ['Still that? Oh, pal! Take the big piece!'],
  ],
  plans: [
    [
      'I love it! Do it, pal! And if it goes wrong, you come back here and I say it was a good idea!',
      'Look at you, with plans! My cousin planned a thing like that, it took him nine years! Start today!',
      "That's a nice thing to want! Put a little in a can every week! That's how I got my stove!",
    ],
    ['How’s the plan, did you start? I told my aunt you’d start!'],
  ],
  jailed_if: [
    [
      'If they catch you? They take some of what you got, and they talk mean! Then you come here and I give you soup!',
      "You don't fight, you don't run, you let them take their piece! You can make it again, pal! Your day stays your day, though!",
      'Oh, don’t even say it! They grab a part of your goods and you get hot for a while! Go light and they don’t bother!',
    ],
    ['They take a piece, I told you! Then soup!'],
  ],
}
