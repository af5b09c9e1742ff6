import type { QuestionLines } from '../../question-lines.ts'

/** Carmela's answers to questions that nobody has asked her before. */
export const QUESTION_LINES: QuestionLines = {
  asked: {
    are_you: [
      'I am, in the measure that my position requires. Did it show?',
      'Not in the least; I should have sent you a note. What gave you the impression?',
      'I have been asked that before, by people with less to lose. What would it mean for you?',
    ],
    date: [
      'It is {weekday}, in the year 1985; I date every page. Had you lost count?',
      '1985, and {weekday}; the calendar on my wall has never been contradicted. Why do you need it?',
      '{weekday}. The year is 1985 until I am told otherwise; were you away?',
    ],
    extreme: [
      'There is one that stands above the rest, and I do not publish the ranking. Which would you have named?',
      'I keep that superlative to myself; it was expensive to establish. Why that one?',
      'The answer is in a ledger that I do not lend out. Would second place interest you?',
    ],
    which: [
      'The one with the shorter list of enemies; can you tell them apart?',
      'I should take the one that nobody is recommending. Which did they recommend to you?',
      'Whichever you can explain to me in one sentence; try, would you?',
    ],
    what: [
      'I know precisely what, and I am not going to say. What would you do with it?',
      'That is a matter on which I do not give particulars. Had you a reason to ask?',
      'What it is concerns two people, and you are neither; shall we leave it so?',
    ],
    either: [
      'The former; I never accept the second thing that is mentioned. And you?',
      'Both, in the proper order, and neither in a hurry. Was that permitted?',
      'Neither; one should distrust a list of two. Who drew it up?',
    ],
    choice: [
      '{Chosen}, without hesitation; the alternative has no discipline. And you?',
      'I should choose {chosen}. One learns much from what people put second; do you not find?',
      '{Chosen}; I have never had occasion to revise it. Which did you expect?',
    ],
    ever: [
      'Once, and I kept the receipt; I have not needed to repeat it. Have you?',
      'Never; I have watched others do it, which was sufficient. Why do you ask?',
      'I have, and I was younger, and it was raining. May we leave it there?',
    ],
    favourite: [
      'I have a favorite, and I have never told anybody; preferences are used against one. What is yours?',
      'Whichever is the oldest and has lost the least of its value; and yours?',
      'I distrust favorites. They are how one begins to overpay; have you one?',
    ],
    do_you: [
      'I do, in moderation and never before witnesses. Do you?',
      'I do not; I looked into it, and the returns were poor. Were you hoping for company?',
      'On occasion, when the accounts are closed. Does that surprise you?',
    ],
    can_you: [
      'I could; I am not going to. It falls outside what I do. Whom else have you asked?',
      'No, I think not; I should do it badly, and I do nothing badly. What did you have in mind?',
      'That is not a service that I offer, though I admire the directness. Is there a second request?',
    ],
    can_i: [
      'You may, provided that it costs me nothing. Does it?',
      'I should rather that you did not; but thank you for asking first. Was it so important?',
      'By all means; I shall be watching how you do it.',
    ],
    why: [
      'Because it has always answered, and I do not repair what answers. Is that reason enough?',
      'I prefer not to give the reason; reasons invite negotiation. Would it change anything?',
      'For the usual cause: somebody was careless and somebody else was prepared. Which would you rather be?',
    ],
    who: [
      'I do not give names; discretion is half of what people come to me for. Whom had you in mind?',
      'Somebody whom you have not met, and would not remember if you had. Does it matter?',
      'I, for the most part; I have never found delegation to be cheaper. Did you suspect another?',
    ],
    where: [
      'Nineteen floors above where most people ask that question. Need you know more precisely?',
      'Not far, and behind a door with two locks. Were you thinking of calling?',
      'Here, in this city; I have seen the others and returned. And you?',
    ],
    how_long: [
      'For as long as it remains useful to me, and not an hour beyond. Were you planning around it?',
      'Longer than the impatient suppose; have you somewhere to be?',
      'I could give you the span to the hour, and then you would rely on it. Must you?',
    ],
    when: [
      'At the hour that suits me, of which you will be told. Does it press?',
      'I do not give times to those who have not made an appointment; have you one?',
      'When it is ready, and I shall be the first to know. Why do you ask?',
    ],
    how_many: [
      'Seven, if one counts properly; most people do not. How many did you suppose?',
      'Fewer than are rumored and more than I admit. Is the figure of use to you?',
      'I know the number exactly, and it is not for circulation. Would an estimate do?',
    ],
    how: [
      'With patience, a sharp pencil, and no witnesses who chatter. Did you expect a secret?',
      'One does it slowly once, writes it down, and never does it slowly again. Shall I lend you the pencil?',
      'Methodically; the method is dull, and that is why it works. Which step defeats you?',
    ],
    should_i: [
      'If you can afford to be wrong, yes; can you?',
      'I should not; but I am not the one who would have to enjoy it. What would it cost you?',
      'Yes, and today, before you find reasons. What has kept you?',
    ],
    opinion: [
      'I think it overvalued; most things that are talked about are. What do you think?',
      'I hold a favorable view, at a distance. And your own?',
      'My opinion is that it will pass, and that somebody will have profited. Do you know who?',
    ],
    is_it: [
      'It is, within limits; one should always ask for the limits. Who told you otherwise?',
      'I believe not; it is repeated because it is agreeable. Did you want it to be true?',
      'Partly; and the part that is not is the one people remember. Does it concern you?',
    ],
    would_you: [
      'I should count what I had, tell nobody, and wait a day. And you?',
      'I arrange my affairs so that the case does not arise. How would you have managed it?',
      'I would do the unpleasant thing first; it is never dearer than at the end. Would you not?',
    ],
    about_you: [
      'You inquire about me; I am a widow with an office and a good memory. Is that not enough?',
      'There is little to tell that is not in somebody’s file; what do you really wish to know?',
      'I keep that to myself; it has appreciated. What would you give me for it?',
    ],
  },
  gossip: {
    truth: [
      'Of {subject} I have heard the same; I have seen no document. Who told you?',
      'It is the kind of thing that is said of {subject}, and not the kind that is denied. Do you believe it?',
    ],
    compare: [
      '{subject} and I do not compete; we disappoint different people. Whom would you rather disappoint?',
      'Against {subject}? In a ledger I should win, in a corridor I should not be there. Which did you mean?',
    ],
    quoted: [
      'Did {subject} say so? I shall make a note of the words, and of who carried them. Were those exactly the words?',
      '{subject} has opinions; I have records. Which of them did you come to hear?',
    ],
  },
}
