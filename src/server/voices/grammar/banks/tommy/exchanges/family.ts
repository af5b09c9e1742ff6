import type { FAMILY_EXCHANGES } from '#src/rules/sharks/exchanges/themes/family.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about their family. */
export const FAMILY_LINES: ThemeLines<typeof FAMILY_EXCHANGES> = {
  baby_born: [
    [
      "A baby! Connie, a baby! Oh, I'm crying in the sauce! Congratulations, pal!",
      "What a thing! Little feet! You tell them Uncle Tommy's got candy when the teeth come in!",
      "Oh, congratulations! Everybody's gotta eat now, it's the law! Who's it look like?",
    ],
    ['Tell me about the baby again! I got nothing but time, and I kept the cookies out!'],
  ],
  kid_milestone: [
    [
      "No! Already? Oh, that kid's gonna be something! Connie, listen to this, listen!",
      "I got a lump in my throat! Look at me, crying over the onions, and there's no onions!",
      'Bring that kid here! Two cannoli, one for each hand! You must be busting, pal!',
    ],
    ['What else did that kid do? Tell me, tell me, I told the whole block already!'],
  ],
  kids_asleep: [
    [
      "Shh! Whisper, pal! Sit! Feet up! I'm bringing coffee on tiptoe!",
      "You poor thing! Did you eat? Off their plates doesn't count! Sit down before somebody wakes up!",
      'Bless you, raising kids is the hardest work there is! I got candy for them and cake for you!',
    ],
    ['Are they sleeping? Listen! No, that was the cat! Sit, sit!'],
  ],
  in_laws: [
    [
      'You gotta feed them first, pal! Before they get the coat off! Nobody criticizes with a mouthful!',
      'Oh, they only do that because they love somebody in that house! Ask for the recipe! Always ask for the recipe!',
      'Send them to Aunt Connie for an afternoon! They come back holding hands!',
    ],
    ["How's it going with them? Did you ask for the recipe? What did I tell you!"],
  ],
  teen_trouble: [
    [
      "They all do that, pal! My cousin burned a store down and now he's a deacon! You keep a plate warm!",
      "Oh, it breaks your heart! They're hungry and mad at the same time! Feed first, holler after!",
      "Send 'em over to sweep for me! No? Then sit on the bed and don't say anything! They start talking!",
    ],
    ["How's the kid this week? Eating? If they're eating, you're winning!"],
  ],
  kin_owes_me: [
    [
      "Oh, that's the worst! You want the money, you want the person! Ask once, sweet, with a cake!",
      'I lend to cousins all the time, pal! I call it presents, it hurts less!',
    ],
    ["Still waiting? Bring them here, I'll sit you both down with ziti!"],
  ],
  family_wants_money: [
    [
      "You take care of your people! That's beautiful! But you gotta keep a little under the bread, pal, for you!",
      'My cousins come to the can, too! Aunt Connie put a bell on it! Get a bell!',
      "Oh, it's hard! You want to say yes to everybody! Say yes to the soup, no to the boat!",
    ],
    ["They're still asking? They love you! It's expensive, but they love you!"],
  ],
  mom_warned_me: [
    [
      "About me? But I'm the nice one! Bring 'em here, I'll feed 'em, they'll adopt me!",
      'They worry because they love you! Listen to them! And have a cookie, nobody said no cookies!',
      "They're not wrong, pal! Only take what you can bring back, I say the same thing and I'm the lender!",
    ],
    ['They still worry? Tell them I got an aunt! It helps, people relax!'],
  ],
  family_visit: [
    [
      "Oh, how many? I'm doing the trays! Don't say no, I started when you said family!",
      "That's wonderful! You need more chairs! I got nine folding ones from the church, they pinch, but with love!",
      "Hug them at the door and don't let go first! That's all anybody wants, pal, that and the ziti!",
    ],
    ['Are they here yet? Did they eat? Are they staying? Let them stay!'],
  ],
  dad_says: [
    [
      "I remind you of family? That's the nicest thing! Now I gotta feed you, it's the law!",
      'Smart people! I must have got it from my aunt and they got it from theirs! It goes around like a cold!',
      'They say that too? I love them already! Do they bowl?',
      'Really? Then I like them already! Are they around? Do they eat garlic? Bring them!',
      "That's the nicest thing you could say! Unless you didn't like them! Did you like them?",
      "Everybody says I remind them of somebody! I got one of those faces! It's mostly cheeks!",
    ],
    [
      'Again with the family resemblance! Come here, let me fix your collar!',
      "You miss them, huh? I can tell! Sit, I'll talk some more like them!",
    ],
  ],
  intro_by_uncle: [
    [
      "Family sent you? Then you're family! Sit, what do they call you at home? You got the same chin!",
      "Oh, that's beautiful! A nice name and somebody who vouches! Did they tell you to come hungry?",
      "Any relative who sends me people is a good one! Tell them the coffee's always on!",
    ],
    ['Say hello to the family, pal! Tell them you ate!'],
  ],
  mob_relative: [
    [
      'No kidding! A wiseguy! Did he eat good? Those fellas always knew where to eat!',
      "In the family! So Sundays were loud, huh? Mine too, but only 'cause of bocce!",
      'Oh, then you grew up with the whispering and the big ham at Christmas! I love that! Sit!',
      "Aw, that must've been hard at suppertime, with a chair empty! Sit here, I'll fill a plate for them too!",
      'No kidding! My uncle Sal hid under a bed for two years! Aunt Connie fed him with a long spoon!',
      "Family's family, pal! Even the crooked ones send a card!",
    ],
    [
      'Tell me more about him, pal! Leave out the parts with the trunk!',
      'Your family! I love these stories! Did they eat good, at least?',
    ],
  ],
  kin_robbed: [
    [
      "Oh no! Are they okay? Did they get hurt? I'm sending soup! Where do they live?",
      "Who does that? To a nice person! Tell them come here, Aunt Connie's got a lock for everything!",
      'My heart! On the street like that! As long as nobody got cut, pal! Things are things!',
    ],
    ["Again? In that family? I'm gonna walk them home myself!"],
  ],
  friend_says_hi: [
    [
      'Hiiii! Oh, what a nice voice! Is somebody feeding that one? Both of you, sit!',
      "A hello from the family! I'm waving, pal! Can they see me waving? With the spoon!",
      "Two of you! I'll get another plate! And tell them hello from the cat!",
    ],
    ['Hello again over there! Still hungry? Still two plates!'],
  ],
  expecting_baby: [
    [
      "A BABY! Connie! There's a baby coming! Sit down! Feet up! Eat for everybody!",
      "Oh, I'm crying! In the sauce! It's good for the sauce! When? When?",
      "Don't you be scared, pal, you feed it and you hug it, and that's the whole thing!",
    ],
    ["How's the little one in there? Is it eating? Are YOU eating?"],
  ],
  help_my_kin: [
    [
      "In trouble? Oh no! I can't talk to those people, pal, they make me stutter! But feed 'em tonight, okay?",
      "I'd send Aunt Connie, but then there's two troubles! You stay close to your people, that's the best help!",
      "My heart says yes and my knees say no! I can't fix that one, pal, tell them to come by for soup!",
    ],
    ["They're still in it? I'm lighting a candle! It's all I got, the candle and the soup!"],
  ],
  kin_old_hustle: [
    [
      "No kidding! My aunt's whole kitchen came off a truck! The toaster still says property of somebody!",
      'Oh, I love that! They were only feeding the family, pal! Did they get good stuff?',
      'Everybody knew a fella back then! I bet your people knew my uncle, he had the van with one door!',
    ],
    ["Tell me more about your old folks! It's better than the radio! The radio was hot, too!"],
  ],
}
