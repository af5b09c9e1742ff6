import type { EXCUSES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/excuses.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Why the money did not come on time. */
export const EXCUSES_LINES: ThemeLines<typeof EXCUSES_EXCHANGES> = {
  mishap: [
    [
      'Mishaps explain the hour; they do not move it. Now that the obstacle is gone, what keeps you?',
      'One provides for the accident by coming a day early; it is dull, and nobody writes me excuses about it. Shall we settle?',
      'I believe it entirely, and it costs you exactly as much. Is the way clear now?',
    ],
    ['You have described the accident; will you now describe the payment?'],
  ],
  was_sick: [
    [
      'One may be ill and still send somebody. You are on your feet now; will you settle it?',
      'I am glad to see you upright; the calendar, alas, takes no sick leave. Are you well enough to count?',
    ],
    ['Your convalescence has been long; is the purse recovering as well?'],
  ],
  in_mourning: [
    [
      'My condolences; I was in black myself in 1974. I paid my bills that week, and it steadied me. Could it steady you?',
      'I am sorry. The dead ask for nothing more, but their creditors and yours still do. Is there somebody who could come in your place?',
      'Grief is entitled to silence, and I shall be brief: the date has passed. What can you manage this week?',
    ],
    [
      'I have not forgotten your loss; nor, I regret, has the calendar. May we speak briefly of the second?',
    ],
  ],
  forgot: [
    [
      'You forgot; I envy you the luxury. Now that it has been recalled to you, what will you do about it?',
      'Forgetfulness has no entry of its own here; I book it as lateness. Shall we correct it while you remember?',
      'The day is written on your slip, in plain letters. Was it the reading or the remembering that failed?',
    ],
    ['It escaped you once more; should I have the figure embroidered?'],
  ],
  sick_kid: [
    [
      'I am sorry for your family; I mean that. The ledger has no children, however; would you rather ask for days or pay a part?',
      "One goes to one's family, naturally. It explains the absence and does not settle it; how are they now?",
      'That is a better reason than most, and I shall note it beside the figure. Are they in good hands?',
    ],
    ['I hope that your family mends; does your promise mend too?'],
  ],
  nobody_told_me: [
    [
      'The date was in the agreement, and has stood in LOANS ever since; to forget it was your contribution. What will you contribute now?',
      "I send no reminders; I find that they teach people to wait for them. Do you know today's date?",
      'You were informed when you signed, to the hour. Which line did you not read?',
    ],
    ['The date has not hidden itself since; have you looked?'],
  ],
  was_in_jail: [
    [
      'Detention explains your absence and suspends nothing; interest has never been arrested. What did you tell them about me?',
      'A cell keeps you from the table but not from the date. Now that you are at liberty, what can you pay?',
      'I trust that you were discreet; it is the one thing I would credit. And the sum?',
    ],
    ['The cell once more; has it begun to charge you rent?'],
  ],
  absurd_excuse: [
    [
      'I have a drawer for such accounts, and yours goes near the top; it alters nothing beneath it. Have you a duller version?',
      'The tale has invention and no documents; which of those do you suppose I enter?',
      'How unlucky to be robbed by the one culprit who cannot be sued. And what remains in your other pocket?',
    ],
    ['A further chapter; does the hero pay at the end of it?'],
  ],
  not_same_person: [
    [
      'An elegant theory; should the new person inherit the goods, he inherits the obligation. Which does he prefer?',
      'The ledger has never been troubled by metaphysics; it records whoever answers to the name. Did you just answer?',
      'I studied with nuns, who argued better than that, and paid on Fridays. Have you a second proof?',
    ],
    ['Your argument is unchanged, which rather disproves it; shall we say that you are still you?'],
  ],
  overslept: [
    [
      'An honest reason, and I record it as such; it alters the tone and not the total. Are you awake enough to pay?',
      'You slept, and the interest did not; one of you is more industrious. Shall we wake the cash?',
      'Of all excuses it is the least insulting. What will you do about the sum, now that you are up?',
    ],
    ['Sleep has been pleaded before; ought I to lend you a clock?'],
  ],
  clicked_by_mistake: [
    [
      'A signature does not ask what the hand intended. You may repay at once, and lose only the first day; will you?',
      'I cannot undo it; I can be repaid, at any hour, in LOANS. Shall we treat it as a short loan?',
      'The contract stands, and the remedy is simple: return the money today. Have you still got it?',
    ],
    ['It remains signed, as it was when you first regretted it; will you repay it?'],
  ],
  not_me_signed: [
    [
      'Whoever moved the hand, the name is yours, and it is the name that I lent to. Do you keep better company now?',
      'An impostor with your account and your taste in loans; how thorough. Where did he leave my money?',
      'The signature stands; you may recover it from the culprit at your leisure. Shall we say on or before the date?',
    ],
    ['The unknown hand again; has it considered paying?'],
  ],
  time_zone: [
    [
      'There is one hour on the slip, and it is the same hour everywhere; only your curtains differed. Are you quite awake now?',
      'The due instant was followed by half a day of grace, which you also slept through. How tired can one be?',
      'I sympathise with sleep; it is the one absence that people never apologise for. What can you pay on waking?',
    ],
    ['The clock again; shall we leave it on the wall, and speak of the sum?'],
  ],
  grounded: [
    [
      'Your parents take the machine, and I take the interest; between us you may learn punctuality. What can you pay now?',
      'Schooling is a sound investment, but it does not suspend another one. Are you at liberty today?',
    ],
    ['Your parents again; are they perhaps looking for a position with me?'],
  ],
}
