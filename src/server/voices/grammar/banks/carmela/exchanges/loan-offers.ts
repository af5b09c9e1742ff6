import type { LOAN_OFFERS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/loan-offers.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say while an offer is on the table. */
export const LOAN_OFFERS_LINES: ThemeLines<typeof LOAN_OFFERS_EXCHANGES> = {
  wife_objects: [
    [
      'A household is a second signature; if it is refused, I should hear of it now. Whose consent do you really lack?',
      'Somebody at home has read you better than I have; do you mean to refuse, or to be discreet?',
    ],
    [
      'The domestic objection once more; the chip below takes a yes or a no, and it asks no relatives. Which is it?',
    ],
  ],
  scared_to_sign: [
    [
      'Fear before a signature is worth more than regret after it. Which figure frightens you: the sum, or the date?',
      'One should be a little afraid; it is how one reads to the end. If it does not pass, decline; is that so difficult?',
      'I prefer a client who trembles now to one who trembles later. Can you see the day on which you return it?',
    ],
    ['You are still afraid of it; then refuse it, and sleep. Shall I wait for your answer?'],
  ],
  leave_family_out: [
    [
      'I leave families alone; they are poor security and worse company. Is there anyone you thought of in particular?',
      'The arrangement is with you and ends with you; I should find anything else untidy. Shall we go on?',
    ],
    ['I have answered as to your family; did you expect a clause?'],
  ],
  offer_lasts: [
    [
      'It survives the night and little more; afterwards it lapses of itself, and one begins again. What would you learn by tomorrow?',
      'You may leave and return today; by this hour tomorrow the paper is worth only its weight. Do you expect better news?',
      'It stands until about tomorrow, without reminder. Is it time that you lack, or an argument?',
    ],
    ['It lapses when I said; have you used the interval?'],
  ],
  cant_refuse: [
    [
      'You may refuse it at once, and it costs no money; I find that this is what frightens people. What are you afraid of?',
      'Every offer of mine can be declined; it is only afterwards that they become firm. Which do you prefer?',
      'I neither insist nor repeat myself; the refusal is as close as the acceptance. Why do you look for a trap?',
    ],
    ['The freedom to decline remains; do you mean to use it, or to admire it?'],
  ],
  should_i_take_it: [
    [
      'Take it if the trade earns more in those days than I do; decline it otherwise. Have you done the sum?',
      'I am scarcely disinterested, yet I prefer clients who survive. What would you buy on the first morning?',
      'A prudent person would know the exit before signing. Do you?',
    ],
    ['My advice has not altered: calculate, and then choose. What did you get?'],
  ],
  best_offer: [
    [
      'It is my opening, and a civil one. A better offer begins with a figure from you; have you brought one?',
      'I never call anything final until the other side has spoken. What rate, or what date, would you defend?',
      'The best offer is the one that is signed. If you want another, name it; I shall tell you what is wrong with it. Well?',
    ],
    ['We are still where we were: I have named figures, you have named none. Shall you?'],
  ],
  take_less: [
    [
      'By all means; restraint is rare in that chair. Name the smaller sum, and I shall draw it up. What is it to be?',
      'Nobody is obliged to take the whole of it. I have a floor, and above it you may choose; which figure would suffice?',
      'You ask for less, and I think more of you. State the amount in dollars, would you?',
    ],
    ['I am content to lend less, and I still lack the figure. Shall I guess?'],
  ],
  want_more: [
    [
      'One may always ask for more; one should ask in figures. Which sum did you expect?',
      'I lend by what you own and how you are spoken of; name your figure, and I shall see whether they carry it. Well?',
      'More is an appetite; a number is a proposal. Which would you care to put before me?',
    ],
    ['You would still like more, and I would still like to know how much; who goes first?'],
  ],
  explain_terms: [
    [
      'You receive a sum; each day adds a share to it; on the date you return the whole. I hold security meanwhile. Which part is obscure?',
      'Three lines: what I lend, what a day costs, and when I expect you. Earlier is cheaper, later is unpleasant. Is that plain?',
      'You rent my money by the day, the first day at the signing; on the due date you bring it back with the rent. Shall I go on?',
    ],
    ['It is rent upon money, as I said, with a date at the end of it. Which word shall I shorten?'],
  ],
  money_is_for: [
    [
      'The purpose is yours, and the date is mine. By what means does this purpose return the money?',
      'I never inquire what it is spent on; I have only noticed that money spent on goods comes back sooner. Does yours?',
      'A worthy aim; my figures are the same for worthy ones. Shall we proceed on them?',
    ],
    ['You have named the purpose already; may we now name the answer?'],
  ],
  when_get_cash: [
    [
      'At once; the chip is the signature, and the money moves with it. Were you expecting a queue?',
      'The whole sum, in cash, at the moment you take the chip. I keep people waiting for many things, never for that. Shall we?',
      'It is yours the instant you sign, and mine again on the date. Is the first half sufficiently quick?',
    ],
    ['It remains immediate, and you remain undecided; which of us is slow?'],
  ],
  if_i_decline: [
    [
      'The offer is withdrawn, I think slightly less of you, and your reputation is untouched. Is that a price you can bear?',
      'You decline by the chip, and we part civilly; I merely trust you by a shade less. Were you expecting a scene?',
      'Refusal costs a little of my regard and nothing of your cash; acceptance reverses that. Which do you prefer?',
    ],
    ['As I told you: a shade of my regard, no more. Have you decided which it shall be?'],
  ],
  split_decision: [
    [
      'A divided house ought not to sign; which of you reads the terms to the end?',
      'I require one answer from one hand. Shall I wait while you settle who has it?',
      'One of you sees the sum and the other the date. Both are right; who decides?',
    ],
    ["The deadlock persists; might a night's rest produce a majority?"],
  ],
  whats_the_catch: [
    [
      'The catch is printed in the middle: the day. Miss it, and all the rest becomes unpleasant. Do you intend to?',
      'Nothing is hidden; people simply do not read. The price by the day, the date, and what follows lateness; what else do you seek?',
      'It is dangerous only to those who are late. Are you punctual by nature?',
      'There is no hidden clause; there is merely a clear one that people prefer not to read. Which line shall we go over?',
      'The fine print and the large print say the same: punctuality is cheap and lateness is not. Did you expect better?',
      'I conceal nothing; concealment is for those whose terms cannot be enforced. Have you opened the slip?',
    ],
    [
      'You look for the trap again; it is called the due date. Shall you step around it?',
      'The terms have not grown a secret since you asked; will you read them now?',
    ],
  ],
  why_need_money: [
    [
      'Its use is your affair, its return is mine. Will it earn more than it costs?',
      'I never ask what for; a reason has yet to repay a loan. Does yours pay a margin?',
      'Spend it as you please; I should only buy what can be sold again. Can it?',
    ],
    ['Your purpose is still your own; is my date still clear?'],
  ],
  seems_a_lot: [
    [
      'It is considerable, and your hesitation does you credit. What sum would seem reasonable to you?',
      'For a first signature one may well begin lower; do you care to name a figure?',
      'Large sums only look large from below. Shall we find one at your height?',
    ],
    ['You still find it too large; and the figure you prefer is?'],
  ],
}
