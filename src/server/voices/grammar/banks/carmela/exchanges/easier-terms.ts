import type { EASIER_TERMS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/easier-terms.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Players who want a lower debt, more time or another way to pay. */
export const EASIER_TERMS_LINES: ThemeLines<typeof EASIER_TERMS_EXCHANGES> = {
  freeze_interest: [
    [
      'Interest is what you pay for the days; you cannot keep the days and return the price. What could you pay today instead?',
      'What was signed runs until it is settled; you may shorten it, and never pause it. What part can you bring?',
      'Interest cannot be suspended; only the date can move, once, and interest travels with it. Would a part payment not serve you better?',
      'I have never sold a pause; time is the merchandise. Shall we reduce the sum that it works upon?',
      'There is no such clause. A moved date, once, or cash on account; which of the two?',
    ],
    [
      'The addition continues, as I said; only a payment slows it. How large shall it be?',
      'The clock goes on as before; have you brought anything to slow it?',
    ],
  ],
  pay_in_goods: [
    [
      'I hold goods in pledge, but I am paid in cash. Sell them first, at a price that a collector would never grant you; where are they dearest today?',
      'Payment is in money; merchandise is merely money that has not made an effort. Could you sell before the date?',
      "No. Goods are taken from the late, and valued accordingly. Would you not prefer the MARKET's opinion to his?",
    ],
    ['Cash, as before; is there no buyer in six boroughs?'],
  ],
  renegotiate: [
    [
      'The rate was open until you signed; it is now a fact. Settle this, and negotiate the next one better. What would you do differently?',
      'I do not amend what is executed. A part payment lowers the charge without lowering my standards; shall we begin there?',
      'Terms are discussed before the chip and honoured after it. Only the date can move, and only once; is it the date that you need?',
    ],
    ['The agreement is unaltered, like my opinion of it; have you a new argument?'],
  ],
  rate_same: [
    [
      'It is the rate that you signed, and it holds until the loan is late; lateness has a minimum of its own. Had you reason to doubt me?',
      'Fixed, as LOANS will confirm. Only a late loan may find itself at a higher rate; do you intend to be one?',
      'I have altered nothing; the balance grows, the rate does not. Did you mistake the one for the other?',
    ],
    ['Unchanged since you last inquired; shall I frame it?'],
  ],
  bankrupt: [
    [
      'There is neither reset nor ruin here: the insolvent are owned, and work until they are not. Would you prefer to pay?',
      'Nothing is written off; it is paid, sooner or later, in cash or in moves. Have you tried sooner?',
    ],
    ['No such chapter has been added; will you try paying?'],
  ],
  double_or_nothing: [
    [
      'I do not wager what is already certain; what would you offer me that is not mine on the day?',
      'Chance is a tax on the impatient. The sum stands; shall we leave the coin its dignity?',
      'If I wished for excitement I should marry again. The terms are not in play; did you hope that they were?',
    ],
    ['Your coin is still in the air; mine is in the ledger. Do you see the difference?'],
  ],
  pay_odd_things: [
    [
      'I accept cash, since everything else is an opinion about cash. Could you convert yours?',
      'A curious currency; who else accepts it, and at what discount? Until I hear, it is paper money or nothing.',
      'I have been offered pearls, promises and a bishop; only the money was ever entered. Will you bring that?',
    ],
    ['The same odd coin again; has anybody changed it for you?'],
  ],
  number_is_wrong: [
    [
      'The slip in LOANS shows what was lent and what each day has added; kindly name the line that you dispute. Can you?',
      'You counted the principal and forgot the days, I should think; they compound, and they are never tired. Shall we go through it?',
      'I have been accused of many things, never of arithmetic. Did you begin from the signing?',
    ],
    ['I have examined it again and it is unchanged; might the error be on your paper?'],
  ],
  work_it_out: [
    [
      'The arrangement I can offer is arithmetic: whatever you pay today stops costing you. How large a part can you spare?',
      'I am open to a solution, provided it is made of money. The chips below list what I accept; which one suits you?',
      'We may indeed; parts are welcome, promises are not. What do you bring to the table besides the wish?',
    ],
    ['I have not withdrawn the arrangement: a part, in cash, now. Have you withdrawn?'],
  ],
  installments: [
    [
      'Any part is accepted at any time before the date, and what is paid ceases to cost. Into how many shall we divide it?',
      'You may pay in parts as small as you like; only the day on which the last one falls is fixed. Is that a relief?',
      'Certainly; LOANS accepts whatever sum you enter. I only ask that the instalments arrive before the excuses do. Will they?',
      'You may pay any part at any time; it reduces the sum, and the remainder goes on charging. How large is the first?',
      'Parts are quite acceptable, provided that they add up to the whole by the date. Have you a schedule?',
    ],
    [
      'In parts, as I said; the first part is generally the difficult one. Is it ready?',
      'The permission stands; it is the parts that are missing. When may I see one?',
    ],
  ],
  cut_my_debt: [
    [
      'I do not sell my own claims at a discount; each dollar you pay removes a dollar, and nothing else does. How many have you?',
      'Settlement for less is for debtors who are finished; you look to me quite employable. Had you hoped to seem otherwise?',
    ],
    ['The reduction is refused a second time, at no charge; will you pay a part instead?'],
  ],
  why_so_much_now: [
    [
      'It is the principal and the days; the second part is the one that you have been adding. When did you last pay?',
      'A figure left alone does not stay the same; it is the whole basis of my profession. Shall we interrupt it?',
      'The sum is correct, and the surprise is yours. The slip names what a day costs; did you not read it?',
    ],
    [
      'It has grown since you last protested, as it will by the next time; would you care to pay instead?',
    ],
  ],
  time_unasked: [
    [
      'Mercy is granted once per loan, and more readily before the hour than after; it costs some trust. Is yours so plentiful?',
      'One asks in good time, and only once; I have granted it, and I have remembered it. Do you expect to need it?',
      'It is possible, and it is noted. Would you not rather be early?',
    ],
    ['Once per loan and in good time; which half of it escaped you?'],
  ],
}
