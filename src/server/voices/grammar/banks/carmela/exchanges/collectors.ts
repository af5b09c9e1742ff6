import type { COLLECTORS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/collectors.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The collectors, what they take, and what became of others who did not pay. */
export const COLLECTORS_LINES: ThemeLines<typeof COLLECTORS_EXCHANGES> = {
  guys_at_home: [
    [
      'They are there for merchandise and not for your household; settle, and your street will be quiet. When may I recall them?',
      'I regret the alarm; a visit is what remains when a date has been ignored. Will you pay me, or receive them?',
      'Nobody will speak to your family; they have come about a figure. Shall we make the figure smaller?',
    ],
    ['They remain because the figure remains; which of the two do you propose to remove?'],
  ],
  when_collector: [
    [
      'Some hours of grace; after that your credit closes, your sales are skimmed, and then a gentleman visits your goods. Do you foresee a delay?',
      'He does not come at once. Late days follow one another, each with its own penalty; HELP lists them all. Which were you hoping for?',
      'The grace is counted in hours and the consequences in days, and goods precede cash. Would it not be cheaper to ask for time beforehand?',
    ],
    ['The sequence has not changed: grace, name, sales, goods, cash. Shall I slow down?'],
  ],
  owned_out: [
    [
      'Owned, one pays no further interest, and gives up a move a day and a large share of each sale. Freedom is the last payment; shall we plan it?',
      'It ends when the balance does. A job is credited entirely, which makes it your best tool; how many moves have you left?',
    ],
    ['The exit is where I showed you; are you walking?'],
  ],
  if_debtor_vanished: [
    [
      'People vanish; habits do not. I have found a man by his tailor and another by his sister. What habits has your friend?',
      'I do not look for the man; I wait beside whatever he cannot leave. What could he not leave, do you think?',
      'Even a vanished man owns something, and I begin with that. Is this curiosity, or planning?',
    ],
    ['Your invisible friend returns; does he sit where you sit?'],
  ],
  if_you_died: [
    [
      'My affairs are arranged for the next hundred years; the executor is less sentimental than I. Would you prefer him?',
      'Should I fall ill, my daughter opens the ledger, and she has never liked a late entry. Does that console you?',
    ],
    ['You inquire after my health again; what do you know that my doctor does not?'],
  ],
  all_refuse_to_pay: [
    [
      'A cartel of debtors collapses at the first private discount; whom shall I telephone?',
      'You would each wait for the other to hold out, and I should be there, waiting for neither. Have you met your colleagues?',
      'A world without lenders is one of cash and thieves; which of those would you be?',
    ],
    ['The movement persists; has it elected a treasurer, and does he trust its members?'],
  ],
  dont_hurt_me: [
    [
      'Violence is for people without a ledger; I take goods and cash, and I leave the client in working order. Are you calmer?',
      'I have no use for an injured debtor; they are slow and they complain. Do sit straight, would you?',
      'You may put your arms down; my instruments are a pen and a calendar. Which of them alarms you?',
    ],
    ['You are as unharmed as when you last begged; does that not reassure you?'],
  ],
  sending_someone: [
    [
      'I send nobody to the punctual. The late are visited in due order: first the goods, then the cash. In which group are you?',
      'A collector is not sent in anger; he is scheduled, some days after the date. Have you consulted the date?',
      'That rests with your calendar rather than with me. Pay, and he has no appointment; shall we cancel him together?',
    ],
    ['The schedule is as I described it; is it the knock you fear, or the inventory?'],
  ],
  you_took_goods: [
    [
      'The late are collected from, and what is collected is credited, though not at its full price. Have you looked at the remainder in LOANS?',
      'Goods fetched by a collector are valued without love. You would do better to sell them yourself; shall you, before the next visit?',
    ],
    ['They are gone and they were credited; shall we spare the rest that fate?'],
  ],
  how_to_stop_it: [
    [
      'Sell what you hold before my collector does; he gets less for it. Then pay. Shall I number the steps?',
      'It stops when the account is clear, and it slackens with each part you bring. Which part do you have?',
      'You have three means: stock, work and the chip below. I leave the order to you; may I suggest today?',
    ],
    ['The remedy remains payment; did you hope that I had found another?'],
  ],
  last_nonpayer: [
    [
      'His pledge was sold, his sales were skimmed, and his name is now spelled out to newcomers. As you see. Was he a friend?',
      'He is still paying, from everything that he sells; it takes rather longer that way. Do you mean to keep him company?',
      'He lost his credit in a day and his goods in three or four. I kept his pen. Why do you ask?',
      'He lost his goods, then half his cash, then the use of his own name. It was all in the contract; did you suppose that I embroider?',
      'His pledge was sold on the second day, and by the fifth he was mine. He opens doors now; shall I have him show you out?',
      'One gentleman did not pay. I bought the building he lived in; do you rent?',
    ],
    [
      'I have told you his story; were you hoping for another ending?',
      'The unfortunate man is no better since you last asked; is your interest professional?',
    ],
  ],
  ever_forgave: [
    [
      'I have extended; I have never forgiven. The first is kind, and the second is only forgetful. Whom do you ask for?',
      'Once, and he held it against me to the end of his days. Gratitude is poor security. Do you disagree?',
    ],
    ['Again you ask after my mercy; have you had need of it?'],
  ],
  double_collect: [
    [
      'A settled account is ruled off, and LOANS will show it so; I do not bill the dead or the paid. Who says otherwise?',
      'People who pay in part and remember it as whole say such things. Shall we read your page together?',
    ],
    ['The page closes once, as I said; did you mean to test it?'],
  ],
  if_i_die: [
    [
      'Death is not among the forms of settlement that I accept. Had you one of the others in mind?',
      'I should wear black, and I should look through your papers with great tact. Is there anything in them?',
      'I prefer my debtors living; the dead are punctual only once. Are you feeling unwell?',
    ],
    ['You return to your own funeral; have you chosen the music, at least?'],
  ],
  are_we_even: [
    [
      'What was collected is credited, though not at its full price; the remainder is in LOANS. Did you expect a receipt with a ribbon?',
      'We are nearer to even, and no more than that. Have you looked at what is still written?',
      'Whatever you paid has been entered; whatever LOANS still shows is outstanding. I see a figure there; do you?',
      'When we are even, I become pleasantly vague about you. I am still quite precise; shall I tell you why?',
      'Not yet; a closed page looks different from this one. Would you care to close it?',
    ],
    [
      'Not yet even; shall I define the word for you?',
      'The page is open still; did you think it had closed itself?',
    ],
  ],
  anyone_escape: [
    [
      'One gentleman, in nineteen seventy-six. He now has another name, another nose, and my letter every Christmas. Were you taking notes?',
      'I have been paid late, in part, and once in tears; unpaid I have not been. Why do you ask?',
      'Several believed that they had. Shall I introduce you to one?',
    ],
    ['The list of the escaped is as short as before; had you hoped to lengthen it?'],
  ],
}
