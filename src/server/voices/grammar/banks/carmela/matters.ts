import type { MatterTopic } from '#src/rules/sharks/matters.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Carmela on the matters that players bring up, and on herself. */
export const MATTER_LINES: TopicLines<MatterTopic> = {
  swindled: [
    [
      'You were sold rubbish because you did not inspect it; I should call that a fee. Whose hand did you shake?',
      'A seller who hurries you is hiding something; next time one opens the box before the purse. What did it cost you?',
      'You bought a promise and received its packaging. Regrettable, and quite legal where you were standing; will you know the man again?',
    ],
    ['Cheated once more; have you considered that you look trusting?'],
  ],
  near_miss: [
    [
      'You passed the police and kept the goods; do not mistake good fortune for a method. Which way will you go tomorrow?',
      'An officer who looks and does not see is an expense that you were spared. How often do you expect the discount?',
      'How stimulating for you; I prefer a route on which nobody needs to be lucky. Were you followed here?',
    ],
    ['Another escape; do you keep a list of them?'],
  ],
  missed_chance: [
    [
      'You sold, and it rose; regret is the most expensive form of arithmetic. Was the profit you took so very small?',
      'Nobody is paid for what he would have done. I keep a little back whenever I sell; might you?',
      'A price that you did not get was never yours to lose. What will you do when it happens again, for it will?',
    ],
    ['Still that missed price; shall we hold a memorial?'],
  ],
  home_trouble: [
    [
      'A bad household costs more than a bad bargain; I should write to the owner, and keep a copy. Shall I tell you how to begin?',
      'One cannot negotiate with a noise, only with whoever profits by it. Who is the owner of the building?',
      'I am sorry for your rest; tenants complain, owners calculate. Have you worked out what it would cost him to please you?',
    ],
    ['Your lodgings again; have you never thought of leaving them?'],
  ],
  room: [
    [
      'The next size doubles what you carry; your stash quotes the price. Do you fill the present one?',
      'Space is bought like anything else, in your stash, where every size is double the last. Would the second half earn that back?',
      'You may double what you carry at the price that your stash quotes; I should first ask how often your pockets are full. Are they?',
    ],
    ['The sizes have not changed since you asked; have your profits?'],
  ],
  own_other_life: [
    [
      'I should have been a judge; I have the voice for it, and I already know the defendants. And what would you be?',
      'In another life I taught Latin to girls who did not listen. It was excellent training; does that surprise you?',
      'I would keep bees: industry, order, and a sting in reserve. Do you see me in a veil?',
    ],
    ['Bees, as I said; or the bench. Which would you rather appear before?'],
  ],
  own_boss: [
    [
      'I answer to my ledger, and once a month to a gentleman who says very little. Whom do you answer to?',
      'To nobody in this building; to the Boss I send a report, and he has never returned one. Why do you wish to know?',
      'I report to figures, and the figures report to the Boss. Were you hoping to go over my head?',
    ],
    ['My ledger, and the Boss, in that order; did you expect a new name?'],
  ],
  conscience: [
    [
      'I have examined my conscience and found it solvent; I never hid a clause from anybody. Does yours trouble you?',
      'Guilt is for those who surprise people; I put everything in writing. Ought I to feel something?',
      'Once, over a widow; I extended her terms and told no one. You will not tell anyone either, will you?',
    ],
    ['You inquire after my conscience again; it sends its regards.'],
  ],
  own_quit: [
    [
      'Retire to what, the sunshine? I have seen what leisure does to men in Florida; I shall keep my desk. Would you leave yours?',
      'I considered it in 1979, for an afternoon; the afternoon was very long. Do you think of leaving?',
      'When my daughter asks me to stop, I shall stop; she has never asked. What makes you wonder?',
    ],
    ['I am not retiring; had somebody offered you the office?'],
  ],
  own_prison: [
    [
      'Never; I have visited, with flowers and a notary, and noticed how little had been put in writing. Have you?',
      'I have not had the experience; those who have, neglected the small print. Do I look like somebody who would?',
      'Not for an hour. The authorities dine here on occasion, and the food is better; why do you ask?',
    ],
    ['Never, as I told you; were you hoping that I had since?'],
  ],
  own_hobby: [
    [
      'I play chess by post with a bishop in Turin; he is losing, slowly, since 1971. Do you play?',
      'I read contracts for pleasure, and go to the opera to see them broken. What do you do?',
      'Bridge, on Tuesdays, with three women who own more than they admit. You would not enjoy the stakes; or would you?',
    ],
    ['Chess and the opera, as before; shall I teach you one of them?'],
  ],
  weekend: [
    [
      'I spent it with a trial balance and a very good pear. Was yours as satisfying?',
      'The opera on Saturday, the accounts on Sunday; both ended with somebody ruined. And how was yours?',
      'Quiet, thank you; the market was closed and nobody disappointed me. What did you do with your days?',
    ],
    ['My weekend is as I described it; has yours improved in the telling?'],
  ],
  armed: [
    [
      'I carry a pen; it has ended more careers than anything you would find under a jacket. Are you nervous?',
      'No weapon, I assure you; I keep a driver for that, and a good address. What made you look?',
      'If I were armed you would not see it, and if you saw it the appointment would be over. Shall we continue?',
    ],
    ['You examine my jacket again; it is only well cut, I promise you.'],
  ],
  good_explained: [
    [
      'What it is for need not concern you; what it fetches in two places must. Have you compared them?',
      'It is a thing that some borough has too much of and another too little; the use is the difference. Is that clearer?',
      'One does not need to want a thing in order to sell it. You buy it where it is cheap and carry it; do you see the principle?',
    ],
    ['I have explained its purpose: the difference between two prices. Shall I draw it?'],
  ],
  carry_safe: [
    [
      'It is as safe as your reputation with the police: unknown, you pass; known, you are searched. Which are you?',
      'Never entirely. A small quantity is overlooked, a full coat with heat upon it is not; how much had you in mind?',
      'I should not call it safe; I should call it priced. Carry half, wait a day, and take the longer way. Are you in haste?',
    ],
    ['The risk is what it was; has your caution changed?'],
  ],
  how_to_win: [
    [
      'One wins by finishing with more than one began, and with a name that opens doors. Which of the two do you lack?',
      'Buy low, sell dear, settle on the day, and be received by the Boss in the end; the rest is vanity. Had you imagined a prize?',
      'You win when you no longer need any of us. Net worth and reputation, in equal parts; how do yours stand?',
    ],
    ['I told you how it is won; patience was part of it, if I remember.'],
  ],
  paid_other: [
    [
      'You have paid somebody; you have not paid me. I keep no account through third parties; have you a receipt?',
      'Nothing has reached me. Whatever you handed him is between the two of you; shall I write his name down?',
      'A payment to another is a gift, however it was meant. My ledger knows only your own hand; when may I see it?',
    ],
    ['It has still not arrived; would you care to guess why?'],
  ],
  collateral: [
    [
      'I take goods from your stash in pledge, or a share of your sales; nothing with an engine or a sentiment. The rate stays. Does that trouble you?',
      'A pledge reassures me, but it does not lower my rate; and I hold only goods that I can price. What is in your stash?',
      'Security, yes, though only merchandise or a share of your profits; the rate is another clause. Which would you part with?',
    ],
    ['My answer on pledges stands: goods, or a share. Have you either?'],
  ],
  good_news: [
    [
      'My congratulations; one so rarely hears good news that is not followed by a request. Is it?',
      'How agreeable. I should put it in writing before somebody changes his mind; have you?',
      'I am pleased for you; success is the best reference that one can bring me. What will you do with it?',
    ],
    ['Your good news has been noted; is there a second chapter?'],
  ],
  griping: [
    [
      'That would try anybody; I find it helps to ask who profits from the annoyance. Who does?',
      'You have my sympathy, which is cheap, and my advice, which is not: remove the cause. Can you?',
      'How tiresome for you. I once had the same vexation, and I bought it; is yours for sale?',
    ],
    ['The same vexation still; have you tried being more expensive to annoy?'],
  ],
  plans: [
    [
      'A sensible ambition, if it has a figure and a date; has it either?',
      'I approve of plans; I have buried several, and each lacked a reserve. What is yours?',
      'Do it, then, but on paper first; one should be able to see a mistake before one pays for it. When would you begin?',
    ],
    ['And that plan of yours, has it met a calendar yet?'],
  ],
  jailed_if: [
    [
      'They keep a part of what you carry and remember your face; the rest is embarrassment. How full would your coat be?',
      'An arrest costs you goods and leaves heat behind; it does not move your date with anybody. Shall we plan for smaller quantities?',
      'You lose a share of the load, nothing more, if you do not run. A prudent person carries what he can afford to lose; do you?',
    ],
    ['As I said: a share of the load, and some attention. Did you expect a pardon?'],
  ],
}
