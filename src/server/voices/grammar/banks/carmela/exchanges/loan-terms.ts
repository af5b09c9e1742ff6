import type { LOAN_TERMS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/loan-terms.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Interest, papers, signatures and what is fair. */
export const LOAN_TERMS_LINES: ThemeLines<typeof LOAN_TERMS_EXCHANGES> = {
  interest_per_day: [
    [
      'Per day; the total by the due date is on the slip, so that nobody need be surprised. Are you?',
      'Each day bears its own interest. One pays for time as one pays for a hotel; how many nights had you in mind?',
    ],
    ['Daily, as before; did you hope that the unit had changed?'],
  ],
  compound: [
    [
      'Interest upon interest, yes; I consider it the only honest perpetual motion. It halts at double; do you mean to test that?',
      "The day's charge follows the balance, not the original sum. Reduce the one and you reduce the other; when shall you begin?",
      'Interest bears interest here, daily, until the whole has doubled; there it rests. Does the ceiling reassure you?',
      'It is reckoned on what remains, not on what you took. Pay a part, and tomorrow has less to feed upon; is that plainer?',
    ],
    [
      'It compounds exactly as it did; have you?',
      'It compounds, as I explained; did the principle alarm you or please you?',
    ],
  ],
  is_it_legal: [
    [
      'I have found nothing in the law that a well drafted paper did not anticipate. Are you asking as a client or as a witness?',
      'The statute and I have an understanding: it is not mentioned at my table. Who mentioned it at yours?',
      'Banks do the same at lower rates and with worse manners; they, too, have counsel. Does that comfort you?',
    ],
    ['The law has not been amended since you asked; have your intentions?'],
  ],
  fake_name: [
    [
      'Names are decoration; it is the account that signs, and the account is you. Whom did you hope to mislead?',
      'I once lent to three brothers who did not exist; I was repaid by all three. Which of them are you?',
    ],
    ['The alias is noted beside the original; had you a third?'],
  ],
  lawyer_reads: [
    [
      'I read law at night; your counsel may read whatever he likes, and he will find it shorter than his invoice. Is he any good?',
      'By all means; I never object to being read. Which clause do you expect him to weep over?',
      'Advice is prudent, though it is charged by the hour, as delay is here. Which of us do you think is cheaper?',
    ],
    ['Your counsel is slow; shall I lend him my glasses?'],
  ],
  sign_in_blood: [
    [
      'Ink is perfectly adequate; blood is difficult to file. Had you hoped for more ceremony?',
      'I have no use for a soul; the resale market is so thin. Is yours in good repair?',
      'The devil takes everything at once, which is poor business; I prefer instalments. Does the comparison comfort you?',
    ],
    ['The soul once more; I fear you overvalue the security. May we return to figures?'],
  ],
  need_to_sign: [
    [
      'The chip is the signature, and the slip in LOANS is the copy; no identity card has ever repaid me. Will you read before you press?',
      'I require no papers, only a decision; what you take is entered at once and in full. Does it comfort you or alarm you?',
      'Nothing is signed with a pen. One presses the chip, and the ledger remembers; have you a steady finger?',
    ],
    ['The formality is as brief as I described it; what else did you hope to fill out?'],
  ],
  why_interest: [
    [
      'You pay for time: my capital works for you rather than for me, and it charges a share for each day. Is your use of it worth more than that?',
      'Interest is the price of money today over money later; those who find it dear should buy later. Which do you need?',
      'You pay for speed, discretion, and the risk that I am wrong about you. Am I?',
    ],
    ['It remains the price of time. Is there a line on the slip that you dispute?'],
  ],
  receipt: [
    [
      'Every figure between us is recorded, and LOANS will show it to you at any hour. Did you doubt my handwriting?',
      'I keep books that have survived two audits and a fire; your page is under LOANS. Which line do you question?',
      'You may verify it to the cent under LOANS; I consider that better than a receipt, which can be lost. Do you lose things?',
    ],
    ['The record is where it was, and it says what it said; shall we move on?'],
  ],
  daily_or_end: [
    [
      'The whole is due on the date; what you bring beforehand is voluntary and saves you money. Which suits your temper?',
      'There is one appointment, the last day; all earlier visits are to your own advantage. Will you make any?',
    ],
    ['One date, as I said, and as many earlier payments as you can bear; is it clear?'],
  ],
  first_day_interest: [
    [
      'The first day is charged at the signing, and one more at that same hour on every day that follows. Does that alter your decision?',
      'Interest begins with the ink; the next portion falls exactly a day later. Had you hoped for a free evening?',
      'You pay for the first day upon signing, even should you return within the hour. Is that plain?',
    ],
    ['From the signature onward, as I said; shall I underline it?'],
  ],
  part_interest: [
    [
      'Precisely so: the charge is reckoned on what remains, and a payment reduces the principal first. How much did you have in mind?',
      'Interest follows the balance; lower the one and the other obeys. Shall we lower it today?',
      'On the remainder only; a partial payment is the cheapest thing you can buy from me. Will you?',
    ],
    ['On the remainder, as before; might it become smaller while we speak?'],
  ],
  usury: [
    [
      'The statute has a name for it, and I have a lawyer for the statute. Did anyone compel you to call on me?',
      'One calls it usury before, and assistance afterwards, and usury again when it falls due. Where are you now?',
      'The price is high because the others said no; which of us do you reproach?',
    ],
    ['You repeat the charge; shall I repeat the terms?'],
  ],
  own_mother_terms: [
    [
      'My mother would have read the terms and lowered them by half; you are welcome to try. Are you as persistent?',
      'I lend nothing to relatives; one cannot sell their pledge and dine with them. Do you lend to yours?',
      'The same terms to the cent, and she would have respected me for it. Does yours not?',
    ],
    ["My mother's terms have been discussed; may we return to yours?"],
  ],
  in_writing: [
    [
      'You shall have it: once the chip is pressed, the slip stands in LOANS, with sum, rate and hour. Did you think that I lent by rumour?',
      'I have never done anything that was not in writing. The slip appears in LOANS; what else must it contain?',
      'A borrower who reads; I had given up hope. The terms I state beforehand, and LOANS keeps them after. Which line concerns you?',
    ],
    ['The document has not altered since you last asked for it; shall I be hurt?'],
  ],
  same_for_all: [
    [
      'My opening terms are the same for all; what people make of them depends upon their record. What does yours say?',
      'I do not price by the face; I price by the history. Have we one?',
      'No one is singled out here; it would be uneconomical. Did you feel special?',
    ],
    ['The same for everyone, as I said; would you have preferred a distinction?'],
  ],
  grows_offline: [
    [
      'Time is charged whether or not you attend. It never exceeds twice what was lent; does that comfort you?',
      'The day falls due in your absence precisely as in your presence. Will you be back for it?',
      'The ledger keeps no hours and no holidays, though there is a ceiling at double the sum. How long do you mean to be away?',
    ],
    ['It runs on without you, as I said; were you hoping to be missed?'],
  ],
}
