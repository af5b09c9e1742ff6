import type { REPUTATION_AND_FAVOURS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/reputation-and-favours.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Reputation, favours, errands and work for a debt. */
export const REPUTATION_AND_FAVOURS_LINES: ThemeLines<typeof REPUTATION_AND_FAVOURS_EXCHANGES> = {
  rep_dropped: [
    [
      "Only one thing drags a name down here. Somebody got paid late, or ain't got paid. Look in LOANS.",
      "You were late. Maybe not with me, but with somebody. Names don't fall for nothin'.",
      "Rep don't leak. Late does it, every late day again. Go see who you forgot.",
    ],
    ['Late. Still the only answer. Check LOANS.'],
  ],
  work_off_debt: [
    [
      "I don't take sweat. Do the jobs, get paid, bring me the cash. Same thing, only I can count it.",
      "Work for somebody who pays, then pay me. The board's got jobs. I got two Nickys, I'm full.",
      "Instead of payin'? There's no instead. There's the board, there's the market, then there's me with my hand out.",
      "You wanna do somethin' for me? Sell somethin' and come back heavy. I'd love that.",
      'You do me a job, I gotta feed you, watch you, insure you. Do a job for somebody else. Bring me the money.',
      "Nothin' comes off for hard work. Stay late long enough, the whole pay's mine anyhow. So go work now.",
    ],
    ['Still no. Jobs pay cash. Cash pays me.', "Asked and answered. It's cash. I don't take hugs."],
  ],
  become_boss: [
    [
      "You start at the bottom and you don't die of it. Trade, pay on time, get fat, watch your name go up the board.",
      "Boss of all? First be boss of not owin' me. Then the leaderboard, then we talk about your hat.",
      "Get rich, own fronts, keep your name clean. The chair at the top's got somebody in it. He don't fidget.",
    ],
    ["You still wanna be boss? The chair's still warm. From him."],
  ],
  rep_fast: [
    [
      "Borrow decent money, keep it a few days, bring it back on time. That's the elevator. Missions are the stairs.",
      "It ain't tradin' and it ain't talkin'. It's payin' back on the day. Bigger and longer counts for more.",
      "Fast? There's only so much name you get in a day. Take a loan you can carry, pay it on time. Again. Again.",
    ],
    ["Same as before. Take a loan you can carry and bring it back on the day. I'm the ladder."],
  ],
  why_errands: [
    [
      "A job puts cash in your pocket and makes you sharper. A mission does it better, and your name goes up a hair. The point's you get paid.",
      "What's the point of work? You're broke at breakfast and you ain't at lunch. Jobs when the market stinks, missions when they're on your way.",
      "You do it for you, not for me. It pays cash, it makes your level, and it don't need goods. Costs you a move, so don't waste 'em.",
    ],
    ["The point ain't moved. Work pays. Not workin' don't."],
  ],
  late_name: [
    [
      "Everybody knows. You got one name in this town, and it's droppin' each mornin'. No purse opens till you pay me.",
      "Hurt it? It's limpin'. Same name for all of us. You can't go next door, the door heard too.",
    ],
    ["They still know. Pay me, then they'll know that."],
  ],
  whats_in_it: [
    [
      "For you? Money today 'stead of someday. What you make with it over my number, that's all yours.",
      "What you get is you get in. No cash, no boxes, no profit. I'm the front door, and the door charges.",
      "You keep what's left. Some guys, there's plenty left. Some guys, there's a hat.",
    ],
    ["Same thing that was in it before. Yours is what's left over."],
  ],
  name_back: [
    [
      "It comes back slow. Borrow decent, keep it a few days, bring it on the day. Do that a bunch. It don't heal by itself.",
      'You fix a name like a wall, brick by brick, and only so many bricks a day. On-time loans is bricks. Missions is dust.',
      "Time don't fix it. Payin' on time fixes it. Pay off what's late first, or it keeps fallin'.",
    ],
    ['Same bricks. You lay any since?'],
  ],
  favours_list: [
    [
      "It's this: a little cash, a little time, a little news, a little quiet. For the quiet I gotta like you first.",
      "It costs you a move and you don't ask again for the same one right away. And when you're late with anybody, nothin'.",
    ],
    ["Same list. I didn't get nicer."],
  ],
  skip_errand: [
    [
      "His loan's free, so you run for him. One a day, some borough. You skip it, a piece of the loan gets slapped on top. I wouldn't.",
      "Skip it and nobody yells. That's what's scary. The number just goes up. Mine don't need errands, mine needs you.",
    ],
    ["Same as I said. You skip it, a piece goes on top. He don't yell about it, he don't gotta."],
  ],
  good_word: [
    [
      'I vouch for nobody. I vouched for my brother. You seen how that rolled up.',
      "Your good word's your name. Pay a couple guys on time, it talks for you. I don't.",
      "Nobody gets in 'cause I said so. You get in 'cause you got a name. Go get one.",
    ],
    ["Still lookin' for a good word? Here's one. Earn."],
  ],
  needs_favour: [
    [
      "Which kind? Cash in front, one more day, a word about prices, or somebody to cool off a cop. There's no fifth kind.",
      "There's four kinds: a small advance, one more day, a word on prices, somethin' about the heat. Pick. It costs you a move.",
      "Somethin' you need? Say which, out loud. It takes a move, and you better not be late with nobody.",
    ],
    ["You said that. Name it. I don't guess, I'm not a carnival."],
  ],
  standing_others: [
    [
      "What I think of you stays with me. Your reputation, that's one for the whole city. And if you're late, everybody shuts the drawer.",
      'Trust you build guy by guy. The name you got is one name. Pay me good, the name goes up, and they can all read.',
      "I don't hand out references. But pay on time and your name goes up everywhere. Be late and it's four closed doors.",
    ],
    ["Same thing: trust's with me, reputation's with everybody."],
  ],
  favour_vs_work: [
    [
      'One puts money in your hand. The other puts my hand on your shoulder. Either way it burns a move.',
      "Work's for cash, off the board. The other thing's me helpin': an advance, a day, a tip, some quiet. A move, either way.",
    ],
    ['Same difference. You want pay, go to the board. You want help, ask me.'],
  ],
  going_places_slow: [
    [
      "Me and Tommy don't ask what your name's worth. The lady wants a decent name, the Boss wants a better one. Pay on time, it grows.",
      "You need reputation for them two. You get it by bringin' loans back on the day. No shortcut, I looked.",
      "The hill don't open for a guy nobody's heard of. Pay me, pay Tommy, be on time. Then knock.",
    ],
    ['Same ladder: me and Tommy, then the lady, then the hill. Climb.'],
  ],
}
