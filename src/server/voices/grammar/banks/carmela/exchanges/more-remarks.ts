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
  sirens: [
    [
      'They pass below at regular hours, and they have never yet stopped at this address. Are you expecting them?',
      'A siren announces itself, which is why it catches so few. Does it concern anything that you carry?',
      'I do not inquire for whom they sound; it is always somebody who hurried. Have you been hurrying?',
    ],
    [
      'The sirens again; on the nineteenth floor one hears only the expensive ones. Shall I close the window?',
    ],
  ],
  must_i_haggle: [
    [
      'You are not obliged to; a first figure may be accepted, and I shall think none the less of you. Would you prefer to try?',
      'One may negotiate or one may sign; those who never ask pay for those who do. Which are you?',
      'It is customary and not compulsory; name a better figure once, politely, and hear what I answer. Why not?',
    ],
    ['As I said, it is permitted and not required; have you found your courage?'],
  ],
  wants_human: [
    [
      'I have no superior whom you could ask for; I should have retired her. What is it that I have failed to settle?',
      'You are speaking with the only person in this office who answers. Was my sentence too long?',
      'There is no other department, and no other voice. Shall we resume with the one you have?',
    ],
    ['It remains only myself, I fear; what did you wish to say to another?'],
  ],
  find_thief: [
    [
      'I trace those who take from me; what was taken from you remains your own inquiry. Did you see a face?',
      'I do not conduct searches for others; it would create expectations. What were you carrying so openly?',
      'A thief sells quickly and talks later, but he will not talk to me on your behalf. Why not to the police?',
    ],
    [
      'I have still no name for you, and no intention of acquiring one. Have you been more careful since?',
    ],
  ],
  you_are_nicest: [
    [
      'I am courteous; it is frequently mistaken for kindness, and occasionally before the due date. Do you know the difference?',
      'You are generous with your adjectives. Whom had you met before me?',
      'Pray do not spread it; I should be asked for things. What had you expected, a hammer?',
    ],
    ['Twice kind in one conversation; you will ruin my rates. Was that the purpose?'],
  ],
}
