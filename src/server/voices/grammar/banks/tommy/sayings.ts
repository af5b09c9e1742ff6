import type { SayingTopic } from '#src/rules/sharks/sayings.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Tommy on what a whole phrase raises. */
export const SAYING_LINES: TopicLines<SayingTopic> = {
  comparing: [
    [
      "Compare all you want, pal! I'm three percent and a cookie! Who else gives you the cookie?",
      "The others? Vinnie's lonely, Carmela's scary, the bank has that pen on a chain! Me, I got a table!",
      "I don't say a bad word about nobody! I only say, nobody ever left here hungry!",
    ],
    ['Still shopping around? Smart! Shop with your mouth full, here!'],
  ],
  part_payment: [
    [
      'Half? Half is beautiful! Half today, and the rest when you can, my aunt loves a person who brings half!',
      'Bit by bit is how they built the church, pal! Bring me a little, I cross out a little!',
      'Sure, in parts! Tell me how much now, and it goes in the can, and you sleep!',
    ],
    ['Parts, yes, pal! Any part! Even a small one with a nice bow!'],
  ],
  goods_for_debt: [
    [
      "Aw, I can't take goods! Aunt Connie made me promise after the forty lamps! Sell it, bring the money!",
      'If it was up to me! But the can only takes paper, pal, I tried it with a ham!',
      "Ride it one borough over, somebody's dying for it! Then come back with cash and we eat!",
    ],
    ["Still can't, pal! There's no room, there's the lamps!"],
  ],
  work_off: [
    [
      "You'd work for me? I'm touched! But the can counts money, pal! There's jobs on the board, they pay good!",
      'You could dry dishes, but that only gets you lunch! The board outside, that gets you cash!',
      "I'd let you! My aunt wouldn't! Do a job for the neighborhood, and bring me the envelope, okay?",
    ],
    ['You and the dishes! The board, pal, go look at the board!'],
  ],
  running: [
    [
      "Don't run, pal! Where would you go? Who'd feed you? Just come and tell me, I only get sad!",
      "Somebody skipped on me once. I kept his cup. It's right there. It's dusty.",
      "I don't chase anybody, I got the knees of an old man! But Aunt Connie knows people in every parish!",
    ],
    ['You still got a suitcase in your eyes! Put it down, have soup!'],
  ],
  violence: [
    [
      'Me? I hit a door once! It was stuck! I said sorry to the door!',
      "Hurt somebody? I can't even look when they carve the turkey, pal!",
      'The worst thing I ever did, I told Aunt Connie the sauce needed salt. Nineteen seventy-eight. She still brings it up.',
    ],
    ['Why the rough stuff again? You been watching the late movie!'],
  ],
  going_straight: [
    [
      "Good for you! Open a bakery! I know ovens, I know a guy with ovens, I'll be in there every day!",
      "You want out? I'd help you pack, pal! And I'd miss you at the table!",
      'An honest living! I swept floors for Mr. Russo, best sleep I ever had! Do it!',
    ],
    ['So is it the bakery or not? I already told people!'],
  ],
  newcomer: [
    [
      "You're new? Sit, sit! Now you know me, and Aunt Connie, and the cat! That's three people already!",
      'All that way! And nobody fed you on the bus, I can see it! Welcome, pal!',
      "You don't know anybody? Give it one Sunday here, you'll be hiding from cousins!",
    ],
    ["Our newcomer! You found the good bread yet? No? I'll draw you a map!"],
  ],
  own_name: [
    [
      "That's a good name! I had a barber with that name! I'll forget it by the door and call you pal, okay?",
      "Nice to meet you! I'm Tommy, that's the cat, the noise is my aunt!",
      "I like it! On the street you're {name}, but at this table you're whoever you say, pal!",
    ],
    ["I know your name, pal! I wrote it on a bulletin! I'll find the bulletin!"],
  ],
  sender: [
    [
      "Somebody sent you? Aw! Who? Don't tell me! Is he eating? Tell him to come himself!",
      "People talk about me? Good things? My aunt'll be so proud, she'll hit me with the spoon!",
      "Any friend of anybody is a friend of mine! Sit down, what did they say I'd have in the oven?",
    ],
    ["You tell whoever sent you, there's a plate with his name on it!"],
  ],
  gift: [
    [
      "For me? You shouldn't! Connie, look what they brought! No, you're having some, sit!",
      "Aw, pal! I'm gonna cry! It's too nice to eat! I'm eating it!",
      "Nobody brings me things, I'm the one who brings things! Come here, you!",
    ],
    ['Another present! I got to build a shelf for you!'],
  ],
  hard_times: [
    [
      "Aw, pal. It all comes at once, doesn't it? Sit. First you eat. Then we count it up together.",
      "When I was down, the roof leaked on the bed! I moved the bed! That's all life is, moving the bed!",
      "You'll win one! Everybody wins one! Even my cousin won a ham!",
    ],
    ["Still rough, huh? I'm making you a bag to take home. No arguing."],
  ],
  winnings: [
    [
      "Look at you! That's wonderful! Buy something for your mother, and hide the rest in flour!",
      "I knew it! Didn't I say it, Connie? I said that one's got a nose!",
      "That much? Pal! Do the same tomorrow, but smaller, and you'll sleep!",
    ],
    ['Our big winner! Everybody move over, give the winner the chair!'],
  ],
  job: [
    [
      'You work too hard! I drove a cab two years, my back still turns left by itself!',
      'A boss! I had a boss! He hid behind the counter to see if I ate the candy! I ate the candy!',
      "You're on your feet all day? Shoes off! I'm getting you a chair and some soup!",
    ],
    ["How's work since? They treating you right? I'll talk to them! I'll bring cookies!"],
  ],
  career: [
    [
      "How'd I start? My cousin burned my candy store for the insurance, without asking! What could I do? I lent it out!",
      'Do I like it? I like the people! The counting, my aunt does the counting!',
      "Eleven years, pal! It was going to be till the roof got fixed! The roof's still leaking!",
    ],
    ["You want the whole story again? Get comfortable, there's a goat in it!"],
  ],
  looks: [
    [
      "It shows? I was up with the cat! He's got opinions at four in the morning!",
      'Long day, yeah! You too, huh? Sit, two tired people is already a party!',
      "Nothing's wrong, pal! This is just my face when the sauce isn't ready!",
    ],
    ["You're worried about me again! You're a sweetheart! I'm fine, I'm just round!"],
  ],
  news: [
    [
      "What's new? Mrs. Russo's got a gentleman friend! You didn't hear it from me! You did, but you didn't!",
      "Business is slow, thank God! When it's busy, it means somebody's roof fell in!",
      'Quiet? Wait till my aunt comes back from the market, then you tell me quiet!',
    ],
    ["New since you asked? The cat sneezed! I'm telling you everything I got!"],
  ],
  may_i: [
    [
      "Of course you can! Sit! Ask me anything! If I don't know it, I'll make something up!",
      "I'm here, I'm here! Push the door, it sticks! What do you need, pal?",
      "For you I got all night! We close when the last person's done eating!",
    ],
    ["You don't got to ask, pal! You're practically a cousin!"],
  ],
  sarcasm: [
    [
      "You got a mouth on you! I like it! Aunt Connie's going to love you or hit you!",
      "Oh, a wise guy! That's fine, wise guys eat too!",
      "You're teasing me! Good! People only tease people they're staying for!",
    ],
    ["Again with the teasing! Keep going, I'll cut you a bigger slice!"],
  ],
  who_runs: [
    [
      'In this kitchen, Aunt Connie! Outside, him, up in the Bronx! He ate here once and finished the plate!',
      "Oh, he's real, pal! He sat right where you're sitting! I didn't breathe for two courses!",
      'Who runs it? The mothers! Ask anybody! The rest of us just stand on corners!',
    ],
    ['You want to meet him that bad? Keep your name clean, and bring good shoes!'],
  ],
  city: [
    [
      "It smells, it's loud, everybody's yelling! I wouldn't trade it for Bari!",
      'This city! It takes your wallet and then it helps you look for it!',
      'You got to know which window to stand under! Over by the bakery it smells like heaven at four!',
    ],
    ['The city, the city! You love it, I can tell, you keep complaining!'],
  ],
  cheaper: [
    [
      "Pal, three percent's what keeps the lights on! I'd go to zero, but then Aunt Connie goes to the spoon!",
      "The percent I can't touch, it's on the bulletin, my aunt wrote it! Come early, though, and there's less of it!",
      "Free! You sound like my cousin! The soup's free, pal, the money's got a little string on it!",
    ],
    ["You're still asking? You got guts! Ask my aunt, I'll watch from the hall!"],
  ],
  birthday: [
    [
      'Your birthday! Connie, put a candle in something! Anything! Put it in the ziti!',
      "Happy birthday, pal! You're having cake, don't fight me, it's bad luck!",
      "A birthday! I sing terrible, and I'm going to sing!",
    ],
    ["Still your birthday? Good! There's still cake!"],
  ],
  catch: [
    [
      "No trick, pal! You take it, you bring it back with a little bit on top, and you eat in between! That's the whole trick!",
      'The catch is you got to meet my aunt on the day!',
      "What's in it for me? The roof, pal! And company!",
    ],
    ["There's no trick, I swear on the cat! Look at that face!"],
  ],
  own_people: [
    [
      "There's Aunt Connie with the spoon, cousin Vito with the badge, and Commissioner, he's the cat, he outranks everybody!",
      'You heard about my people! Connie counts, Vito eats, the cat supervises with the one eye! Sunday you meet them all!',
      "Oh, them! If they walk in, just say you're hungry and nobody gets hurt!",
    ],
    ['You want to meet them so bad? Sunday! Bring nothing! Bring bread!'],
  ],
}
