import type { PROMISES_AND_WORRIES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/promises-and-worries.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What debtors promise, regret and worry about. */
export const PROMISES_AND_WORRIES_LINES: ThemeLines<typeof PROMISES_AND_WORRIES_EXCHANGES> = {
  hate_owing: [
    [
      'That discomfort is a form of credit; I value it highly. Why not reduce the figure until you can sleep?',
      'It is a number with a date, and nothing more; one dislikes it less once there is a plan. Have you one?',
    ],
    ['It oppresses you still; is it the sum, the date, or the creditor?'],
  ],
  boss_knows: [
    [
      'I report totals to him, and you are a very small part of one. Would you prefer to remain so?',
      'He is informed of what becomes late; of the rest he is merely aware. Why should it concern you?',
      'The Boss has never asked about you; I should regard that as an asset. How long do you mean to keep it?',
    ],
    ['My answer about the Boss stands; have you given him a reason to inquire?'],
  ],
  nervous_debt: [
    [
      'Anxiety before the date is useful, and after it merely expensive. What can be sold today, at whatever price?',
      'If you foresee a difficulty, ask once for more days, and before the hour; I listen better to the punctual. Is it so near?',
    ],
    ['You are still uneasy; have you reduced the figure at all since we spoke of it?'],
  ],
  always_pay: [
    [
      'An excellent habit; I shall be glad to see it continue at my desk. May I hold you to the hour as well as the day?',
      'Character is the only security that costs nothing to store. Have you a reference, besides yourself?',
      'Reliability is proved by dates and never by adjectives; I look forward to the evidence. Is there any so far?',
      'Those who announce their honesty save me the trouble of assuming it. What made you feel that it was in doubt?',
      'I shall enter your opinion of yourself beside my own, in pencil. Shall we see which is erased?',
    ],
    [
      'You have vouched for yourself before; I await the evidence with an open mind. When may I expect it?',
      'You vouch for yourself once more; have you no second witness?',
    ],
  ],
  paid_guy: [
    [
      'I accept no payments at doors; a payment is made by the chip, or it is a tale. Did he give you a receipt?',
      'My ledger records no such hand. You are either mistaken or the victim of a man with a good coat; which is it?',
      'It was entered nowhere, so it did not take place. Would you describe him as tall, or as imaginary?',
    ],
    ['The gentleman at the door again; has he a name yet?'],
  ],
  name_child_after: [
    [
      'I have one daughter, and she writes seldom; I need no namesake. Had you considered asking for time plainly?',
      'Immortality in exchange for a day is a poor rate for you. The chip for more time asks nothing so grand; why not use it?',
      'Tributes do not move dates, I regret to say. Should we speak of the sum?',
    ],
    ['More monuments; will any of them be paid for?'],
  ],
  dreamed_of_you: [
    [
      "I make it a rule to appear in nobody's sleep uninvited; what had you been adding before you closed your eyes?",
      'A dream is an unpaid account presenting itself at night; I should settle whatever it was. Have you any idea which?',
      'I never charge for such visits. Was I reasonable, at least?',
    ],
    ['I trouble your nights once more; would a payment help you to sleep?'],
  ],
  bribe_the_shark: [
    [
      'I have a price for everything but my own ledger; yours is written in it. Shall we call that the bribe?',
      'The one payment which makes it vanish is the whole of it. Is that what you had in your sleeve?',
    ],
    ['A further inducement; does it come to the full sum this time?'],
  ],
  regrets_loan: [
    [
      'The error, if it was one, is still reversible in part: returned early, it costs you fewer days. How much of it remains?',
      'Remorse has no entry in my ledger; early repayment has. Which would you rather bring me?',
      'Clients regret loans as they regret dinners: afterwards. What precisely did you do with the money?',
    ],
    ['You repent again, and the sum is unmoved; shall we reduce it instead?'],
  ],
  dont_tell_others: [
    [
      'Discretion is included while you are punctual; lateness announces itself. Which would you prefer to rely on?',
      'I do not discuss clients. A missed date does, in every office in town; shall we see that none is missed?',
      'Your secret is kept by the calendar and not by me. Have you looked at it lately?',
    ],
    ['I have said nothing, as agreed; have you paid anything, as agreed?'],
  ],
  not_forgotten: [
    [
      'Nor have I; it is pleasant to share a recollection. When does it become a payment?',
      'I value your awareness, and enter it under good intentions; have you something for the other column?',
    ],
    ['You remember it still, as do I; shall one of us act upon it?'],
  ],
  debt_feels_real: [
    [
      'The mind does not distinguish between debts; it only adds them. Would paying a part be a relief?',
      'A curious sensation, and a useful one; it is how punctual people are made. Does it trouble your sleep?',
      'You compare me to your wages; I am flattered to be on so serious a list. When shall I leave it?',
    ],
    ['The feeling persists, then; I know of only one cure. Shall we apply it?'],
  ],
  other_pays_me: [
    [
      'Only one signature stands on this contract, and it is yours. Who gave you leave to delegate?',
      'Third parties may be generous to you; you alone are liable to me. When may I expect you?',
    ],
    ['Your substitute has not appeared; was he ever more than a sentence?'],
  ],
  checking_in: [
    [
      'How considerate; people who intend to run seldom send word. Did you bring anything besides your presence?',
      'I have noted your attendance; it is not a payment, but it is better than a forwarding address. How do matters progress?',
      'You are visible, which is half of being solvent. And the other half?',
    ],
    ['Your presence is recorded again; shall we keep a guest book?'],
  ],
}
