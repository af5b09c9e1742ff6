import type { CRIMES_AND_FIGHTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/crimes-and-fights.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Robberies, fights, tricks and wars that players talk about. */
export const CRIMES_AND_FIGHTS_LINES: ThemeLines<typeof CRIMES_AND_FIGHTS_EXCHANGES> = {
  drugs_guns: [
    [
      "Not on this board. Smokes, tapes, booze, the clean dirty stuff. I don't talk powder and neither do you.",
      "I don't do that conversation. You want somethin' to carry, the market's got eight things and none of 'em go bang.",
      "No powder, no pieces. A cop takes a box of tapes and laughs. The other stuff, he don't laugh.",
    ],
    ['Still no. Say it louder, maybe the cops deliver.'],
  ],
  rob_you_all: [
    [
      "All of us? Then it's four guys in the one car. I'd get shotgun.",
      "You got a mother, a barber and a bad tooth. I'd be in all three waitin' rooms.",
      "A guy did that. Nice tan when we found him. It's the only nice thing I can say.",
    ],
    ["You keep plannin' that trip out loud. I already know what seat you're in."],
  ],
  robbery: [
    [
      "You're robbin' me. Me. Nicky, get the camera, my mother ain't gonna believe this.",
      "Sure, take it. Serial numbers are in the notebook, and so's your mother's address.",
      'You forgot the mask, the car and the brains. Go out, come in again.',
    ],
    ['Another stick-up? I gave at the last one. I gave a guy a limp.'],
  ],
  duel: [
    [
      "Outside? It's cold outside. I got a guy for outside.",
      "I don't fight for free. It's like a dentist doin' it for fun.",
    ],
    ["You still dancin'? Put your hands down, your wallet's showin'."],
  ],
  against_the_boss: [
    [
      "I didn't hear that. You didn't say that. And that's the radiator if anybody asks.",
      "You wanna go up against people? Start with the stairs, see how you do. I ain't comin'.",
      "Last guy with that idea's holdin' up a bridge. I drive over him, I tip my hat.",
    ],
    ["Still plottin'? Do it outside, I just had the floor done."],
  ],
  trust_a_partner: [
    [
      "Give him somethin' small and look the other way. See if it's there when you look back.",
      "You don't trust a guy. You know where his mother lives. It's the same thing with directions.",
      "Friend stops bein' a friend at the first dollar. Write it down, get a day, or call it a gift.",
    ],
    ['The friend again. I told you how. Did you do it, or did you buy him a drink?'],
  ],
  war_coming: [
    [
      "War? Nobody's got the parkin'. You hear bangin', that's Nicky movin' a fridge.",
      "If there's a war you'll know. I'll be wearin' the other shoes.",
      "They been sayin' that since I was nine. Some of us would have to stand up first.",
    ],
    ['Still with the war? Go buy a helmet. Buy it low.'],
  ],
  cheated_somebody: [
    [
      "You did that, huh. And now you're in my place, with my money in the room. I'm movin' my chair.",
      "A guy who bites one bites two. I'm wearin' gloves.",
      "I been doin' this since I was nine and I never had to trick nobody. I just tell 'em what happens.",
    ],
    ["You done it again? I'm countin' my spoons."],
  ],
  help_me_lie: [
    [
      "Keep it short. A short lie's got no place to trip. And don't put me in it.",
      "Say you was movin' a couch. Nobody ever asked a second question about a couch.",
      "I don't do alibis. Last guy I was with all night, I wasn't.",
    ],
    ["The couch again. It's a big couch. Move it twice."],
  ],
  rob_a_bank: [
    [
      "A bank? You gotta wear somethin' on your head in July. No. Buy a box, sell a box.",
      'I knew three guys with a perfect plan. They still talk about it. Through glass.',
      "Perfect crime's lendin'. They come in, they thank you, they bring it back. Nobody runs.",
    ],
    ["Still with the big job? You can't park the job you got."],
  ],
  was_it_your_guys: [
    [
      "My people? If it was mine, you'd have a receipt and a limp. Look at somebody else.",
      "Nicky was with me, the Other Nicky was with Nicky. Wasn't us. Somebody's usin' a cheap mask.",
    ],
    ['I said no. You ask a third time, I take it as an idea.'],
  ],
  steal_in_game: [
    [
      "No stealin'. You buy it, you haul it, you sell it. I know, it broke my heart, too.",
      "Rob who, the market? It don't hand you nothin' till you pay. There's honest crooks runnin' that board.",
      "You wanna take stuff for free, you're in the wrong neighborhood. Here even the crooks keep receipts.",
    ],
    ["Still no robbin'. Go earn it like a criminal."],
  ],
  lean_on_guy: [
    [
      'My guys lean on my guys. You got a problem with a fella, buy him a coffee or move.',
      "I don't rent muscle. You rent it, it learns your address.",
      "You want him gone? Be earlier, be somewhere else. My guys ain't for rent.",
      "That ain't a loan, that's a crime with a witness. You're the witness. No.",
    ],
    [
      "Still no. Nicky ain't a taxi.",
      'Still that guy? Forget him. Make money, that hurts him more.',
    ],
  ],
  clean_goods: [
    [
      'Clean? Carry clothes. Carry car parts. Or do jobs off the board. Nobody ever got hurt by a jacket.',
      "Nobody makes you touch the booze. There's tapes. Tapes never hurt nobody but the neighbors.",
      "You want honest, there's jobs on the board. Pays honest, too. You'll see what I mean.",
    ],
    ["Still lookin' for clean? Wash it. That's what everybody else does."],
  ],
  did_x_kill: [
    [
      "I heard that one, too. I heard it from a guy who ain't around, so who knows.",
      "True, not true. Nobody who was there is talkin', and you wanna know why? Me neither.",
      "You don't ask that out loud. You don't ask it quiet. You ask it never.",
    ],
    ["That rumor again? Drop it before it's about you."],
  ],
}
