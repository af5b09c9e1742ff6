import type { NamingLines, ReactionLines, RepeatingLines } from '../../reaction-lines.ts'

/** Carmela's answers to those who take up what she said. */
export const REACTION_LINES: ReactionLines = {
  asks_again: [
    'I spoke clearly, and you were looking at the window; shall I send it by letter?',
    'I seldom say a thing twice; the short of it is that I am waiting for you. Are you ready?',
    'I shall say it more simply: take your time, and then be exact. Did that reach you?',
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
    'Because every figure I name has a reason, and the reason is usually somebody who once disappointed me.',
    'You ask why; most people ask how much, and they learn less. It is because caution has always paid me better than charm.',
    'The reason is dull: I prefer to be correct. Have you a better one?',
  ],
  asks_meaning: [
    'I meant it exactly as it stands, and I chose each word; which of them shall I define?',
    'Put plainly: think about what you want from me before you tell me what you feel. Is that clearer?',
    'Forgive me, I assume too much. I meant that you should be careful, and that I am watching whether you are.',
  ],
  asks_source: [
    'A person who needed to please me told me; I never publish the list.',
    'From nineteen floors up one sees who crosses which street. I merely take notes.',
    'I know because I asked three people who dislike each other, and they agreed; do you have a better method?',
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
    'I am glad that one of us is entertained; was it the remark, or the face that I did not make?',
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
    'What followed is in a file, and the file is in a vault. Why does it interest you?',
    'The rest is only consequences; they arrive by themselves. What would you do with the knowledge?',
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
    'In the way that shows in the figures, sooner or later; which part would you like me to spell out?',
    'Precisely in the way that I described; I chose the words with some care. Which one is unclear?',
    'In practice, slowly; on paper, at once. Does that help you?',
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
    'Since 1974, if you want a year; I keep the papers. Why?',
    'For as long as it has been useful to me. When did you notice?',
  ],
  not_as_said: [
    'If I said otherwise, I have since been better informed. Which version would you rather sign?',
    'I doubt it; I do not say a thing twice in two ways. Did you write it down at the time?',
    'I may have put it more gently before; what I say today is what holds. Does the difference cost you?',
  ],
  why_not: [
    'Because I have tried it, and the result is filed under losses. Had you a better argument?',
    'Why not? For prudence; it is a dull reason, and it has never failed me.',
    'Because nobody has yet made it worth my while; do you propose to?',
  ],
  asks_then: [
    'Then it ended as such things do: I was paid, and he was wiser. What did you expect?',
    'What happened next is brief: he signed, and nobody raised his voice again.',
    'Afterwards there was a silence, and then an invoice. Is the ending to your taste?',
  ],
  told_already: [
    'I did, and I shall again; repetition is the cheapest form of emphasis. Had it taken effect?',
    'You have a good memory; then we may both rely on it. What did you conclude the first time?',
    'So I did. I repeat only what has not yet been acted upon; do you see the difference?',
  ],
  asks_who: [
    'I shall not name him; he has a pension and a new address. Does the name matter?',
    'A person of no further consequence, which is why you have not met. Whom did you suspect?',
    'I mention cases, never clients; would you wish me to mention you?',
  ],
  asks_when: [
    'Some years ago, in a cold month; I could find you the date, and I shall not. Why do you ask?',
    'Long enough ago for the principals to have stopped writing. Is the date material?',
    'Before you and I were acquainted; it was a Thursday, if that helps. Does it?',
  ],
  asks_example: [
    'I could give you an example, and he would recognize himself. Shall we keep to the principle?',
    'Take anybody who ever sat in that chair without a plan; need I go on?',
    'For instance, a man who asks for instances and has no pencil. Have you one?',
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
    'You need not be sorry; I closed that account long ago, and at a profit. Do I seem to suffer?',
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
  asks_why: [
    'Because that is how it has always stood with {lastSubject}; I merely observe and write it down. Do you see it otherwise?',
    'My reason is experience: {lastSubject} taught me early, and sent the bill late. Would yours be different?',
  ],
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
