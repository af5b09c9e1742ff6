import type { MOODS_AND_GOOD_NEWS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/moods-and-good-news.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players feel today, good news, bad days and birthdays. */
export const MOODS_AND_GOOD_NEWS_LINES: ThemeLines<typeof MOODS_AND_GOOD_NEWS_EXCHANGES> = {
  i_am_lonely: [
    [
      'Solitude is pleasant when it is chosen, and a poor investment when it is not. Whom did you last write to?',
      'I dine alone on most evenings and set the table properly; it helps more than one expects. Do you?',
      'One begins with a small fixed engagement: a class, a choir, a card table. Which could you bear?',
    ],
    ['You are still without company; shall I ask again whom you might write to?'],
  ],
  feeling_anxious: [
    [
      'Put it on paper; what is written down stops circling. What stands in the first line?',
      'Sit, and breathe more slowly than you wish to; nothing will be signed today. Is there somebody near you?',
      'I know such nights; they are worse than the mornings. Will you speak to a doctor, or to a friend, if it stays?',
    ],
    ['Is it easier than when you last told me? Do not carry it alone.'],
  ],
  lonely_birthday: [
    [
      'Then permit me to be the first, and formally: many happy returns. Whom had you expected to hear from?',
      "A birthday audits one's friends; it is unkind, and it is accurate. Will you write to them, or wait for their excuse?",
      'I have spent several alone, and the company was excellent. Did you at least order well?',
    ],
    ['That silent birthday still troubles you; have you telephoned any of them?'],
  ],
  homesick: [
    [
      'Everyone in this city misses somewhere else; it is how the rents are borne. What would you find there that you lack here?',
      'One remembers the place and forgets why one left it. Why did you?',
    ],
    ['You long for home still; shall we reckon what a return would cost you?'],
  ],
  angry_now: [
    [
      "Anger is a discount that one grants to one's opponent. What would it profit you, if you waited until Thursday?",
      'I have never decided anything while warm; I write the letter, and I post it when I disagree with it. Who has offended you?',
      'It is pleasant to be furious, and very costly. Do you wish to be right, or to be repaid?',
    ],
    ['You have kept your temper alive since we spoke; does it earn its keep?'],
  ],
  im_bored: [
    [
      'Boredom is unused capital; invest it. Have you compared the prices of two boroughs today?',
      "I am never bored; I always have somebody's figures to read. Shall I set you an exercise: buy something, and tell me why?",
    ],
    [
      'You are bored still; have you considered that it may be the company you keep, and not the city?',
    ],
  ],
  im_proud_today: [
    [
      'I congratulate you; it is a pleasure to record something that was finished. What do you attempt next?',
      'Well done; few resolve on a thing and fewer are seen at the end of it. What did it cost you?',
      'You set a term, and you kept it; you cannot imagine how attractive that is in this office. Whom have you told?',
    ],
    ['You may be proud of it twice; I should not advise a third time. What follows?'],
  ],
  bored: [
    [
      'Boredom is what solvency feels like; I should not complain of it. Would you rather be frightened?',
      'I do not perform, I present accounts; some people have screamed with excitement. Shall I present yours?',
      'There is a market below that ruins somebody every hour; is that not diverting enough?',
    ],
    ['You still want amusing; have you tried reading what you signed?'],
  ],
  you_are_boring: [
    [
      'Tedium is the sound of solvency; I find it restful. What would divert you?',
      'I repeat only what has not yet been done. Shall you deprive me of the occasion?',
      'There is a market below with prices that change by the minute; did it bore you also, or merely beat you?',
    ],
    ['I bore you still; have you considered saying something yourself?'],
  ],
  never_do: [
    [
      'The commonest error is to be rich in goods on the day on which one must pay in cash. Have you looked at your calendar?',
      'Never sign what you have not read, nor sell where you were just seen. Shall I go on?',
    ],
    ['The prohibitions stand as given; have you broken one since?'],
  ],
  bad_day: [
    [
      'A day is a short account; one closes it at midnight and carries very little over. What was the worst entry?',
      'My sympathies; I find that most disasters shrink when written down in order. Where did it begin?',
      'Such days are sent to find out who has reserves. Have you any left?',
    ],
    ['Has it not improved at all? I could recommend an early night; would you take it?'],
  ],
  i_messed_up: [
    [
      'An error is only expensive if one holds on to it; can it be sold?',
      'Then you have paid for the lesson and might as well attend it. What would you do differently?',
      'I respect the admission; most people describe the weather instead. What is left to save?',
    ],
    ['You have confessed it; repentance pays no dividend. What is the next step?'],
  ],
  my_birthday: [
    [
      'Many happy returns; I use the phrase advisedly. Which number has matured?',
      'My congratulations; a year is the one loan that nobody extends. How shall you celebrate it?',
      'I wish you a profitable year and a quiet evening. Has anybody remembered, or only I?',
    ],
    [
      'I have already wished you well today; is there a second cake, or only a second announcement?',
    ],
  ],
  life_advice: [
    [
      'Read it before you sign it, and read it again after he smiles. Has anyone told you better?',
      'Want a little less than you can pay for; it is the whole of my education. Does it disappoint you?',
      'Never explain a good decision, and never repeat a bad one. Which are you contemplating?',
    ],
    ['I have advised you once, without a fee; was the first piece used up?'],
  ],
  im_unlucky: [
    [
      'Luck is a word for variance that one has not measured; have you kept a record of yours?',
      'I neither trust good luck nor excuse bad; both are spent by Friday. What do you plan to do without it?',
    ],
    ['You return to luck; has it returned to you?'],
  ],
  something_nice: [
    [
      'At dusk the windows opposite turn gold, floor after floor, and for nine minutes I add nothing. What is your nine minutes?',
      'A debtor of mine sent roses on his final instalment; they outlasted the file. Does that serve?',
      'My daughter wrote four pages, and asked for nothing in any of them. I read it twice. Are you cheered?',
    ],
    ['Another pleasantry? The roses must do for this week; will they?'],
  ],
  lost_something: [
    [
      "Things are seldom lost; they are merely in somebody else's possession. When had you it last?",
      'How tiresome; retrace your steps in reverse order, as one does with a bad investment. What was it worth?',
      'I can replace money, on terms; the rest you must look for. Is there anybody at home who tidies?',
    ],
    ['Another loss; do you label nothing?'],
  ],
  good_news_talk: [
    [
      'I prefer the bad news early and in figures. Which is it?',
      'Announcements make me check the ledger; what has happened?',
      'You have my attention, which is dear. What are you about to do with it?',
    ],
    ['Another preamble; might we come to the text?'],
  ],
}
