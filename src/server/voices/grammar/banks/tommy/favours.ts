import type { Bank } from '../../bank.ts'

/** Replies to requests for favours. */
export const FAVOURS: Bank = [
  {
    topic: 'offer_favour',
    when: ['favour_cash_advance', '!favour_sooner'],
    lines: [
      "Two-fifty, pal, nothing on top! That's just a favor between neighbors.",
      "You're short? I got a coffee can with two-fifty in it! Call it a favor, bring back the can.",
      "Take two-fifty! Don't tell my aunt, it's the roof money. A favor's a favor.",
      'A little favor, two-fifty, and you eat something today! Those are my terms.',
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_extension', '!favour_sooner'],
    lines: [
      "You need one more day? That's no favor, that's a Tuesday! Okay, it's a favor.",
      "One day extra, sure! I'll tell my aunt the calendar's wrong. It's a favor, she'll live.",
      "A day more! What am I gonna do, chase you? I got bad arches. The favor's yours.",
      "It's a favor, you want it you got it: another day, and you use it to sleep a little!",
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_tip', '!favour_sooner'],
    lines: [
      "I got something from the barber, it's not in the paper yet! Want it? As a favor.",
      "You want to know what's gonna jump? My cousin sets the type! Little favor, costs a move.",
      "Come close! This one's a favor, so you act surprised when you read it.",
      "I shouldn't! But you got a kind face. One tip, as a favor, hot from the oven.",
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_protection', '!favour_sooner'],
    lines: [
      'My cousin Vito wears the badge! I ask him the favor, two notches come off you.',
      "Too hot out there? I bring the precinct a lasagna, they look at the lasagna! It's a favor, sit.",
      "Let me make a call! They like me down there, I coach their kids. The favor's no trouble.",
      "I could cool that off for you, pal. A favor! You'd just stay off the corner an hour.",
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_sooner'],
    lines: [
      "I did you that one today already! If you can't wait, a second favor's {favourPrice}, it goes to the church roof.",
      "Again? For {favourPrice} I move the favor up! I feel terrible charging. I'm charging.",
      "Same favor twice in a day is {favourPrice}, house rule! My aunt's house.",
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_not_trusted'],
    lines: [
      "I'd like to, I would. But you hurt my feelings and my aunt keeps score.",
      "Not right now, pal. Let's have some good days first, huh? Then ask me.",
      "My gut says wait. It's a big gut, I listen to it.",
      'Pal, you been rough with me. Patch that up first.',
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_cooling_down'],
    lines: [
      "I gave you that one today! Tomorrow, first thing, I'll make eggs.",
      "Can't do two in a day, the can's empty.",
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_owes_already'],
    lines: [
      "You still got some of mine out there. Bring that home and we'll talk.",
      "One envelope at a time, pal. There's one open with your name on it.",
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_owes_nothing'],
    lines: [
      "More time for what? You're square with me! Enjoy it!",
      "There's no clock on you here, pal. Breathe.",
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_late'],
    lines: [
      "I'd love to, pal, but you're late. Square that first.",
      "Not while you're behind, buddy. Word travels.",
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_not_hot'],
    lines: [
      "Cops? They don't know you from Adam. That's good, leave it like that.",
      "Nothing to cool, you're ice cold out there. Go be nobody, it's lovely.",
    ],
  },
]
