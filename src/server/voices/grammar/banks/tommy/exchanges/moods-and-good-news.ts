import type { MOODS_AND_GOOD_NEWS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/moods-and-good-news.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players feel today, good news, bad days and birthdays. */
export const MOODS_AND_GOOD_NEWS_LINES: ThemeLines<typeof MOODS_AND_GOOD_NEWS_EXCHANGES> = {
  i_am_lonely: [
    [
      "Nobody? You got me! You got the whole kitchen! Sit there, that's yours now, I mean it!",
      "Oh, pal! Supper's at six, bring nothing, they'll ask you a thousand questions and fix your collar!",
      'I know that feeling, after the store burned I ate over the sink! Never again! You eat here!',
    ],
    ["You're back! Good! Look, the cat saved your chair, he only shed on it a little!"],
  ],
  feeling_anxious: [
    [
      'Hey. Look at me. In through the nose, it smells like garlic, out through the mouth. Again. Good.',
      "Sit with me, pal. You don't have to fix anything. You stir this. Slow. That's all we're doing.",
      'Everybody gets that, even the cat. You tell somebody close to you, too, okay? Not only me.',
    ],
    ["How's the heart now, pal? Slower? Have the warm milk. I'm right here."],
  ],
  lonely_birthday: [
    [
      "Nobody called? Nobody? Connie, get the cake, any cake! Happy birthday, pal! I'm singing, you can't stop me!",
      "Aw, that breaks my heart! You come sit, the cat'll wear a hat! Happy birthday to you!",
      "They forgot, the bums! I'm writing your name on the fridge, with a star! Many happy returns!",
    ],
    ["I'm still mad at all those people! You want more cake? There's more cake!"],
  ],
  homesick: [
    [
      "Aw, pal! You got a home here, it's loud and it smells like garlic! What did they cook where you're from?",
      "My father went back to his! I get it! But you stay a while, I'll make you the thing your mother made, badly!",
      "That's the worst ache, that one! Come Sunday, we're forty people, you can be homesick in a crowd!",
    ],
    ["It still pulls, huh? Write them a letter! Tell them Tommy from Queens says you're eating!"],
  ],
  angry_now: [
    [
      'Whoa, whoa, sit, breathe! Who did that to you? No, eat first, nobody can be mad with a full mouth!',
      "I got mad once, in '78! I slammed the oven, and the souffle fell, and that wasn't even my souffle! Don't do it, pal!",
      "Tell me all of it! Yell! Yell at the can! It's heard worse from my aunt!",
    ],
    ["You're still steaming, pal! Have the ice cream! It's medicine when it's for anger!"],
  ],
  im_bored: [
    [
      'Bored? With all this? Come peel garlic! Ride over to another borough, look at prices, tell me everything!',
      "Nobody's bored in Queens, pal! We got a hydrant, a radio, and my aunt mad at a fish!",
      'You need a project! Do a job off the board, then buy something silly, then sell it to somebody sillier!',
    ],
    ["Bored again? Sit, I'll tell you about all eleven cousins! No? Then go do a job, pal!"],
  ],
  im_proud_today: [
    [
      "You did that? YOU? Connie, come look at this person! I'm so proud I gotta sit down!",
      "That's wonderful! I'm hugging you! We're having cake! Don't argue, the cake's already moving!",
      'I knew you had it in you, pal! The first day I said, that one finishes things! I told the cat!',
    ],
    ["I'm still telling everybody about it! The mailman cried!"],
  ],
  bored: [
    [
      "Bored? In here? Stir this! Now peel that! See, it's going by already!",
      "Watch, I can put a whole meatball in my mouth and say 'Astoria'! Mmtmia! Did you get it?",
      "Okay, okay! The cat can open the icebox! He won't do it now, you're looking! But he can!",
    ],
    ["Still bored? All right, I'll get the accordion! Aunt Connie, where's the accordion?"],
  ],
  you_are_boring: [
    [
      'Am I? Oh no! I was saving the good story, about the goat! You want the goat?',
      'Bored? In this kitchen? With the cat and the spoon and the noise? Come dry some dishes, it flies!',
      "Aw, I run on, I know! My aunt falls asleep standing up! Pick something, pal, I'll talk about that!",
    ],
    ["Still bored! All right, I'm getting the accordion!"],
  ],
  never_do: [
    [
      "Never go to market hungry! You buy everything! And never hide when you're short, come and say so!",
      "Never put the whole bag in one thing, pal! My uncle did, now he's got a garage full of umbrellas!",
      "Don't sell and sell in the same spot till the cops know your shoes! And never, ever say no to Aunt Connie!",
    ],
    ['Never skip lunch! The other things I told you already!'],
  ],
  bad_day: [
    [
      "Aw, no! Come here, sit, don't talk, eat! When the plate's empty you tell me who did it!",
      "One of those days! I know them! The milk's off, the shoe breaks, and then a cat sits on you and it's over! I got the cat!",
      "You poor thing! Tomorrow's brand new, nobody stepped in it yet! Have a cookie for today!",
    ],
    ["It's still going? Two cookies, then! I don't tell my aunt!"],
  ],
  i_messed_up: [
    [
      'Aw, come here! Everybody does it! I once put salt in forty cannoli! You say sorry to yourself and you bake again!',
      "How bad? Bad like spilled milk or bad like my cousin's van? Either one, we can sit down and think!",
      "A mistake's just a lesson with a mess on it, pal! Wipe it, and tomorrow you're smarter than me!",
    ],
    ["Still blaming yourself? Enough! Have some cake, that's an order!"],
  ],
  my_birthday: [
    [
      "Happy birthday! Aunt Connie, it's a birthday! Sit, there's a cake, there's always a cake, we just change the name!",
      "Oh, happy birthday, pal! Make a wish! Don't tell me! Okay, tell me!",
      'A birthday! I sing it loud, the cat leaves, and then you get the corner piece with the flower!',
    ],
    ['Again, happy birthday! I already sang, but I can do the high part!'],
  ],
  life_advice: [
    [
      "Never go shopping hungry and never go to bed mad! And call your mother! That's three, take all three!",
      "My aunt says: stir slow, pay on time, and don't trust a man who won't eat! She's never been wrong, only loud!",
      "Be nice to everybody, pal! You never know who's got the spare key!",
    ],
    ['More advice? Wear a sweater! I told you the big ones already!'],
  ],
  im_unlucky: [
    [
      "Aunt Connie's got a little red horn for luck, it hangs over the stove! Touch it on your way out!",
      "Luck comes around like the bread truck, pal! Be outside when it comes, that's all!",
      'Good or bad, I say eat first! I never saw a guy unlucky with a full plate!',
    ],
    ["Still thinking about your luck? Touch the horn again, it can't hurt!"],
  ],
  something_nice: [
    [
      "Oh, nice, I got plenty! The twins next door learned to whistle! Both at once! It's awful and I love it!",
      'The sauce came out perfect today, pal! I stood there with the spoon and I looked at the ceiling!',
      "Mrs. Russo's tomatoes came up on the fire escape! Little red ones! She gave everybody one! One!",
    ],
    ["More good news? You came back, pal! That's the good news!"],
  ],
  lost_something: [
    [
      "Oh no! Did you look in the icebox? That's where I find everything! My keys were in the ham!",
      'Say a little prayer to Saint Anthony, pal! He found my cousin! Behind the church!',
      "Don't cry, it'll turn up! It's always in the last pocket, so start with the last one!",
    ],
    ["You lost it again? I'm calling Saint Anthony at home!"],
  ],
  good_news_talk: [
    [
      'Tell me, tell me! Wait, let me put the spoon down! Okay! No, wait! Okay!',
      "Is it a baby? Is somebody marrying? Don't make me guess, I'm bad at it!",
      'Good first! Then we eat, then the bad, nobody should hear bad on an empty stomach!',
    ],
    ['More news! My heart! At least give me a hint, is it food?'],
  ],
}
