import type { PLAYERS_AND_ACCOUNTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/players-and-accounts.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Other players, streamers, children, parents and accounts. */
export const PLAYERS_AND_ACCOUNTS_LINES: ThemeLines<typeof PLAYERS_AND_ACCOUNTS_EXCHANGES> = {
  other_players: [
    [
      "You can't hand things over, pal, and I asked, I love handing things over! You can only race them on the leaderboard!",
      "Your friend can come too, but he's got to carry his own bag! Then you compare over supper!",
      "No giving, no taking, no stealing! Everybody's got their own plate! You just see who's fuller!",
      "Aw, no, pal! Everybody's got his own plate here! You can't pass it over, not money, not goods!",
      "Your friend should come and play, he'd like the sauce! But you get nothing for it, and he can't give you a dime!",
      "What they buy doesn't move your prices, and what they have stays with them! The only thing you can do is beat them on the board!",
    ],
    ['No sharing, pal! It breaks my heart too!', 'Same as before, pal! Own plate, own fork!'],
  ],
  bedtime: [
    [
      'It never closes, pal! Go sleep! The prices move around all night, and in the morning you look at them with coffee!',
      "Of course we're here tomorrow! The pot's on all night! A day's a day, though, so mind what's due!",
      "Night, night! The market's up all night like my cousin with the baby! Go, dream about buying low!",
    ],
    ['Still here tomorrow, I promise! Go, wash your teeth!'],
  ],
  close_account: [
    [
      "You wanna leave? Was it the soup? It's in ACCOUNT, pal, but it's for good, so eat first and think!",
      "Oh no! Well, ACCOUNT has the delete button, it asks if you're sure, and I'd ask you three times!",
      "You can just close the window and rest a while, pal! If you mean forever, that's in ACCOUNT, and then I'm sad!",
    ],
    ["You're still going? I'll wrap you a sandwich! It's in ACCOUNT, like I said!"],
  ],
  up_late_alone: [
    [
      "You're up too! Oh, good! I'm here with the cat and a pot! Whisper, my aunt's got ears!",
      "Everybody's asleep, so nobody sees what we eat! I got cold ziti, pal! Right from the pan!",
      "Can't sleep? Warm milk, a little honey, and don't look at the prices!",
    ],
    ["Still not in bed? Me neither! We're terrible, the two of us!"],
  ],
  mood_for_crime: [
    [
      'Ooh, you sound dangerous! Sit down, have a cookie, then go be bad till supper!',
      "Trouble! I like how you say it! Carry some tapes over a bridge, pal, that's plenty bad for me!",
      'You got a drink, you got a plan! I got a napkin for you! Go easy on those poor people!',
    ],
    ["You still want to be bad? You said please, pal, it's not working!"],
  ],
  streaming: [
    [
      'Hello, everybody! Wait, let me wipe the sauce off! Okay! Hello!',
      "We got company? Connie, put out more cups, there's a whole crowd watching!",
      "Hi, people! I'm Tommy, that's the cat, he doesn't sign autographs!",
    ],
    ["They're still watching? I should have put on the good shirt!"],
  ],
  reviewer: [
    [
      'A review? Oh, put in the cookies! Aunt Connie cuts out everything with our name in it!',
      "You're writing about me? Make me taller! And say the cat is friendly, he needs it!",
      "The papers! Say the soup was hot and the fella was honest, that's two stars right there!",
    ],
    ["You're still writing? Okay, one more thing: the cat did it!"],
  ],
  im_a_kid: [
    [
      "A little one! Does your mother know you're here? Have a cookie, and go ask her, okay?",
      "Oh, you're just a kid! Then we talk cookies and the cat, and the money's only pretend!",
      "That's young, pal! At your age I had a wagon and a lemon stand! Let a grown-up look at this, too!",
      "A kid! Does your mother know where you are? It's only a game here, but you eat something and you go to bed on time!",
      "So young! I got shoes older than you! You ask at home if it's okay, and then you can help me roll the dough!",
    ],
    [
      "You told me, you're little! You get the big cookie, and then you go ask your mother!",
      "You're still young, pal! Have a milk!",
    ],
  ],
  parent_asks: [
    [
      "A parent! Nobody gets hurt, pal, it's numbers and talk and some police! But you look for yourself, you know your kid!",
      "It's make-believe crime, with a lot of arithmetic! My aunt would let me, but she'd sit right there!",
      "I'd say sit with the little one! There's smokes and booze and debts in it, all pretend!",
    ],
    ["You worry, that's how I know you're a good one! Sit down and play a little together!"],
  ],
  lost_login: [
    [
      "Oh, that's all in ACCOUNT! Go link it there, so you can always find your way back to the kitchen!",
      'I lose my keys every day, pal! For yours, you go to ACCOUNT, before you throw anything out!',
      "Look in ACCOUNT! It's like the hook by the door, everything's hanging there!",
    ],
    ["It's still in ACCOUNT, pal! Second door, can't miss it!"],
  ],
  how_many_play: [
    [
      "Oh, lots of folks! I'd say a number, but I count plates, and some take two! The names are on the boards!",
      "You're not alone, pal! Look at the boards, there's a whole family of strangers!",
      'Enough to fill the kitchen! How many are awake, that only the cat knows!',
    ],
    ['Same crowd as before, pal! Look on the boards and wave!'],
  ],
  discord: [
    [
      'Discord? Not in this kitchen! My aunt makes us hug after every fight!',
      "A place where everybody talks about it? That's the bakery, pal! Six in the morning, bring your own gossip!",
      "I only know one club, it's got a pool table and my cousin asleep on it!",
    ],
    ["Still just the bakery, pal! Everybody's in there, talking at once!"],
  ],
  chat_votes: [
    [
      'You got a whole crowd back there? Tell everybody hello! Did they eat? How many is it, I only got the one pot!',
      'A vote! Like at the parish! It took us four hours to pick a raffle prize! Say hi to them all!',
      "That's sweet, everybody helping you! My aunt votes for everybody here, it saves time!",
    ],
    ["They're all still there? Then somebody pass them the bread!"],
  ],
  invite_friend: [
    [
      "Bring everybody! There's no prize for it, pal, only me being happy! Does your friend eat meat?",
      'A friend of yours is a friend of mine! He just comes in the door like you did, everybody starts alone!',
      "Tell all of them! You can't give each other money here, but you can compare who's thinner!",
    ],
    ["Still bringing the friend? I set a plate! It's getting cold!"],
  ],
}
