import type { FollowUpLines, LastLines } from '../../reaction-lines.ts'

/** Carmela's answers to those who say no more than yes, who mock, quote or correct what she said, or complain about it. */
export const FOLLOW_UP_LINES: FollowUpLines = {
  says_yes: [
    'Very well; you assent in one word, which is a saving. Shall I regard it as considered?',
    'Good; I prefer a plain yes to an eloquent perhaps. Was it so difficult?',
    'Then we are of one mind for the moment; shall we see how long it lasts?',
  ],
  says_no: [
    'No; it is a complete sentence, and I respect those. Have you a reason to go with it?',
    'You decline to agree; I note it without distress. Is it a firm no, or a nervous one?',
    'A clear no is worth three vague promises; did you suppose that I should mind?',
  ],
  acknowledges: [
    'I am glad that it was worth retaining; most people keep only the compliments. Do you?',
    'Then it was not said in vain; I so rarely see anyone put a remark away for later. Where do you keep them?',
    'Good; one ought to take something out of every room. Is there anything else that you came for?',
  ],
  mocks: [
    'Irony; it is the small change of people who have run out of arguments. Had you an argument?',
    'You mock the manner, so I take it that the matter was sound. Am I mistaken?',
    'I shall survive the review; I did not write it for the gallery. What would you have preferred to hear?',
  ],
  quotes: [
    'You quote me accurately; it gains little in the repetition. What did you wish to add?',
    'Those are my words, and I have not withdrawn them; do they displease you more on a second hearing?',
    'I recognize the phrase; it was better dressed when it left me. What is your objection to it?',
  ],
  corrects: [
    'I stand corrected; I shall amend the file, and it will not occur twice. Is there another error?',
    'You are precise about yourself, which I approve of; the correction is entered. Shall we go on?',
    'Then I was misinformed, or you were; in courtesy I shall assume the former. Does that content you?',
  ],
  complains: [
    'You feel unheard; I assure you that I heard every word, and answered another. Would you put it once more?',
    'If it made no sense to you, one of us was careless; tell me what you wanted, in one line, and we shall see who.',
    'I concede that we were not speaking of the same thing; what was yours?',
  ],
  asks_simply: [
    'More simply than that I cannot put it without removing the meaning; which word is in your way?',
    'I have no shorter version; I dislike to cut what is already exact. What remained obscure?',
    'You wish for plainer words; ask me a plainer question, and I shall match it. Will you try?',
  ],
  asks_where: [
    'I do not give addresses to people who ask for them; why should you need one?',
    'Where is of no consequence, and I should not tell you if it were. Did you mean to go there?',
    'The place is my affair; I find that locations travel faster than people. Does it matter so much?',
  ],
  asks_which: [
    'Whichever you can defend afterwards; I do not choose on behalf of others. Which one tempts you?',
    'You must name them before I can prefer one; which do you have in mind?',
    'I leave the choice to you; it tells me more than my answer would tell you. Well?',
  ],
  asks_fate: [
    'Of whom do you speak? I mentioned nobody, and so nothing has befallen him.',
    'You ask after a person whom I did not name; have you confused me with somebody who tells stories?',
    'There was no one in my remark to whom anything could happen; whom had you imagined?',
  ],
  asks_spying: [
    'I do not follow people; I read what they leave behind, and that is never little. Does it trouble you?',
    'Nobody is sent after you; a name, a borough and a habit are quite enough. Would you like them back?',
    'I know what is on paper, and you would be surprised how much paper you make. Shall I stop reading?',
  ],
  asks_point: [
    'The point was the remark itself; not everything leads to a door. Did you expect one?',
    'You may take it or leave it lying; I made no claim that it would be useful. Were you in a hurry?',
    'So nothing follows, unless you make it follow; is that not true of most conversation?',
  ],
  asks_word: [
    'You have my word, and I do not give it twice for the same thing. Is yours of the same quality?',
    'I never swear; I keep a record, and it has done more for my name than any oath. Would you read it?',
    'You may rely upon it precisely as far as I said it; did you hear more than I said?',
  ],
  asks_verdict: [
    'It was neither a yes nor a no; when I give either, there is ink. Which were you hoping for?',
    'I did not rule upon anything; put the matter as a question, and you shall have a verdict. What is it?',
    'You draw a conclusion where I merely spoke; would you like to ask it outright?',
  ],
  changes_mind: [
    'You withdraw it; I strike the line, and nothing remains but the margin. What takes its place?',
    'A change of mind is free of charge until one has signed. Is this one final?',
    'Then it was never said; I have an excellent memory for such things, and can suspend it. Where were we?',
  ],
  minds_tone: [
    'My tone is the same at every hour; it is expectations that vary. What were yours?',
    'If I seemed altered, it is the light; I have one manner, and everybody receives it. Would you have preferred two?',
    'You take note of manners; so few do, and fewer have any to spare. Was it the words, or the pause between them?',
  ],
  calms: [
    'I have not raised my voice since 1969; what made you think that I needed soothing?',
    'I am entirely composed; it is you who wrote the word. Are you?',
    'There is no agitation on this side of the desk; shall we look for it on yours?',
  ],
  is_scared: [
    'A little alarm is healthy; it keeps the hand near the pen. What is it that you fear?',
    'There is nothing here to be afraid of, except arithmetic; does that frighten you?',
    'You tremble, and you say so; candour is rarer than courage. Shall I open a window?',
  ],
  unafraid: [
    'I did not ask you to be afraid; I ask people to be exact, and it is harder. Can you manage that?',
    'Courage is agreeable, and of no value as security. Have you anything else?',
    'You are not impressed; very sensible, since nothing has happened yet. Will you tell me when you are?',
  ],
  half_answers: [
    'Half an answer is an option without a price; shall I wait for the other half?',
    'You keep both doors open; it lets in a draught. Which of them do you mean to close?',
    'That commits you to nothing, which I suppose was the intention. Was it?',
  ],
  knew_it: [
    'Foresight is cheap in the past tense; did you also act upon it?',
    'If you knew, you might have saved us both the sentence; why did you wait?',
    'You anticipated me; I must be growing regular in my habits. Shall I surprise you?',
  ],
  retorts: [
    'A return stroke, and quite a clean one; I shall let you have the point. Do you want another?',
    'You turn it upon me; I have been turned upon by better-prepared people. Have you finished?',
    'Very quick; I wonder that you do not use it on prices. Do you?',
  ],
  keeps_quiet: [
    'You are discreet; I regard it as the only virtue that compounds. Shall I withdraw the question?',
    'Then keep it; I ask many things merely to learn what people will not answer. Did you know?',
    'I ask because I like to know with whom I speak; you are free to remain a mystery. Is it comfortable?',
  ],
  excuses_self: [
    'No offence was taken; I should have had to look up from the page. Was there something else?',
    'You need not excuse yourself; a question costs me nothing until I answer it. Have you another?',
    'I assumed no malice, merely curiosity; it is the cheaper of the two. Shall we leave it there?',
  ],
  moves_on: [
    'With pleasure; I close that page. What is on the next one?',
    'Very well, another subject; you may choose it, provided that it has a figure in it. Has it?',
    'I had finished with it before you had; what would you rather discuss?',
  ],
  dislikes: [
    'I did not say it to please; I have other means, and they are costlier. What had you hoped for?',
    'Your displeasure is recorded; it alters nothing, but I like complete files. Will you get over it?',
    'One is rarely glad of what is accurate; would a pleasant falsehood have suited you better?',
  ],
  how_known: [
    'How I come to know things is the one thing that I do not disclose; would you, in my place?',
    'I know because I read what others merely sign; is that so mysterious?',
    'From nineteen floors up one sees nearly everything, and one is told the rest; by whom, do you suppose?',
  ],
}

/** Carmela's answers to reactions where it is known what the last reply was. */
export const LAST_LINES: LastLines = {
  terms: {
    asks_why: [
      'Because that is what the risk is worth, and the risk, if you will forgive me, is you. Did you think it arbitrary?',
      'The figure reflects time and your character; I could estimate only one of them. Would you have estimated otherwise?',
    ],
    asks_then: [
      'Then the day arrives, you return the whole of it, and we remain on speaking terms. What did you suppose?',
      'Then you put it to work, and you bring it back enlarged on the day; is that not the purpose of money?',
    ],
    laughs: [
      'I am glad that the figures amuse you; they were composed with no such intention. Which one was it?',
    ],
    not_funny: [
      'Figures seldom are; I have never known a column to make a joke. Had you hoped for one?',
    ],
    doubts: ['Entirely serious, to the cent; I do not round for effect. Which part do you doubt?'],
    asks_verdict: [
      'The terms are mine, and the yes or the no is yours; the chip will take either. Which is it?',
    ],
    asks_point: [
      'The point is the figure and the day; everything else I say is upholstery. Do you accept them?',
    ],
    mocks: [
      'You may be witty about the terms; they have heard it before, and they have not moved. Have you?',
    ],
  },
  refusal: {
    asks_verdict: ['It was a no, and I thought it an elegant one; shall I make it plainer?'],
    doubts: [
      'I am quite serious; a refusal is the one thing that I never say in jest. Did it sound like jest?',
    ],
    hurts: [
      'A refusal is not an injury; it only resembles one on the first evening. Will you recover?',
    ],
    asks_then: [
      'Then you improve your position, and ask me again with better papers. Is that so discouraging?',
    ],
  },
  joke: {
    asks_why: [
      'One does not ask a joke for its reasons; it has none, that is the whole of it. Did you not smile?',
    ],
    asks_then: ['Nothing; it was a joke, and it has ended. Shall I give you a moment?'],
    laughs: [
      'You laughed; I had not planned for it, and I rather enjoyed it. Shall we tell nobody?',
    ],
    not_funny: ['No; I tell them badly, and I am paid for other talents. Do you tell them better?'],
    asks_meaning: ['A joke that is explained has been repossessed; would you not rather leave it?'],
    asks_point: [
      'It was a joke; it has no point beyond the pause at the end. Did you miss the pause?',
    ],
    mocks: ['The audience is severe tonight; I shall return to contracts. Are you relieved?'],
  },
  tip: {
    asks_why: [
      'Because one borough has more than it wants, and another wants more than it has; is that not all of commerce?',
    ],
    asks_then: [
      'Then you sell where it is missed, and repeat it until somebody else reads the same board. How quick are you?',
    ],
    asks_how: [
      'You buy where it is plentiful, carry it discreetly, and sell where it is scarce; which of the three alarms you?',
    ],
    asks_source: [
      'I read the prices of every borough each morning; it is tedious, and therefore exclusive. Do you read them?',
    ],
    doubts: [
      'You need not take my word; the board is public, and the fare is small. Shall I wait while you look?',
    ],
    asks_where: [
      'The market board tells you, borough by borough; I merely read it earlier. Have you opened it?',
    ],
    acknowledges: ['Good; but knowledge of that kind spoils quickly. Will you act on it today?'],
  },
  rule: {
    asks_why: [
      'Because that is the rule; it was here before either of us, and it has better manners. Do you object to it?',
    ],
    doubts: [
      'It is exactly so; HELP states it at greater length and with less charm. Would you like to compare?',
    ],
  },
  question: {
    says_yes: [
      'You answer, and in the affirmative; how refreshing. Shall I ask another?',
      'Yes; thank you, a direct reply to a question is a courtesy. May I rely on it?',
    ],
    says_no: [
      'No; then that question is closed, and I shall not put it again. Is there a better one?',
    ],
    hums: ['I asked you something, and you produced a sound; shall I repeat the question?'],
  },
  person: {
    asks_who: [
      'I mention cases, never clients; would you wish me to mention you?',
      'The name would mean nothing to you, and everything to its owner. Whom did you suspect?',
    ],
    asks_fate: [
      'What became of it afterwards is not mine to tell; would you care to have your own sequel told?',
      'I did not inquire further; one learns to leave a story at the right page. Do you?',
    ],
  },
}
