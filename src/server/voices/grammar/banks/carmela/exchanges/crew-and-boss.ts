import type { CREW_AND_BOSS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/crew-and-boss.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The big boss, the crew and how to get into it. */
export const CREW_AND_BOSS_LINES: ThemeLines<typeof CREW_AND_BOSS_EXCHANGES> = {
  wants_to_learn: [
    [
      'Very well: read before you sign, sell before you must, and never be the one in a hurry. Which of the three do you break?',
      'I take no pupils, but I do not charge for being watched. Begin by comparing two prices a day; will you?',
      'I learned at a ledger, at eleven, by finding the error. Keep an account of every trade for a week; then show me the error, would you?',
      'I teach by invoice, as a rule; consider this a trial lesson: count twice, speak once. Have you counted?',
      'The market instructs at all hours, and sends its bill at once. What did it teach you today?',
      'I have had one pupil; she is my daughter, and she disputes every figure. Would you?',
    ],
    [
      'You have had the lesson; has it been practised?',
      'You enrol again; have you done the first exercise?',
    ],
  ],
  go_partners: [
    [
      'You propose that I share your risk; I prefer to own mine and rent you the capital. Why should you give away half of what could be yours?',
      'A partner may lose; a lender is merely repaid. Which chair would you choose in my place?',
      'I take a share of profits only as security, and never instead of the principal. Did you suppose that I should be flattered by half?',
      'I finance enterprises; I do not share desks. What would you bring that I could not rent?',
      "A partner shares one's losses with enthusiasm and one's profits with counsel. Which had you in mind?",
      'Equal shares presuppose equal risks; I see mine clearly. Where is yours?',
    ],
    [
      'I decline the partnership as I did before; has your company grown in the meantime?',
      'The proposal is renewed without a balance sheet; shall I decline it in the same form?',
    ],
  ],
  boss_exists: [
    [
      'I send him a report, and somebody reads it, for the commas come back corrected. Does that suffice?',
      'He exists as gravity does: one need not meet it to fall. Why do you whisper?',
      'I have sat across from him, and I remember every one of his eleven words. Would you care to earn some?',
    ],
    ['You doubt him still; would you like to say so in the Bronx?'],
  ],
  boss_successor: [
    [
      'There are plans for it, and all of them are in my safe, including the wrong ones. Why do you ask, and for whom?',
      'Whoever holds the paper, and not whoever holds the door. Had you a favourite?',
      'I never discuss a succession while the testator can still hear; he hears very well. Were you hoping to be mentioned?',
    ],
    ['You bury him a second time; shall I send flowers in your name?'],
  ],
  work_for_me: [
    [
      'I cost more than you have, and I should tell you so every morning. Would you enjoy it?',
      'My concern is not for sale; yours may be, one day, and I shall know it first. How does it stand?',
      'To employ me you would have to open your books. Are they fit to be seen?',
    ],
    ['The position does not tempt me; who else has declined it?'],
  ],
  bring_customers: [
    [
      'I pay no commission, and lend only to the person before me. Why does your friend send you?',
      'Each account here stands alone; nothing passes from one to another. Has that spoiled a plan?',
      'Your recommendation is kind, and unpaid; would you still make it?',
    ],
    ['Your friend remains hypothetical; shall he call, or only be mentioned?'],
  ],
  who_is_boss: [
    [
      'An elderly gentleman who lends to spotless names and asks for errands instead of interest. One does not introduce oneself; had you hoped to?',
      'He arranges the quiet in which the rest of us do business. I kick nothing up to him but courtesy; would you know how?',
      'The head of the table. He came by boat, carried stone, and has not been interrupted since; do you mean to be the first?',
      'He is the gentleman to whom this city belongs; he lends to excellent reputations only, and is paid partly in errands. Is yours excellent?',
      'The fourth of us, and the first. One does not visit; one is received. Whatever for, in your case?',
    ],
    [
      'The same gentleman as before; are you gathering the courage, or the reputation?',
      'The answer has not changed, nor has he; shall we leave it there?',
    ],
  ],
  how_many_men: [
    [
      'A secretary, two accountants and a gentleman who knocks; I find that paper needs very few hands. Whom did you expect to meet?',
      'I keep no crew, I keep contracts; they never sleep, and they never ask for a raise. Did you picture men in hats?',
      'Fewer than you fear and more than you see; the exact number is on the payroll, which is not on the desk. Why do you ask?',
    ],
    ['My staff has not grown since your last question; ought it to?'],
  ],
  join_crew: [
    [
      'I employ an accountant and a gentleman who knocks; neither post is vacant. Can you audit?',
      'One does not join, one becomes a client in good standing; it involves fewer oaths and better stationery. Shall we begin there?',
      'A crew is a wage bill with opinions, and I have none. What did you hope to be called?',
    ],
    ['There is still no vacancy; had you brought references?'],
  ],
  work_for_boss: [
    [
      'He sees high reputations and nobody else; one repays loans in time until one is seen. How high is yours?',
      'His errands are the price of his loans, and his loans go to spotless names. Would you enjoy being sent?',
      'There is no application. There is a record, and he reads it before you enter; have you read it yourself?',
      'He receives those whose reputation stands very high, and it rises by punctual repayment. How does yours stand?',
      'The Boss is above us all, and says less. One is admitted by a record, not by a request; have you begun one?',
      'There is no appointment to be had; there is a reputation to be made. Do you repay on the day?',
    ],
    [
      'The gentleman has not lowered his standards since you asked; have you raised yours?',
      'The way to him has not become shorter; has your name grown longer?',
    ],
  ],
  watch_my_back: [
    [
      'The police, in proportion to your heat; your creditors, in proportion to your delay. Have you offended either?',
      'You have two adversaries, the patrol and the calendar, and only one of them accepts bribes. Which troubles you?',
      'No rival can touch your stash; lateness can, and an officer can. Do you see where care is wanted?',
    ],
    ['The list has not grown: officers and due dates. Have you annoyed one of them since?'],
  ],
  who_runs_docks: [
    [
      'The Big Boss, in the end; the rest of us have addresses. What would you want with the docks?',
      'Each of us has a borough to lend in, and one gentleman has the patience for all of it. Did you need an introduction?',
      'Nominally the city; effectively whoever holds its paper, and I hold some. Which part concerns you?',
    ],
    ['The answer is unchanged, and so is the gentleman; were you hoping for an election?'],
  ],
  real_gangster: [
    [
      'I am a private lender with excellent manners; the other word belongs to the newspapers. Do I look like a headline?',
      'There is no such organisation, and if there were I should be its accountant. Does that answer you?',
      'A gangster wastes ammunition; I waste nothing. What made you ask?',
      'Those gentlemen had oaths and nicknames; I have contracts. Which would you rather be held by?',
      'I have lent to several of them, and found them sentimental. Is it the hats that interest you?',
      'I belong to nothing that holds meetings. Whom did you take me for?',
    ],
    [
      'You return to that vulgar word; shall I send you a dictionary?',
      'The families once more; do you wish to join, or to write a book?',
    ],
  ],
}
