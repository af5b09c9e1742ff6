import type { CHOOSING_A_LENDER_EXCHANGES } from '#src/rules/sharks/exchanges/themes/choosing-a-lender.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Which shark to borrow from, loans from several, and why sharks lend. */
export const CHOOSING_A_LENDER_LINES: ThemeLines<typeof CHOOSING_A_LENDER_EXCHANGES> = {
  why_shark: [
    [
      'Because the word is shorter than financier, and those who use it are generally in a hurry. Does it alarm you?',
      'A shark takes what it likes; I take what was signed. Would you not call that a difference?',
      'I have been told that they never sleep and never blink; the likeness ends at the teeth. Which feature struck you?',
    ],
    ['The name is not mine, as I said; may I suggest a more polite one?'],
  ],
  two_sharks: [
    [
      'You may. To repay one with the money of another is noticed within days, and resented; shall you need to?',
      'Nothing forbids it but arithmetic. If one falls late, none of us lends; how good is your diary?',
      'You may hold one contract with each of us. Be late with any, and all are closed to you; are you that organised?',
      'I have no objection to company in your ledger; your net worth has, since debts reduce it. And with it, what I lend; had you calculated that?',
      'Several creditors, several dates, one reputation. Can you keep all three in order?',
    ],
    [
      'One with each, as I explained; how many are you up to?',
      'It is still permitted and still inadvisable; how many names are on your list?',
    ],
  ],
  lowest_rates: [
    [
      'The Boss charges none and demands errands; Tommy little and lends little; I stand between him and Vinnie. What sum had you in mind?',
      'Not I, and I do not pretend it. Price follows size: for small sums Tommy, for large ones me; which is yours?',
      'Rank them so: the Boss, Tommy, myself, Vinnie. Then ask who would actually lend to you; did the list grow shorter?',
    ],
    ['The order is unchanged; were you hoping that I had become cheaper?'],
  ],
  two_loans: [
    [
      'One open loan to each creditor; a second page would only compete with the first. When do you close this chapter?',
      'I keep one contract per person. Settle it and we may write the next, perhaps a better one; does that seem severe?',
      'Never two at once with the same lender. My colleagues have pages of their own; was that the question behind the question?',
    ],
    ['One, as before; has the number a flaw?'],
  ],
  pay_with_loan: [
    [
      'It settles the one and offends the other, who will learn of it within days and trust you less. Whose displeasure is cheaper?',
      "Permitted, certainly; unnoticed, never. A lender dislikes to find his money in a rival's drawer; would you not?",
    ],
    ['They still find out, and they still mind; did you expect discretion for nothing?'],
  ],
  are_you_bank: [
    [
      'A bank asks who your father is; I already know. I lend; goods you will find at the market. Which do you need?',
      'I lend money, and I expect it back; whoever does so from a marble hall is a bank. Is that clear?',
      'I sell nothing that has to be carried. The market does that; shall we say that I am what makes it possible?',
    ],
    ['A lender, as I said; did you hope for a counter and a clerk?'],
  ],
  rival_gives_more: [
    [
      'Then you hold two offers, and a sensible person takes the better; what is it that keeps you here?',
      'I never bid against a rumour; bring me the other terms on paper, and I shall admire them. Have you the paper?',
      'A rival who gives more always takes more, only later in the sentence. Did you listen to the end?',
    ],
    ['The rival again; does she know how often you quote her, or is it he?'],
  ],
  sell_my_debt: [
    [
      'What stands on my page stays on my page until it is settled. Had you found a bidder?',
      'We do not trade our customers between us; what you signed with one of us ends with that one. Had you a preference?',
    ],
    ['The page is still not for sale; who keeps telling you otherwise?'],
  ],
  who_owes_you: [
    [
      'Several people who would not greet each other in the lift; beyond this I say nothing. Would you wish me to?',
      'My clients are like the roots of my orchid: numerous, necessary and out of sight. Whose page did you hope to read?',
      'The well known borrow most, and the proud pay latest. Of which company are you?',
    ],
    ['The list remains closed; are you afraid of being on it, or off it?'],
  ],
  owe_another_too: [
    [
      'Order them by the day and by the rate, and settle whichever bites first. Have you made the list?',
      "Paying one creditor with another's money is noticed, and resented, by the other. Did you imagine us strangers?",
      'You are diversified, I see, though upon the wrong side. Which of us falls due soonest?',
    ],
    ['The same several creditors; is the list any shorter?'],
  ],
  which_shark_first: [
    [
      'Mr. Tommy for small needs, Mr. Vinnie for haste, myself for sums that deserve a contract, and the Boss for the spotless. What are you?',
      'Begin where little is asked and little is lent, and rise to me; I take security and a decent reputation. Have you both?',
      'The hammer asks no questions, the kitchen asks if you have eaten, and I ask for security. Which question can you answer?',
    ],
    ['The comparison has not changed; has your reputation?'],
  ],
  most_ever_lent: [
    [
      'The largest went to a gentleman with a theatre. He is gone; I kept the curtain. Why, had you a rival sum in mind?',
      'My record belongs to a shipping family; they repaid it on the hour, which I still find slightly suspicious. Would you?',
      'The most I ever lent to one person bought him a street. I hold the street now. Do you begin to see a pattern?',
    ],
    ['The record stands where I left it; were you hoping to be measured for it?'],
  ],
  why_lend_me: [
    [
      'I do not lend to you; I lend to what you own and what is said of you. You are merely the signature. Does that offend?',
      'I am paid for the risk, and I choose the risk; you ought to be flattered on both counts. Are you?',
      'Strangers are the better clients: they have not yet learned which excuses I have heard. Shall I go on?',
    ],
    ['My motives are unchanged and still in the contract; did you skip that page?'],
  ],
  who_lends_more: [
    [
      'My own ceiling is the highest of the four, for those with the worth and the name to reach it; have you both?',
      'I lend most, Big Boss somewhat less, Vinnie less again, and Tommy what fits in a can. How much did you need?',
      'The largest sums are mine; so is the closest scrutiny. Are you prepared for both?',
    ],
    ['The order is unchanged; is your net worth?'],
  ],
  nobody_borrows: [
    [
      'A stranger I do not lend to; a name must have some weight first. Has yours begun to gain any?',
      'I weigh what you own and how you have kept your word. With neither, what would I be weighing?',
      'Those without a name begin with the others, and come up to me when they have made one. Shall I expect you?',
    ],
    ['The answer remains: a name first, capital after. How is yours coming along?'],
  ],
  buy_rival_debt: [
    [
      'Debts are not passed about between us; each of us keeps what he signed. Whom did you sign with?',
      "I do not purchase colleagues' misjudgments, however charming. Are they pressing you?",
      'I must decline; you would pay one of us with the money of another, and such things become known. Had you thought of that?',
    ],
    ['It remains where you signed it; shall I recite the principle again?'],
  ],
}
