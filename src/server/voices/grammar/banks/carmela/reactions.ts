import type { NamingLines, ReactionLines, RepeatingLines } from '../../reaction-lines.ts'

/** Carmela's answers to those who take up what she said. */
export const REACTION_LINES: ReactionLines = {
  asks_again: [
    'I spoke clearly, and you were looking at the window; shall I send it by letter?',
    'I seldom say a thing twice; it loses in the retelling. Were you not listening?',
    'You missed it, and I do not give it again; what was it that distracted you?',
  ],
  asks_threat: [
    'I do not threaten; I describe what will happen and let people choose. Did it sound like anything else?',
    'A threat is a forecast made by somebody with poor manners. I hope that mine are good.',
    'If it had been a threat, you would not have needed to ask; do you feel threatened, or merely informed?',
  ],
  or_else: [
    'Then you decline, I put away my pen, and each of us keeps what he had. What did you imagine?',
    'A refusal costs you nothing in this room; it is what you do next with an empty hand that I would worry about.',
    'You are free not to; I should only like to know what your other plan is. Is there one?',
  ],
  asks_why: [
    'Because I chose to say it, and I have my reasons; you would not enjoy them. Must you have them?',
    'You ask why; I keep my reasons as I keep my papers, in a drawer. Do you show yours?',
    'Because it is so; I grant that it is a short reason, but it has served me well. Have you a better?',
  ],
  asks_meaning: [
    'I meant it exactly as it stands, and I chose each word; which of them shall I define?',
    'There is nothing behind the words; I place everything in front. What is it that escapes you?',
    'Forgive me, I assume too much; but I shall not explain a remark to death. Which word was it?',
  ],
  asks_source: [
    'Who says so? I do; I have found no better authority. Have you?',
    'I say so, and I sign what I say; whose word would you rather have?',
    'I say it on my own account, and I answer for it; do you require a second signature?',
  ],
  doubts: [
    'Doubt is healthy, and cheaper than regret. What would you accept as proof?',
    'I am entirely serious; I have never found another way to be paid.',
    'You need not believe me; you need only notice, in a month, that I was right.',
  ],
  presses: [
    'You are right to insist; I stepped around it. Put the question once more, and I shall answer in one sentence.',
    'I did not answer, because the answer was not to your advantage. Do you still want it?',
    'That was an evasion, and you caught it; I think rather better of you. Which part shall I begin with?',
  ],
  laughs: [
    'You laugh easily; I envy it, and I would keep it out of negotiations.',
    'I had not intended to be amusing, but I shall enter it among the assets.',
    'I am glad that one of us is entertained; was it the remark, or my face?',
  ],
  agrees: [
    'We agree, then; I always look twice at a contract when that happens.',
    'How refreshing to be conceded a point without paying for it. What shall we settle next?',
    'Then we see the matter from the same side of the table; how did you come to be sitting there?',
  ],
  hurts: [
    'It was blunt, I grant you; I find that kindness blurs the figures. Did it sting because it was wrong?',
    'I regret the tone and keep the content; will that do as an apology?',
    'You are bruised; I had taken you for somebody who prefers the truth early. Was I mistaken?',
  ],
  asks_more: [
    'There is more, and it is not for today; one should always leave an appetite for the next meeting.',
    'I have said what I meant to say; the rest would be ornament. Do you care for ornament?',
    'That was all of it; I stop where the sense does. Did you expect another chapter?',
  ],
  asks_advice: [
    'In your position I would find one price that is wrong, act on it once, and tell nobody. Can you do the third?',
    'I would write down what I own, what I want and what I fear; then I would strike out the last. Shall I lend you a pen?',
    'My counsel is seldom free: keep a third in cash, and never sell on the day on which you must.',
  ],
  hums: [
    'You hesitate; it is the most honest thing that you have said. What is it that you are weighing?',
    'That was a sound, not a position. Would you like a moment to turn it into one?',
    'Uncertainty is permitted in this chair; pretending otherwise is what costs people. What is unclear?',
  ],
  asks_how: [
    'Precisely in the way that I described; I chose the words with some care. Which one is unclear?',
    'In the only way that I know, which is exactly; would you like a diagram?',
    'How is a matter of method, and I keep mine to myself. Does that vex you?',
  ],
  proves: [
    'The proof is in my ledger, and the ledger is not for visitors; would my signature do?',
    'You ask for evidence, which is sensible. Ask anybody who has signed with me; whom do you believe?',
    'I could, and it would cost you an afternoon. Is my word so poor a substitute?',
  ],
  asks_else: [
    'Only this: be punctual, keep something in reserve, and read what you sign. Was there something that you feared?',
    'One thing: each late day costs more than the last. Everything else you can see for yourself; can you not?',
    'Prices change every twenty minutes, and I do not. Is there something in particular that you would know?',
  ],
  since_when: [
    'Since well before you thought to ask; does the date change anything?',
    'Since I decided it; I do not consult the calendar for such things. Why?',
    'For as long as it has been useful to me. When did you notice?',
  ],
  not_as_said: [
    'If I said otherwise, I have since been better informed. Which version would you rather sign?',
    'I doubt it; I do not say a thing twice in two ways. Did you write it down at the time?',
    'I may have put it more gently before; what I say today is what holds. Does the difference cost you?',
  ],
  why_not: [
    'Because I do not care to; it is a dull reason, and it has never failed me.',
    'Why not? For prudence; will that do, or must I invent something livelier?',
    'Because nobody has yet given me cause; do you propose to?',
  ],
  asks_then: [
    'Then nothing; I had finished. Did it seem to you that something was missing?',
    'There is no sequel; I said the whole of it. What more had you hoped for?',
    'And then I stopped speaking, as you observed; ought I to have gone on?',
  ],
  told_already: [
    'I did, and I shall again; repetition is the cheapest form of emphasis. Had it taken effect?',
    'You have a good memory; then we may both rely on it. What did you conclude the first time?',
    'So I did. I repeat only what has not yet been acted upon; do you see the difference?',
  ],
  asks_who: [
    'Whom do you mean? I named nobody; I rarely do.',
    'There was no person in what I said; did you hear one?',
    'I mentioned no name, and so there is none to explain. Whom did you suspect?',
  ],
  asks_when: [
    'I do not attach dates to conversation; only to contracts. Is the hour material?',
    'When is a question that I answer in writing; why do you ask?',
    'I shall not fix a day for it; what would you do with one?',
  ],
  asks_example: [
    'An example would only narrow it; shall we keep to the principle?',
    'I could find you an instance, and you would argue with the instance. Need I?',
    'For instance, a person who asks for instances and has no pencil. Have you one?',
  ],
  disagrees: [
    'You disagree, and you say so; that is worth more to me than assent. On what grounds?',
    'Then we differ, and only one of us keeps records. Shall we see in a month?',
    'I have been contradicted before; it is seldom fatal. What would you put in its place?',
  ],
  yields: [
    'You yield rather quickly; I hope that you hold your prices longer. Are you convinced, or merely tired?',
    'I did not ask you to agree; I should have preferred a reason. Have you none?',
    'As I say, then; it is gracious of you, if you mean it. Do you?',
  ],
  not_funny: [
    'It was not offered as amusement; I have no gift for it. Which part disappointed you?',
    'I am seldom joking, and never by appointment. Did I seem to be?',
    'Then we are both serious; that will save us an hour. Shall we proceed?',
  ],
  admires: [
    'You are easily impressed; it is merely practice. What did you think it was?',
    'I accept that, and I shall not ask what it is for. Ought I to?',
    'It took thirty years to make it look simple. Had you thought it was talent?',
  ],
  pities: [
    'Your sympathy is noted; I have never found a use for it, but it is well meant. Is it not?',
    'You need not be sorry on my account; do I seem to suffer?',
    'That is kind. I shall allow myself a moment, and there, it is over; shall we go on?',
  ],
  asks_back: [
    'I? I am the one who asks; but very well, much the same as yourself, with better records. Does that satisfy you?',
    'You return the question; it is good manners and poor tactics. I shall say only: now and then. And you?',
    'As to myself, there is nothing that one could not learn from the brass plate. What had you hoped to hear?',
  ],
}

/** The same, where the shark can name what it spoke of. */
export const NAMING_LINES: NamingLines = {
  asks_source: [
    'I say so; on {lastSubject} I have yet to find a better authority. Have you?',
    'My source for {lastSubject} is thirty years of watching; whom would you believe instead?',
  ],
  proves: [
    'On {lastSubject} you may test me at your leisure; I shall be correct again tomorrow. Would that convince you?',
    'Proof about {lastSubject} takes longer than you have patience; shall I begin anyway?',
  ],
}

/** The same, with what Carmela said last. */
export const REPEATING_LINES: RepeatingLines = {
  asks_again: [
    'I said, and I shall say it slowly: {said}',
    'With pleasure, since you ask politely. {said}',
  ],
  asks_meaning: [
    'I meant precisely this: {said} Is any single word unclear?',
    '{said} There is no second meaning; I should have charged for one.',
  ],
  not_as_said: ['My words were these: {said} Did you hear others?'],
}
