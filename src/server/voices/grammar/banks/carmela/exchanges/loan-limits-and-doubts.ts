import type { LOAN_LIMITS_AND_DOUBTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/loan-limits-and-doubts.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How much a shark lends, when he lends again, and doubts about borrowing. */
export const LOAN_LIMITS_AND_DOUBTS_LINES: ThemeLines<typeof LOAN_LIMITS_AND_DOUBTS_EXCHANGES> = {
  warned_off: [
    [
      'It was sound advice, and you came regardless; which of us should draw a conclusion from that?',
      'I have never minded a warning; it saves me the preamble. What precisely did they say that I would do?',
      'Those who warn you are seldom those who would help you. Have they made you a better offer?',
    ],
    ['That warning again; do you repeat it for my benefit, or for your own?'],
  ],
  max_loan: [
    [
      'A share of what you own, in proportion to your name; improve either and the sum follows. Which will you improve?',
      'My ceiling for you is your fortune multiplied by your reputation, in part. Name a sum, and I shall tell you on which side it falls.',
      'It depends less on me than on your books: what you own, and how punctually you have paid. How do they read?',
      'As much as your worth and your name will bear; both can be looked up, and I have. Which sum did you wish to test?',
      'My ceiling is high and yours may be lower; one learns where by naming a figure. Will you name one?',
      'Punctuality raises it, lateness lowers it, and guessing does neither. What do you need it for?',
    ],
    [
      'The same measure as before: your worth and your name. Have they risen?',
      'The limit moves with you; have you moved since?',
    ],
  ],
  on_time_more: [
    [
      'Indeed: punctuality raises your reputation, and I multiply what you own by it. Both halves are in your hands; which will you improve first?',
      'My limit follows your worth and your name, and being on time feeds the name. My rate, too, is more flexible with people I trust; are you one yet?',
      'The reliable borrow more from me, and argue more successfully. Did you think that I would reward the others?',
    ],
    ['As I said, a better name means a larger sum; has yours improved since you asked?'],
  ],
  limit_why: [
    [
      'Your limit is a part of your net worth, multiplied by your reputation. Which of the two factors embarrasses you?',
      'I lend against what you own, in proportion to what people say of you. Improve either and ask again; where will you begin?',
      'The sum is not an opinion; it is a product of your worth and your name. Shall we raise one of them?',
    ],
    ['The formula stands; have its ingredients improved?'],
  ],
  lend_again: [
    [
      'After a loan cleared late, my book rests for some days; with any other still late, it does not open at all. Which of these applies?',
      'You are not refused, you are waiting. A few days, and no arrears anywhere; can you manage both?',
      'I received the money and the delay; I am still digesting the delay. Shall we speak again in some days?',
    ],
    ['The interval has not been shortened by asking; what else may I do?'],
  ],
  haggle_times: [
    [
      'Propose a figure; I concede by what I know of you, and only so often in a day. What will you open with?',
      'I yield to trust, a good name and a clean history, in small steps and down to a floor. Which of them can you show?',
      'One may bargain over the sum, the rate and the days, until my patience ends; after that it costs goodwill. Have you prepared?',
    ],
    ['The rules of bargaining are unchanged; have you a figure this time?'],
  ],
  safe_to_borrow: [
    [
      'A loan is as safe as the plan behind it; my money never ruined anybody, their schedules did. Have you a plan?',
      'One borrows when the goods earn more each day than the money costs, and otherwise not. Have you done that sum?',
      'The danger is not the sum but the date: lateness shuts every purse and takes a part of your sales. Can you keep a calendar?',
    ],
    ['My view is unchanged: safe for the punctual. Are you?'],
  ],
  loan_now_what: [
    [
      'Now it must earn more each day than it costs; anything slower is a donation to me. Which gap have you found?',
      'You buy at once, where the board is low, and sell before the due day rather than on it. Have you read the slip in LOANS?',
      'Idle money is my favourite kind, since you pay for it. Will you put it to work today?',
    ],
    ['The sum still rests, I gather; do you see what that costs you?'],
  ],
  win_without_loan: [
    [
      'One may; one merely forgoes the leverage, and the reputation that punctual repayment brings. Is that thrift, or caution?',
      'Nothing obliges you. A loan is worth taking when the trade pays more per day than I cost; does yours?',
      'You could trade without us, as one can cross the river by swimming. Are you a strong swimmer?',
      'Borrow when the profit is larger than my price, and not a day sooner. Do you know yet what your profit is?',
      'Your own capital teaches at no interest; mine earns you a name, if it is repaid in time. Which do you lack?',
      'Nobody is obliged to borrow. But reputation comes mainly from loans repaid on the day; had you considered that?',
    ],
    [
      'You remain free not to borrow; was it me whom you wished to convince?',
      'The calculation stands: your profit against my price. Have you done it?',
    ],
  ],
  no_loan_thanks: [
    [
      'How refreshing; I lend most gladly to those who have no need. What does bring you up nineteen floors?',
      'Then you come for conversation, which I also price, though kindly. What is the subject?',
      'Independence is a position like any other, and it may be revised. Shall I keep the file open?',
    ],
    ['You have declined what I had not offered; is the second time for my benefit?'],
  ],
  smallest_loan: [
    [
      'There is a sum beneath which the paper costs more than the loan; mine is modest, but it exists. What did you need?',
      'I do not lend cab fare. Name a figure, and if it is too small I shall tell you by how much; will that do?',
      'The smallest is set by my patience with small print. A job on the board pays trifles; why not begin there?',
    ],
    ['The floor has not sunk since you asked; has your need risen?'],
  ],
  burned_before: [
    [
      'Then you have had an expensive education; what did it teach you about dates?',
      'The burnt reader examines the terms, which I respect; was it the rate that ruined you, or the delay?',
      'Nobody obliges you to repeat it; would a smaller sum disturb your sleep less?',
    ],
    ['You speak again of that earlier ruin; have you identified who caused it?'],
  ],
  never_again: [
    [
      'I wish you every success in it; independence is what all my best clients were recovering from. Shall I keep your file?',
      'No offence is taken. One closes accounts as one closes doors, politely and in full. When may I expect the latter?',
      'That resolve is admirable, and nearly always seasonal. What will you do for capital?',
    ],
    ['Your farewell is repeated; does it grow any firmer?'],
  ],
  changed_mind: [
    [
      "To change one's mind is free until something has been pressed; what does the new one propose?",
      'I note the revision; second thoughts are usually cheaper than first ones. Are there to be thirds?',
      'Good; a mind that cannot be changed is a liability. Where has it settled?',
    ],
    ['It has moved once more; ought I to wait for it to stop?'],
  ],
}
