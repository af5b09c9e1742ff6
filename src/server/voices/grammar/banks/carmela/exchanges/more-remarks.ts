import type { MORE_REMARKS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/more-remarks.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Further remarks of no other theme. */
export const MORE_REMARKS_LINES: ThemeLines<typeof MORE_REMARKS_EXCHANGES> = {
  next_season: [
    [
      "It opens with the month, and one enters it with one's cash, one's goods and one's obligations. Did you hope for amnesty?",
      'The race begins anew; the ledger does not. Had you planned around the difference?',
      'Everything is carried over save the standing in the race; was it your standing that you wished to keep?',
    ],
    ['The first of the month, with all that you have; shall you be ready?'],
  ],
  find_me_buyer: [
    [
      'The market is the buyer, in every borough and at every hour; only its price has moods. Which have you tried?',
      'I introduce borrowers to consequences, never sellers to buyers. Have you looked across the river?',
      'There is no private gentleman; there is a price in each borough. Have you compared them?',
    ],
    ['The buyer has not changed, it is the market; have you changed the borough?'],
  ],
  scared_of_boss: [
    [
      'I do not fear; I estimate, and in that one case I estimate generously. Would you not?',
      'Respect is fear that has learned to dress; I dress very well. And you?',
      'One does not contradict the Bronx; one reschedules. Have you a reason to ask?',
    ],
    ['My estimate stands where it stood; has something moved yours?'],
  ],
  pledge_back: [
    [
      'A pledge returns on the day that its loan is repaid, to the last box. Is yours nearly repaid?',
      'What you pledged rests with me, dusted and counted, until you are clear; when shall that be?',
      'You need only repay; it comes back without your asking. Do you miss it?',
    ],
    ['It waits for the same thing as before, the last payment; shall I expect it?'],
  ],
  collateral_loan_terms: [
    [
      'With me, yes: part of your goods stays here until you are clear, or a share of your profits does. What do you carry?',
      'I take a pledge of goods; where the stash is too thin, a share of what your sales earn. Which would you rather miss?',
      'Naturally. What you pledge comes back when the loan is repaid, and not an hour sooner. Does that seem hard?',
    ],
    ['It is as I said, goods or a share of the profit; have you counted your stash since?'],
  ],
  secret_package: [
    [
      'A closed case is worth precisely what the carrier fears; you look rather pale. Should I?',
      'I prefer not to know; knowledge of that kind is taxed. Does it leak?',
      'Half of what one carries unseen turns out to be old newspaper; are you certain that you have not been had?',
    ],
    ['It is still closed, and I am still incurious; which of us will tire first?'],
  ],
}
