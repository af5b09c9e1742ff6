import type { ILLNESS_AND_GRIEF_EXCHANGES } from '#src/rules/sharks/exchanges/themes/illness-and-grief.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about illness, pain, drink and the people they lost. */
export const ILLNESS_AND_GRIEF_LINES: ThemeLines<typeof ILLNESS_AND_GRIEF_EXCHANGES> = {
  sick_in_bed: [
    [
      "You're sick? In bed? Who's bringing you soup? Nobody? Connie, get your coat!",
      'Oh, you poor thing! Two blankets, hot lemon, and no window! And you talk to me as long as you want, pal!',
      'I can hear it in the nose! Chicken soup! Put the little stars in it, the stars are what does it!',
    ],
    ["How's the fever, pal? Let me hear you breathe! No, deeper!"],
  ],
  doctors_orders: [
    [
      "No! They can't do that to you! Okay. We do it with garlic and lemon, you won't notice, I promise!",
      'My doctor said the same, pal! I gave him a meatball, now he comes Thursdays!',
      "You gotta listen, I know! But a little on Sunday, what's he gonna do, come to the table?",
    ],
    ['You being good? Let me see the tongue! All right, one small cookie!'],
  ],
  widowed: [
    [
      "Oh. Oh, I'm so sorry. Sit here by the stove. You don't have to say anything, I'll talk.",
      "That's the hardest one there is, pal. Tell me one thing about them. A small one. I got all night.",
      "I'm sorry. It gets so quiet, I know. Supper here's at six, it's never quiet, you just come.",
    ],
    ["How is it at home, pal? Still so quiet? There's a plate here with your name on it."],
  ],
  misses_grandpa: [
    [
      "Oh, don't, I'm gonna cry in the pot! Tell me more! What did they cook?",
      "That's how they stay with you, pal! I smell a bakery, I'm five years old and somebody's holding my hand!",
      "You were loved, I can tell! You got it all over your face! Sit, we'll drink a coffee to them!",
    ],
    ['Tell me about the old days again! I like the part with the smell!'],
  ],
  quit_drinking: [
    [
      "Oh, pal, come here! I'm so proud! You know how hard that is? Sit, I got the good lemonade!",
      'Every day, huh? One at a time! And the bad ones you come here, and we eat till it goes by!',
    ],
    ["You're still at it! I'm gonna put another candle in a cannolo for you!"],
  ],
  bones_tell_weather: [
    [
      "Mine's the elbow! From bowling! When it hums I bring in the wash and put a bucket under the roof!",
      "Better than the radio! Aunt Connie's got a toe, the whole block asks the toe!",
      "You gotta keep that warm, pal! A wool sock and some soup! What's it say about Sunday?",
    ],
    ["What's it say now? I got a picnic, pal, don't break my heart!"],
  ],
  kin_in_hospital: [
    [
      "Oh no, pal. Did you eat? You gotta sit there a long time, you need a sandwich. I'm wrapping two.",
      "I'm so sorry. Hold the hand, talk about regular things, they hear you. We're all praying here.",
      "Go, go! Don't stay here with me! And tell the nurses Tommy said they're angels!",
    ],
    ['How are they today, pal? Better? Tell me better. Connie lit a candle.'],
  ],
  toothache: [
    [
      "Oh, the tooth! A clove! Put a clove on it! Connie, where's the cloves!",
      "Soup for you till Friday! I'll mash the meatballs, you won't miss a thing!",
      "You poor thing! I went once, I held the nurse's hand so hard she asked me to bowl!",
    ],
    ["How's the tooth? Open up! Oh! Close it, pal, close it!"],
  ],
  broken_bone: [
    [
      "Oh no! Does it hurt? Don't lift anything! I'll carry it, what is it, the spoon? I'll carry the spoon!",
      'Sit! Put it up! Bone soup makes bone, ask Aunt Connie, she grew two inches at sixty!',
      'You poor thing! Can I sign it? Where can I sign? Leave room for the cat!',
    ],
    ["Is it healing? Don't scratch! I see you scratching!"],
  ],
  workday_aches: [
    [
      "Shoes off! Feet in the pot! No, the other pot, that one's the sauce!",
      "You worked like that all day? You need meatballs and a hot bottle! Lie down on the bench, the cat'll move!",
      "I drove a cab fourteen hours once, I walked like a crab till Easter! Sit, pal, I'll rub your shoulder with the vinegar!",
    ],
    ["Is it still sore? Did you use the vinegar? You smell too good, you didn't use the vinegar!"],
  ],
  pet_died: [
    [
      "Oh, no. Oh, pal, come here. The Commissioner's coming over, see? He knows. He never does that.",
      "I'm so sorry. They take up so little room and then it's so big. You tell me what was the name.",
      "You gave a good life, I'm sure of it. Sit, I won't say anything. I'll just put the plate here.",
      "Oh no. Oh, pal. Come here. What was the name? Tell me everything, the cat's listening too!",
      "I can't! I can't hear that! I'd hug you through the wall! Sit, tell me the funniest thing they ever did!",
      "That's family! Don't let anybody tell you it's only an animal! I'm lighting the good candle!",
    ],
    [
      "You still look at the door, don't you? Me too, I'd look. Have some soup, pal.",
      'I thought about your little fella all day, pal! I gave the cat seconds in his honor!',
    ],
  ],
  lost_parent: [
    [
      "Oh, pal. I'm so sorry. I'm bringing a tray to the house, don't tell me the address, Connie'll find it.",
      "Sit down. Tell me something good about them. It doesn't have to be big. I got the soup on.",
      "That's a hole nobody fills. You just learn where it is. I'm sorry, pal. You're not eating alone tonight.",
    ],
    ['How are you holding up, pal? The truth. I got the chair here for you.'],
  ],
  hungover: [
    [
      'Oh, you poor head! Whisper, everybody! Peppers and eggs, lots of bread, and no sudden cats!',
      "My cousin's wine? Was it my cousin's wine? He shouldn't give it to people! Sit, drink water!",
      "Aunt Connie has a cure, it's got vinegar in it! You'll hate it, you'll live!",
    ],
    ["How's the head? Did you drink the vinegar thing? You gotta hold your nose!"],
  ],
  feeling_old: [
    [
      'Old? You? Look at that face! I got meatballs older than you!',
      "Oh, I found a gray one in the sauce, I cried all morning! It was the cat's!",
      "You're not old, you're simmered! That's when it gets good, pal!",
    ],
    ["Still feeling it? Come dance with Aunt Connie, she'll wear you out!"],
  ],
  gained_weight: [
    [
      "Don't you touch a pound, pal! Every one of those was a good supper!",
      "You look perfect! Come here, let me pinch the cheek! See? That's a cheek!",
      "My doctor gave me a list, I lost the list, I didn't lose anything else!",
    ],
    ["Aunt Connie looked at you, she says two more meatballs! That's a medical opinion!"],
  ],
  cant_sleep: [
    [
      "You can't sleep? Warm milk, a little honey, and I talk to you about my cousin's knees! You'll be out in a minute!",
      "Oh, I'm up too! It's me, the cat and the icebox! Pull a chair, we'll whisper, my aunt's asleep!",
      'Close your eyes and think of a big pot of soup! Just going around! Around and around! See? I nearly went!',
    ],
    ["Still awake? Lie down on the bench, pal, I'll hum something!"],
  ],
  im_drunk_home: [
    [
      'Uh oh! Eat something, pal! Bread first, then soup, then bed! No business tonight, okay?',
      "You're happy! I like you happy! But you gotta have a glass of water, I'm holding it up, see?",
      "Hand me the car keys, I'll put them in the coffee can! You sleep on the couch with the cat!",
    ],
    ["Still at it? More bread! I'm cutting it thicker!"],
  ],
  im_drunk_home_n: [
    [
      "Oh boy! Bread, right now, and a big water! And don't call anybody you used to love!",
      "You're tipsy! I can hear it, you're leaning! Sit, have a meatball, it soaks!",
      'I had two fingers of anisette once, I proposed to a mailbox! Go easy, pal!',
    ],
    ["You had another one? Give me the glass, here's soup!"],
  ],
  grandparent_died: [
    [
      "Oh no. Come here. Grandmas shouldn't be allowed! What did she cook best? Tell me, I'll try to make it!",
      "I'm so sorry, pal! Mine's up there too, she'll show yours around! They'll be arguing about garlic already!",
      "That's the whole first floor of your heart, a grandparent! Sit, I won't say a thing! I'll just stir!",
    ],
    ['You still miss them, sure you do! I talk to mine every time I salt the water!'],
  ],
}
