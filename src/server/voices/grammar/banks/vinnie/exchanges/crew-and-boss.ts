import type { CREW_AND_BOSS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/crew-and-boss.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The big boss, the crew and how to get into it. */
export const CREW_AND_BOSS_LINES: ThemeLines<typeof CREW_AND_BOSS_EXCHANGES> = {
  wants_to_learn: [
    [
      'First lesson: come on the day. Second lesson: shut up. You got a lifetime of homework right there.',
      "You wanna learn? Buy one box, sell it for more, don't tell nobody. Do that till it's boring. Then I'll look at you.",
      "I got taught with an envelope and a door in the face. You're gettin' the soft version: count it twice.",
      "I got a nephew I'm teachin'. Nine years. He can find the car now.",
      "First lesson: get up, go to the market, come back with more. There ain't a second.",
      "You wanna learn? Watch what I do when a guy's late. Watch it from over there.",
    ],
    [
      "Same lesson. Count it twice. You countin'?",
      "Lesson's the same. Buy low. Quit lookin' at me.",
    ],
  ],
  go_partners: [
    [
      "Partners? I had a partner. Now I got a notebook. You do the runnin', I do the lendin', and I get mine if you win or not.",
      "Split it? So if you lose, I lose? That's a marriage. I lend. It's cleaner.",
      "My money, your legs. We got a word for it, it's a loan. My half's got a date on it.",
      "I got a partner. He's a notebook. He never asked me for half.",
      'Fifty-fifty means I get the fifty. I been partners with my brother. You seen the carpets?',
    ],
    [
      'Still no partners. The last one wanted half of the car.',
      "Still want a partner? Get a dog. It's half and half with a dog.",
    ],
  ],
  boss_exists: [
    [
      "He's real. He shook my hand once. I still count the fingers.",
      "Go up the hill in the Bronx and say he ain't. I'll wait. I'll wait a long time.",
      "I seen him. Little chair, big quiet. You don't talk about him, you just lower your voice. Lower.",
    ],
    ["I told you he's real. You wanna keep askin' till he hears you?"],
  ],
  boss_successor: [
    [
      "You wanna say that a little quieter? In the next county? I ain't measurin' no chairs.",
      "Four sons and one chair. You do that math. I don't get paid for that math.",
      "Me? Nah. You sit up there you can't have soup without a guy tastin' it.",
    ],
    ["You're still countin' the man out. I didn't hear it. Nicky didn't hear it twice."],
  ],
  work_for_me: [
    [
      "Work for you? I seen what you do with your own shoes. I'm stayin' in the chair.",
      "It ain't for sale. What would you do with it, smile at 'em?",
      "You can't afford me. Nobody can. That's why I work for me.",
    ],
    ["Still hirin'? Hire a guy to pay me."],
  ],
  bring_customers: [
    [
      "Everybody walks in on their own feet. No cut for you, no loan for a guy I can't see.",
      "I don't pay for heads. I count 'em. Your friend wants somethin', he comes and sits.",
      "What's yours don't go in his pocket, not here. He wants money, he asks for it with his own mouth.",
    ],
    ["Still with the friend? He lost? The door's got my name on it."],
  ],
  who_is_boss: [
    [
      'Old man, black coat, a chair nobody else sits in. He lends to guys with a name. You say his, you say it quiet.',
      "The Boss? He don't charge a share, he charges your mornin's. You borrow from him, you run his errands.",
      "He's the reason four of us sit in one town and nobody's shot. That's who. Eat your soup.",
      "The Boss? The guy the rest of us wave at first. You don't look him up, he sends for you when your name's good enough.",
      "Big Boss is the top of the hill. He don't take percent, he takes your days. That's all you get from me.",
    ],
    [
      "I said who he is. Ask him yourself, when your name's big enough to knock.",
      "Told you. Top of the hill. Quit pointin'.",
    ],
  ],
  how_many_men: [
    [
      "Nicky at the door, a couple guys for walkin', and my mother. She's the one you worry about.",
      "Enough to find you, not enough to split a cake with. Count 'em yourself when you're late.",
      'You want a head count? Last guy who wanted one had a badge under his shirt. Lift your shirt.',
    ],
    ["Same number as when you asked. One of 'em's standin' behind you. Made you look."],
  ],
  join_crew: [
    [
      "Join? Nicky waited four years to hold the umbrella. You start by payin' on time, like everybody.",
      "I got a crew. They're big, they're quiet, they don't ask to join. See the problem?",
      "No openin's. You wanna be family, you gotta get yelled at by my mother first. Nobody survives.",
    ],
    ["Still no. The crew's full and so's the car."],
  ],
  work_for_boss: [
    [
      "The Boss looks at your name, and yours ain't been washed enough. Pay guys on time, then knock. His errands come with his money.",
      "You don't apply to the Boss. Your name gets clean, he opens. Then he lends, and you run where he points.",
      "Nobody skips the line. You pay me, you pay the others, your name climbs, you see the old man. That's the stairs.",
      "The Boss? Sits on a hill, says four words a week. You get in with a name. Pay on time and you'll have one.",
      'You wanna see the Boss? Bring money back on the day, a lot of times. Then he sees you.',
      "He's over all of us. He lends when your reputation's way up there. It ain't up there by askin'.",
    ],
    [
      'Still wanna see the old man? He still wants to see your name first.',
      "The Boss again. Reputation, I said. Pay on time, and quit starin' at the hill.",
    ],
  ],
  watch_my_back: [
    [
      "Two kinds. Cops, when you're hot. And guys like me, when you're late. The rest of the street's just weather.",
      'The cop you sold in front of yesterday. And yourself, with a full bag and no plan. Mostly yourself.',
      "Watch the heat and watch the calendar. Nobody else out there's got the energy.",
    ],
    ["Same as before: the badge and the due date. In that order, till it's the other order."],
  ],
  who_runs_docks: [
    [
      "Brooklyn's mine to lend in. The rest, you ask a guy up on a hill. Quiet. With your hat off.",
      "Docks? Same guy that's got the concrete. You'll know him. You'll be the one sweatin'.",
      "On paper, the city. Off paper, I ain't sayin', and I like my paper.",
    ],
    ["You still wanna know who runs it? Whoever you're scared to ask."],
  ],
  real_gangster: [
    [
      "Gangster? I'm in lendin'. The guys standin' behind me, ask them. They don't talk neither.",
      "Never heard of no mafia. I'm a businessman with a notebook and large friends.",
      "Families? I got a mother in Bensonhurst. That's the family I answer for.",
      "Made? My suit's made. The rest, you ask like that, you're wearin' a wire or you're nuts.",
      "Those guys? They got dinners and rules and funerals. I got a corner and a book. Less singin'.",
    ],
    [
      'Again with the gangster. I told you: notebook, friends, mother.',
      "Still askin' who I'm with? You. Right now. Unfortunately.",
    ],
  ],
}
