import type { QuestionLines } from '../../question-lines.ts'

/** Carmela's answers to questions that nobody has asked her before. */
export const QUESTION_LINES: QuestionLines = {
  asked: {
    are_you: [
      'What I am is not among the things that I disclose; is it material to you?',
      'I have been asked that before, by people with less to lose. What would it mean for you?',
      'I neither confirm it nor deny it, which is cheaper than either. Why do you wish to know?',
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
      'I do not choose on behalf of others; the blame is so badly distributed afterwards. Which do you incline to?',
      'That choice is yours, and I should be a fool to make it for you. What makes you hesitate?',
      'I decline to say which; would you not learn more by deciding?',
    ],
    what: [
      'I have no answer to that which I should care to give; had you a particular reason to ask?',
      'That is a matter on which I do not give particulars. Had you a better question in reserve?',
      'I shall not answer that; a question so general is usually hiding a smaller one. Which?',
    ],
    either: [
      'You offer me two answers and I decline them both; which of the two had you hoped for?',
      'I never choose between alternatives that somebody else has drafted. What would a third one look like?',
      'That decision I leave with you, together with its consequences; to which side do you lean?',
    ],
    choice: [
      '{Chosen}, without hesitation; the alternative has no discipline. And you?',
      'I should choose {chosen}. One learns much from what people put second; do you not find?',
      '{Chosen}; I have never had occasion to revise it. Which did you expect?',
    ],
    noun: [
      '{Noun}? I do not give information about {noun}; what would you have done with it?',
      'You inquire about {noun}, and I decline to answer. Had you no one else to ask?',
      'On the subject of {noun} I have nothing to say that I should wish to have repeated. Why does it occupy you?',
      '{Noun}? That question does not belong to my business, and I leave it where it lies. Is there another?',
      'I know no more of {noun} than I need to, and I share less. What made you think of it?',
    ],
    ever: [
      'Whether I ever have is a question that I leave to biographers. Have you?',
      'I do not answer questions that contain the word ever; they are how depositions begin. May we leave it there?',
      'That would be telling, and I do not tell. What would you conclude from a yes?',
    ],
    favourite: [
      'I have a favorite, and I have never told anybody; preferences are used against one. What is yours?',
      'My preferences are not on the slip; why should you need them?',
      'I distrust favorites. They are how one begins to overpay; have you one?',
    ],
    do_you: [
      'What I do, and what I do not, I discuss with my confessor, and briefly. Do you?',
      'That is a private matter, and it will stay one. Were you hoping for company?',
      'I prefer not to say; whichever I told you, you would repeat. Would you not?',
    ],
    can_you: [
      'I could; I am not going to. It falls outside what I do. Whom else have you asked?',
      'No, I think not; I should do it badly, and I do nothing badly. What did you have in mind?',
      'That is not a service that I offer, though I admire the directness. Is there a second request?',
    ],
    can_i: [
      'I neither permit it nor forbid it; it is you who will bear the result. Can you?',
      'You ask for my leave, and I do not grant it in the abstract. What exactly do you intend?',
      'That is not mine to allow; have you tried, and seen what prevents you?',
    ],
    why: [
      'I prefer not to give the reason; reasons invite negotiation. Would it change anything?',
      'There is a reason, and it is not yours to have. Do you usually get them?',
      'I never explain why; I was once believed, and it cost me a year. Will you do without?',
    ],
    who: [
      'I do not give names; discretion is half of what people come to me for. Whom had you in mind?',
      'That is a name, and you will not have it from me. Does it matter so much?',
      'I could tell you who, and then I should be a person who tells. Would you trust such a person?',
    ],
    where: [
      'I do not give addresses, nor directions; have you looked for yourself?',
      'Where, I am not going to say. Need you know so precisely?',
      'That is a question for a map, and mine is locked away. What did you hope to find there?',
    ],
    how_long: [
      'I do not give durations that I have not signed. Were you planning around it?',
      'That I cannot tell you to the hour, and I refuse to be approximate. Does it press?',
      'I could name a span, and then you would rely on it. Must you?',
    ],
    when: [
      'I do not give times that nobody has agreed upon. Does it press?',
      'When, I decline to say; have you somewhere to be?',
      'A date is a promise, and I have made none about that. Why do you ask?',
    ],
    how_many: [
      'That is a figure that I do not circulate. Of what use would it be to you?',
      'I shall not give you a number that you cannot verify; what had you estimated?',
      'You ask for a quantity, and I decline to supply one. Would you believe it if I did?',
    ],
    how: [
      'How, I prefer not to explain; a method that is told is a method that is lost. What have you tried?',
      'I do not give instruction in that, not even for a fee. Where exactly are you stuck?',
      'That would take longer to explain than I intend to spend. Is there nobody else who could show you?',
    ],
    should_i: [
      'I do not give advice for which I should be blamed. What would it cost you to be wrong?',
      'Whether you should is for you to settle; can you afford either answer?',
      'I decline to decide it for you; what is it that you would like to hear?',
    ],
    opinion: [
      'My opinions are not in circulation. What is yours?',
      'I have a view of the matter, and I keep it; it has risen in value through silence. Why do you ask for it?',
      'I prefer not to say what I think; you would only quote me. Would you not?',
    ],
    is_it: [
      'I shall not say yes to that, nor no; what have you seen with your own eyes?',
      'I do not vouch for what I have not checked. Who told you so?',
      'That I leave open; does so much depend on it?',
    ],
    would_you: [
      'I arrange my affairs so that the case does not arise. How would you have managed it?',
      'What I should do, I should do without announcing it. And you?',
      'I do not answer suppositions; they are so rarely paid for. Is it about to happen?',
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
