import type { REPUTATION_AND_FAVOURS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/reputation-and-favours.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Reputation, favours, errands and work for a debt. */
export const REPUTATION_AND_FAVOURS_LINES: ThemeLines<typeof REPUTATION_AND_FAVOURS_EXCHANGES> = {
  rep_dropped: [
    [
      "Aw, that only happens when a loan's late, pal! Look in LOANS, somebody's waiting at the window for you!",
      "You must've been late somewhere! It happens, I forget things too! Pay it and the name stops falling!",
      "It's a late loan, it's always a late loan! Every late day takes a bite! Who'd you forget, pal?",
    ],
    ["Look in LOANS, pal! There's a late one hiding there!"],
  ],
  work_off_debt: [
    [
      "I wish, pal! But my aunt can't put dishes in the can! Take a job, it pays, bring it here!",
      "You'd work it off? That's sweet! But it's gotta be money! There's jobs all day, take a nice one!",
      "If it was up to me, you'd paint the kitchen and we're even! But the can only eats paper, pal!",
      "I'd let you dry dishes forever, pal, but the can only eats cash! The board's got jobs, they pay real money!",
      "Aw, you'd do that for me? I'm keeping the thought! The money you still gotta bring, that's how cans work!",
      "You're a good kid! But my aunt only takes money! Go do a job off the board and bring me what it pays!",
      "You'd wash dishes? We got eleven cousins for that! The jobs in the MARKET pay cash, that counts, pal!",
      "I can't write dishes in the book! You work for them, they pay you, you pay me, everybody's happy!",
    ],
    [
      "Jobs first, then the can, pal! I can't change it!",
      "Still no trade, pal! Cash! I'd put it in a song but you heard me sing!",
      "Still no dishes, pal! The board's got jobs, though!",
    ],
  ],
  become_boss: [
    [
      "You trade a little, you pay everybody, your name goes up the leaderboard, and one day people stand up when you come in! I'll stand!",
      "First a newsstand, then a restaurant, then you need a bigger chair! Don't tell the Boss I helped!",
      'Everybody starts with smokes, pal! Make your money, keep your name nice, and look at the leaderboard mornings!',
    ],
    ['One step at a time, pal! Even the Boss ate soup first!'],
  ],
  rep_fast: [
    [
      'Borrow and bring it back on time, pal! A real loan, held some days! And a mission gives a tiny bit!',
      "It's the paying back that does it! Not a crumb loan, a loan that makes you sweat a little! Then on time!",
      "Trading doesn't do it! You bring the money back on the day, and the whole street says, oh, that one!",
    ],
    ["Still paying on time, pal! There's no shortcut, I looked!"],
  ],
  why_errands: [
    [
      'The point? They pay you, pal! And you get better at it! My cousin started with one job, now he owns a hat!',
      'Jobs pay cash and your level goes up! Missions pay more and people say nice things! You spend a move, you come home with lunch money!',
      "No goods, no risk, money in your hand! If the prices are bad, you do a job! That's what my aunt says, she has six!",
    ],
    ['Same as before, pal! Cash, a bit of level, and a warm feeling!'],
  ],
  late_name: [
    [
      "They all know, pal! I didn't tell, it just gets around! Everybody's shut till you pay, and your name slips a bit each day!",
      "It's one name for all of us, so yes! Nobody can lend you now, not even if they love you! Pay it and it stops dropping!",
      'I wish it was only between us! The purses are shut all over! Bring it quick, you can build the name up again!',
    ],
    ["They still know, pal! But they'd love to hear you paid!"],
  ],
  whats_in_it: [
    [
      "What's in it? You buy cheap, you sell dear, you bring me mine, and the rest is yours, pal! And a cookie!",
      'You get to start today! And if you come on time, your name goes up, and I tell everybody!',
      "A bit of money, a better name, and me! I'm in it too! That's worth something, my aunt says not much!",
    ],
    ['Still the profit and the cookie, pal!'],
  ],
  name_back: [
    [
      'Sure you can, pal! Every loan you bring back on time lifts it, and a mission helps a crumb! It just goes slow, like bread!',
      "First you pay what's late! Then you take one, keep it a few days, bring it on time! Up it goes again! I believe in you!",
      "Nobody's ruined for good! My cousin burned a church hall and they let him cook there now! Pay on time, a few times!",
    ],
    ['It still comes back, pal! A loan on time, then another!'],
  ],
  favours_list: [
    [
      "Oh, lots! Some cash till you're on your feet, one more day, some news! And protection, once I trust you! Just not while you're late, pal!",
      "A little advance, one more day, a tip, or some quiet from the cops once I trust you! Each one's a move, pal!",
    ],
    [
      "Still the same four, pal! Advance, extra day, tip, quiet! Like my aunt's menu, it never changes!",
    ],
  ],
  skip_errand: [
    [
      "It's only with the Boss! Me, I just want a visit! Skip his and it costs a share of what you took, each time!",
      "Those are only for the Boss's loan, pal! One a day, one move, wherever he says! You miss it and a piece goes on top, so go!",
    ],
    ["Still better to go, pal! It's just the one move!"],
  ],
  good_word: [
    [
      "I'd say it to anybody! But they don't count what I say, pal, they count if you bring it back on time!",
      "I told them you're terrific! They said, he says that about everybody! And I do! Get your name up, then they'll see!",
      "Aw, I'd love to! But they look at your name, not at my mouth! Pay on the day, that's the good word!",
    ],
    ['I said it to the cat, pal! The rest you got to earn!'],
  ],
  needs_favour: [
    [
      'Anything, pal! Well, almost! A little advance, a day more, a tip, or a lasagna for the precinct! Which one hurts?',
      'Of course! What is it? Tell me before my aunt hears and tells me no! The chips show what I can do!',
    ],
    ["Ask, ask! You're making me nervous, and when I'm nervous I eat!"],
  ],
  standing_others: [
    [
      'I like you just for me, pal! But your reputation, that goes around to everybody, like a casserole!',
      "The others make up their own minds about you! Only your good name's the same for all of us! And late is late for everybody!",
      "You gotta win us one by one! But bring mine back on time, and the whole street hears you're good!",
    ],
    ["Like I said, pal! Liking you is mine, your good name is everybody's!"],
  ],
  favour_vs_work: [
    [
      'If you want money for sweating, the board! If you want somebody in your corner, me!',
      'Work pays you cash, off the board! The other thing is me helping you, with a tip or an extra day! Each one takes a move, pal!',
    ],
    ['Same as before! The board for cash, Tommy for help! I should put it on an apron, pal!'],
  ],
  going_places_slow: [
    [
      'You start with me and Vinnie, pal! Bring it back on time, your good name grows, then Carmela says yes, then the Boss!',
      "The Boss only lends to people with a very good name! You get it from paying on time, I'll help you, it's my favorite thing!",
      "It's your reputation, pal! Carmela needs some, the Boss needs a lot! Little by little, like dough!",
    ],
    ['Still the good name, pal! Pay on time, it rises!'],
  ],
}
