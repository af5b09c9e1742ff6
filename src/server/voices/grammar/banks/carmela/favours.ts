import type { Bank } from '../../bank.ts'

/** Replies to requests for favours. */
export const FAVOURS: Bank = [
  {
    topic: 'offer_favour',
    when: ['favour_cash_advance', '!favour_sooner'],
    lines: [
      'I can place two hundred and fifty at your disposal without charge. Regard it as a favour, and regard a favour as a position.',
      'Two-fifty, free of any rate, for seven days. I do this seldom; a favour I cannot price makes me uneasy. Would you take it?',
      'As a favour, then: two hundred and fifty, nothing on top. What I receive is the knowledge of how you behave with it.',
      'A small favour of two-fifty would tell me more about you than a year of conversation. Shall we run the experiment?',
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_extension', '!favour_sooner'],
    lines: [
      'A single day may be had as a favour. What will be different tomorrow? I ask because I shall ask again tomorrow.',
      'I am prepared to move the date by one day. It is a favour, and it costs you a move; is the day worth a move?',
      'One day more: call it a favour to my own forecast, which had you paying.',
      'Time is the only thing I sell cheaply, and then only once. Will you have the favour of a day?',
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_tip', '!favour_sooner'],
    lines: [
      'I know what the next headline will say. As a favour I could know it aloud. Are you in a position to act?',
      'Information is worth what one does before others hear it. Shall I do you the favour of being early?',
      'There is something I have not yet traded on. You may have it as a favour, provided you tell me afterwards what you made.',
      'A tip is a favour that expires. If you ask for it, move at once; if you will not move, do not ask.',
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_protection', '!favour_sooner'],
    lines: [
      'There is a lieutenant who plays bridge with me, badly. A favour from him would cool your name by two degrees.',
      'I can have {borough} look elsewhere for a while. It is a favour, and I should not waste it on bravado.',
      'Your exposure here can be reduced. Consider it a favour to both of us: I dislike arrested clients.',
      'One telephone call, {name}, and a file is misplaced. Shall I do you the favour?',
    ],
  },
  {
    topic: 'offer_favour',
    when: ['favour_sooner'],
    lines: [
      'You have had that favour within the day. It can be brought forward for {favourPrice}; convenience is always the dearest commodity.',
      'The interval is a day. For {favourPrice} the favour comes sooner, and I say nothing about patience.',
      'I price haste at {favourPrice}. Is the favour worth more than that to you today than tomorrow?',
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_not_trusted'],
    lines: [
      'I extend courtesies where they are likely to be returned. At present, {name}, I have no such evidence.',
      'The answer is no, and the reason is on record. Would you like to begin amending it?',
      'Goodwill is a balance. Yours with me is below the minimum.',
      'Not while I think of you as I do. What would change my mind? That is a better question than the one you asked.',
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_cooling_down'],
    lines: [
      'You were obliged in that very manner within the day. Come back when it is over; I shall be no softer, but I shall be free.',
      'Once a day is generosity; twice is a policy, and I have not adopted it.',
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_owes_already'],
    lines: [
      'There is a line open between us already. I never draw two in the same name.',
      'Close what stands first. I am fond of order, and of you only by implication.',
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_owes_nothing'],
    lines: [
      'You ask for time on an account that does not exist. It is the easiest request I shall decline today.',
      'Nothing of yours runs here, so nothing can be prolonged. Is there something else you are worried about?',
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_late'],
    lines: [
      'While you are in arrears? Settle first.',
      'You are late. I oblige only those who are not.',
    ],
  },
  {
    topic: 'refuse_favour',
    when: ['no_favour_not_hot'],
    lines: [
      'Nobody is looking for you in {borough}. I should not like to remind them.',
      'Protection from what? Your obscurity is perfect, and costs nothing. Do keep it.',
    ],
  },
]
