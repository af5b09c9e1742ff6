import type { COLLECTORS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/collectors.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The collectors, what they take, and what became of others who did not pay. */
export const COLLECTORS_LINES: ThemeLines<typeof COLLECTORS_EXCHANGES> = {
  guys_at_home: [
    [
      "They ain't there for the kids. They're there for you. Pay me, they go get a sandwich.",
      "Want 'em gone? I call 'em off the way I call anybody off. I count the money first.",
      "The boys don't go upstairs. They just lean. You pay, they lean someplace else.",
    ],
    ["They're still out there 'cause you're still late. Easiest math in Brooklyn."],
  ],
  when_collector: [
    [
      'You get some hours of manners. Then your name goes, then a piece of your sales, then the guy comes. Day by day.',
      "A few hours I look at my watch. First late day, nobody lends you nothin'. Couple mornin's on, a collector's in your boxes.",
      "Little slack, measured in hours. After that every mornin' is worse than the last. HELP's got the list, under late.",
    ],
    ["Some hours. Then it starts, one step a day. You plannin' somethin'?"],
  ],
  owned_out: [
    [
      "Owned means you work for me: a move each mornin', a fat piece of your sales, your job pay. Pay it down to nothin', you walk.",
      "You own a guy when he's late too long. He digs out with a shovel. Shovel's in JOBS.",
    ],
    ['Same shovel. Dig.'],
  ],
  if_debtor_vanished: [
    [
      'He still gotta eat. I sit where he eats. I had a guy outwait me one time, he got thin.',
      "Everybody's got a mother. I bring her flowers, I leave my number.",
      "He disappears, his stuff don't. I take the stuff, then I take my time.",
    ],
    ["That friend of yours is still missin'? Funny. I thought I was talkin' to him."],
  ],
  if_you_died: [
    [
      'Bus hits me, I send a guy for the bus. Then you.',
      "I got a spot picked out at St. John's. There's a slot in the stone. You put it in the slot.",
    ],
    ["Still waitin' for me to croak? My mother's eighty and she outruns me."],
  ],
  all_refuse_to_pay: [
    [
      "A union of guys who can't show up on time. When's the meetin', three days late?",
      "Go ahead, all at once. I'll do it in alphabetical order.",
      "Without me you'd be robbin' each other. I'm what you got instead.",
    ],
    ["Strike's still on? Nicky brings sandwiches to strikes. Then he brings Nicky."],
  ],
  dont_hurt_me: [
    [
      "Hurt you? I hurt wallets. The rest of you I leave, somebody's gotta carry the wallet in.",
      "Quit coverin' your face, you're scarin' the soup. I come for boxes and cash. Skin I can't sell.",
    ],
    ["Nobody's hurtin' you. It's gettin' temptin', though, with the whinin'."],
  ],
  sending_someone: [
    [
      "You're on time, nobody comes. You're late a few mornin's, a guy comes for boxes, then for cash. You hear a knock, you know why.",
      "I don't send nobody to a guy who pays. So you tell me. Is somebody comin'?",
      'There\'s a calendar for it. Late long enough, it says "collector". I don\'t gotta send him. He reads.',
    ],
    ['Same as I said. Pay, and the only guy at your door sells brushes.'],
  ],
  you_took_goods: [
    [
      "If it was me, you were late. It's on the page, less than you'd like. What's left on the page, I still want.",
      "A guy only comes when you're late. What he took came off your number. Cheap, but off. Pay, and he stays home.",
    ],
    ["Still cryin' over the boxes? Pay, and he's got no reason to visit."],
  ],
  how_to_stop_it: [
    [
      "You pay. All of it stops it, some of it shrinks it. The chip's down there, it don't bite. I do.",
      "What I want's got a number on it. Sell your boxes, do a job, bring me that.",
      "Options? You bring it, or it gets fetched. I like the first one, there's less stairs.",
    ],
    ["Told you already what stops it. It's green and it folds."],
  ],
  last_nonpayer: [
    [
      "Last guy? He got owned. Works for me now and don't see what he makes. He waves. I wave.",
      'First his name went. Then his boxes. Then his roll. After that he was real friendly.',
      "Guy before you? We don't say his name. He's got a broom now. Sweeps nice.",
      'Last guy? He had boxes, then he had less boxes, then he had no cash. Now he works for me. Nice posture.',
      'He missed the day. My guys came for the goods, then for the cash. He says hello, real polite.',
      'One guy skipped. We found him at his own barbecue. Everybody had a burger. He paid.',
    ],
    [
      'You asked about that guy. He says hello. He says pay.',
      "You keep askin' about the deadbeat. You plannin' to be the sequel?",
    ],
  ],
  ever_forgave: [
    [
      'Once. A widow. I tore it up. Next day I had nine widows, and four had mustaches.',
      "I bend a day. I never tore a page. There's chips for the days, there's none for tearin'.",
    ],
    ["I told you about the widow. There ain't gonna be a second one."],
  ],
  double_collect: [
    [
      "You pay, I cross it out. Once. I don't sell the same day twice, that's just dumb business.",
      "Who says twice? Some guy that paid half and thought it was all. LOANS shows what's left. Zero's zero.",
      "Done's done. Ask for it again, I'd never see nobody again. I like seein' people.",
    ],
    ['Paid is paid. I said it once. See? I only do it once.'],
  ],
  if_i_die: [
    [
      "I don't chase widows. So stay alive, it's the only way I see the money.",
      "You die, I take my hat off, I say somethin' nice, and then I look in your coat. So stay alive, it's simpler.",
    ],
    ["You keep dyin' on me. Die after you paid, it's cheaper for everybody."],
  ],
  are_we_even: [
    [
      "It counts, sure, for less than you think. Haulin' costs. Look in LOANS, what's left there is left.",
      "Even's when the slip says nothin' no more. Does it say nothin'? Then we ain't even.",
      "My guys took a bite. It went on the slip. The rest of the sandwich is still comin' to me.",
      "Square's when LOANS don't have my name on it. It's got my name on it.",
      "Not while I'm still lookin' at you like this. There's somethin' left. LOANS says how much.",
      "What you paid, I got. What you ain't paid, I want. Look in LOANS, see which one's bigger.",
    ],
    [
      "Even? I'll send you a card when we're even. Watch the mailbox.",
      "Still not square. You'll know. I'll stop rememberin' you.",
    ],
  ],
  anyone_escape: [
    [
      "One guy. He's in Ohio. Every night he hears a car and he don't know if it's me. I ain't even got a car out there.",
      "Got away? They got out of the borough. That ain't away.",
      "Once, for a week. He came back 'cause he missed the soup. I had a bowl ready.",
    ],
    ["I told you. Nobody. And the one don't count, he lives like a mushroom."],
  ],
}
