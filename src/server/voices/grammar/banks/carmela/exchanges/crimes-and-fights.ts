import type { CRIMES_AND_FIGHTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/crimes-and-fights.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Robberies, fights, tricks and wars that players talk about. */
export const CRIMES_AND_FIGHTS_LINES: ThemeLines<typeof CRIMES_AND_FIGHTS_EXCHANGES> = {
  drugs_guns: [
    [
      'The market lists cigarettes, cassettes and paper; nothing that one injects or fires. Does that narrow your ambitions?',
      'I finance goods that can be shown to a jury with a straight face. The board has those; will they not do?',
      'You will find neither on the board; the sentences are long and the customers short-lived. What else had you in mind?',
    ],
    ['Not then, and not now; have you read the board?'],
  ],
  rob_you_all: [
    [
      'The four of us would then agree on something for the first time; I advise against being the occasion. Have you luggage?',
      'Others went south with my money; I bought the hotel. Would you like a room with a view of me?',
    ],
    ['You rehearse your flight again; shall I correct the timetable?'],
  ],
  robbery: [
    [
      'I admire an applicant without paperwork. There are simpler ways to be ruined here; have you read about them?',
      'A robbery, and without an appointment; the safe holds mostly paper with your signature on it. Shall I fetch a bag?',
    ],
    ['You are robbing me once more; do you keep to a timetable?'],
  ],
  duel: [
    [
      'I accept no challenge before breakfast, and I choose my weapon: a contract. Have you read the terms?',
      'The last gentleman who challenged me brought pistols; I brought his mortgage. Shall I look for yours?',
      'A duel presumes that two people have something equal to lose; what do you stake?',
    ],
    ['You renew the challenge; my seconds are three lawyers. And yours?'],
  ],
  against_the_boss: [
    [
      'You propose a hostile takeover without capital, troops or discretion; which did you intend to acquire first?',
      'I am content with the present order; it pays me quarterly. Had you considered who else may be listening?',
      'Conspiracies need silence, and you opened with a sentence. Shall we agree that you asked about the weather?',
    ],
    ['The coup is proposed again; do you always rehearse in front of witnesses?'],
  ],
  trust_a_partner: [
    [
      'Trust the arrangement, never the man; if he objects to paper, you have your answer. Has he objected?',
      'Put it in writing, and keep the larger share of the cash in your own hands. Which of these would embarrass you?',
      'Revenge is spending without income; write him off and cease to supply him. Could you bear to do only that?',
    ],
    ['Your associate again; has he signed anything since we spoke?'],
  ],
  war_coming: [
    [
      'Wars are what one fights when one cannot read a balance sheet; all four of us can. Who profits by the rumour?',
      'I should have been asked to finance both sides, and nobody has called. What exactly did you hear?',
      'It would be poor for trade, and nobody here is poor at trade. Were you hoping for bargains?',
    ],
    ['The hostilities are still not in my diary; have you a date for them?'],
  ],
  cheated_somebody: [
    [
      'You obtained a single profit and sold your name for it; was the price good?',
      'I find fraud an admission that one could not win with the truth. Could you not?',
      'He will tell others, and they are your market; had you entered that among the costs?',
    ],
    ['Another victim; do you suppose that I do not wonder about the next?'],
  ],
  help_me_lie: [
    [
      'Say a true thing that is incomplete; it needs no maintenance. Which part can you spare?',
      'I sign nothing that I did not witness. Whom are you so anxious to disappoint later?',
      'A lie is a loan at a dreadful rate; would not the truth be cheaper by Friday?',
    ],
    ['Still in want of a story; what became of the first?'],
  ],
  rob_a_bank: [
    [
      'One robs a bank once; one owns it for life. Which had you the patience for?',
      'The perfect crime has a signature on it, and both parties initial each page. Had you something noisier in mind?',
      'A raid yields a sum, and thirty years in which to count it. What does your plan say of the second day?',
    ],
    ['The plan reappears; does it by now contain an exit?'],
  ],
  was_it_your_guys: [
    [
      'When I take something, I give notice in writing and the date is never a surprise; this was an amateur. Whom else have you annoyed?',
      'No. Theft is what people do who cannot draw up a contract. Did you see a face?',
      'My people were otherwise engaged, and they leave a card; did anybody leave you a card?',
    ],
    ['It remains no; I should look among those who knew where it stood. How many did?'],
  ],
  steal_in_game: [
    [
      'Theft is not provided for; one is expected to buy cheaply, which is much the same and leaves no witnesses. Shall you try?',
      'The market releases nothing unpaid. Was there a particular article that you hoped to liberate?',
      'I have always found that a low price is the most elegant form of robbery; do you watch for it?',
    ],
    ['It has not become possible since; is the purchase price so very painful?'],
  ],
  lean_on_guy: [
    [
      'I do not lend persons, only money; persons come back damaged. Have you tried a letter?',
      'Violence is what people buy who cannot write a contract. What is the quarrel, in one sentence?',
      'I ruin people only by invoice, and he has signed nothing. Why not simply leave him the worse street?',
      'Violence has a poor yield; a better borough costs you a toll. Which do you suppose I recommend?',
      'I do not remove persons for third parties. Have you considered being better than he is?',
    ],
    [
      'I decline once more; is the gentleman so very large?',
      'Still the same adversary; does he think of you as often?',
    ],
  ],
  clean_goods: [
    [
      "Tapes and threads trouble nobody's conscience but the manufacturer's; jobs trouble nobody's at all. Would that suffice?",
      'You may decline whatever you like; the market has several goods, and some are merely dull. Is dullness acceptable?',
      'Scruples are a cost like any other; cloth and music carry the least of them here. Shall you start there?',
    ],
    ['You ask again for something spotless; have you looked at the jobs?'],
  ],
  did_x_kill: [
    [
      'The gentleman was not whacked; he resigned from several things at once. From whom did you hear it?',
      'I have read that rumour in three versions, and in each the murderer is better dressed. Do you believe it?',
      'I neither confirm deaths nor deny them; I close accounts. Was he a relation of yours?',
    ],
    ['You cling to that rumour; has anybody asked what you gain by it?'],
  ],
}
