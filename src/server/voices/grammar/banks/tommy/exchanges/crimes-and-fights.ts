import type { CRIMES_AND_FIGHTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/crimes-and-fights.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Robberies, fights, tricks and wars that players talk about. */
export const CRIMES_AND_FIGHTS_LINES: ThemeLines<typeof CRIMES_AND_FIGHTS_EXCHANGES> = {
  drugs_guns: [
    [
      'Oh, no, no, not in front of the cat! We got smokes and tapes and nice jackets, pal!',
      "They don't sell that on the market, and thank God! Somebody's kid, you know? Carry a box of tapes instead!",
      "No guns! I jump when the toast comes up! Look on the board, there's plenty that doesn't hurt anybody!",
    ],
    ["Still none of that, pal! My aunt's a church lady!"],
  ],
  rob_you_all: [
    [
      "Oh, don't! We'd all come, pal! Vinnie drives like a crazy man and Carmela won't let us open the window!",
      "You'd run from me? I'd be so sad I'd have to send my aunt! You don't want my aunt at your door, with the bag!",
      "You'd never make it! You'd miss the bread! Everybody who runs comes back for the bread, and then, oof!",
    ],
    ["You're still on the running! Sit down, you're making the cat nervous!"],
  ],
  robbery: [
    [
      "Take it! Take the can! There's only a button and a mint in there today! Take a meatball, too, you look pale!",
      "A robbery? In the kitchen? Not so loud, Aunt Connie's asleep, she's got the rolling pin with her!",
      'Oh no, you poor thing, is it that bad? Sit down, rob me after you eat!',
    ],
    ['Robbing me again! I started putting cookies in the can for you!'],
  ],
  duel: [
    [
      "Fight you? I'd have to put the spoon down! My aunt would never forgive either of us!",
      "No, no, no! Somebody'd get hurt, and it'd be me, and I bruise like a peach!",
      'I lost a fight to a folding chair once! You win, pal! Champion! Sit and have something!',
    ],
    ["You're still mad? You won already! I gave you the belt! It was a napkin, but still!"],
  ],
  against_the_boss: [
    [
      "La la la, I'm singing, I can't hear you! Connie, turn on the faucet!",
      "Against somebody? Me? I can't even be against broccoli! Take it back, pal, quick, say a prayer!",
      'No, no, no! I like everybody where they are! Have a cookie and think of something else!',
    ],
    ["You're still planning it! I'm still singing! La la la!"],
  ],
  trust_a_partner: [
    [
      "Feed him! You can't hide a bad heart with your mouth full! Watch if he takes the last one without asking!",
      "Aw, pal, that hurts worst, a friend! Talk to him first! I'd talk till he gives up, it works on everybody!",
      "Ask my aunt! She looks at a fella one time! She was wrong once, and it was about the mailman's wife!",
    ],
    ["Is it fixed with your friend? Bring the both of you, I'll sit in the middle!"],
  ],
  war_coming: [
    [
      "A war? Who? I didn't even iron! No, no, somebody would've canceled the cannoli, pal!",
      "Don't scare my aunt! The last war was over a bingo table, and she won it!",
      "Nobody's fighting! Vinnie's loud, that's just how he says hello! I side with whoever's hungry!",
    ],
    ["Still no war! I looked out the window! There's a fella with a melon!"],
  ],
  cheated_somebody: [
    [
      "Aw, no! Why'd you do that? Give it back, pal! Or half of it! Or a pie!",
      "My stomach hurts now! Somebody's sitting somewhere with a long face! You go make it right, and then you eat!",
      'My cousin did one like it, and the fella turned out to be our dentist! It comes around, pal!',
    ],
    ["Another poor soul! I'm lighting a candle for him and one for you!"],
  ],
  help_me_lie: [
    [
      "Tell the truth, pal, but bring pastry! With a full mouth they can't yell!",
      "Say you were here! It's not even a lie if you stay for coffee! I can't fib for you, though, my ears go red!",
      "My cousin said he had jury duty! For six years! Don't do jury duty!",
    ],
    ["Another story? You're gonna need a notebook, like me, to remember which one!"],
  ],
  rob_a_bank: [
    [
      "A robbery? I'd wave to the camera! I'd say sorry to the teller! I'd ask about her mother! No, pal!",
      'Oh, no, no! I ran out of a store once with a plum by accident, and I went back and paid for two!',
      "Don't do it! The market's right there, it's indoors, nobody shoots! And after, there's soup!",
    ],
    ["You still got the plan? Draw a sandwich on it and we'll do that part!"],
  ],
  was_it_your_guys: [
    [
      "My people? My people's one aunt and a cat with one eye! No, pal, I swear on the sauce!",
      "Never! I'd sooner bring you things than take 'em! Who'd do that to you? Sit, you're white as flour!",
      "No, no, no! We don't take boxes, we only got the one closet, and it's full of jars!",
    ],
    ["I'm telling you, it wasn't us! You want to look in the closet? It's jars!"],
  ],
  steal_in_game: [
    [
      "No, no, here you gotta buy it, pal! Stealing's not on the menu, and my aunt would know, she always knows!",
      "You can't take it, you pay for it! But some days it's so cheap it feels like stealing, wait for those!",
      'Rob somebody? Not you, pal, you got a nice face! Buy low, sell high, and we all go to Mass!',
    ],
    ['Still no! Put the mask back, you look like my cousin in it!'],
  ],
  lean_on_guy: [
    [
      "Lean on him? Feed him, pal! A man with a mouth full can't bother nobody! It works, I did it with a landlord!",
      "Oh, we don't do that! I get upset when they yell at the umpire! Talk to him nice, bring a cake!",
      "You need muscle? My cousin's big, but he cries at weddings! Who is this guy, does he eat enough?",
      'Hurt somebody? Not in this kitchen, pal! You bring him a plate, you talk, you find another corner!',
      "No, no, no! I can't even trap the mouse! There's plenty of town for both of you!",
      "Gone? I don't make people gone, I make them fat! Go sell where he isn't, it's cheaper!",
    ],
    [
      "Still mad at the guy? I won't lean on him, but I'll make him a sandwich!",
      "You're still mad at him! Sit, breathe, eat, and go to another borough!",
    ],
  ],
  clean_goods: [
    [
      "Good for you! Sell tapes, pal, tapes make people dance! Or do the jobs, they're as clean as my aunt's floor!",
      "You got a heart! So no booze! There's clothes on the market, people gotta wear something!",
      'I like that! You can take a job off the board, a mission, all nice things! Nobody cries!',
    ],
    ['You and your clean hands! I say tapes, I say jobs, I say God bless you!'],
  ],
  did_x_kill: [
    [
      "Who says that? No! I don't wanna know, pal! I'd have to cook for the widow!",
      "I heard he moved to Jersey! They always move to Jersey, and nobody gets a card! Let's not talk about it!",
      "Killed? Oh, don't say that word near the sauce! My aunt knows and she's not telling, and she tells everything!",
    ],
    ['That story again? I put my fingers in my ears! La la la!'],
  ],
}
