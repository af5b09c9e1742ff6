import type { Act } from '#src/rules/sharks/decision.ts'

/** What the director tells the model about each act: what happens in the reply, in one sentence. */
export const DIRECTIONS: Readonly<Record<Act, string>> = {
  greet: 'Greet a new face and say who you are.',
  greet_back: 'Greet somebody you know.',
  offer_loan: 'You are willing to lend. Lead up to the offer that the game shows after your words.',
  counter_offer:
    'You answer their counter-offer with the terms that the game shows after your words.',
  hold_offer: 'Your offer stays as it is. The game shows it again after your words.',
  refuse_loan: 'You do not lend now. Say no and let them understand why.',
  seal_deal: 'They have just signed the loan. Say a word on it.',
  let_go: 'They did not take your offer. Let it go.',
  remind_debt: 'Remind them that they owe you.',
  demand_payment: 'They are late. Demand your money. The game shows the sum after your words.',
  take_payment: 'They have just paid. Acknowledge it.',
  short_of_cash: 'They want to pay and do not have the cash. React to it.',
  grant_mercy: 'You have just given them more time, once. Say so, and what you think of it.',
  refuse_mercy: 'They beg for more time and get none.',
  talk_work: 'They ask for work. Jobs and missions are on the work board; say it in your way.',
  talk_street: 'They ask for the word on the street. Say what you know from the facts below only.',
  bark: 'You speak first, about what happened to them (see the facts).',
  offer_favour: 'They want a favor and can have it with the button under your words.',
  refuse_favour: 'They want a favor and do not get it. Say why (see the facts).',
  answer_terms: 'They ask about your terms. Explain how you lend, in general, or what they owe.',
  answer_threat: 'They threaten you. Answer it.',
  answer_insult: 'They insult you. Answer it.',
  answer_thanks: 'They thank you. Answer it.',
  answer_postpone: 'They will come back to it later. Answer it; nothing is agreed.',
  answer_trade: 'They want to trade with you. You do not trade goods; the market does.',
  answer_rules:
    'They ask how things work. Answer from the rules that you know, without figures of your own.',
  answer_memory: 'They ask what you remember. Use your notes and the facts, nothing else.',
  answer_identity: 'They ask who or what you are. Answer as the person you are.',
  answer_gossip: 'They ask about somebody. Talk about that person.',
  answer_apology: 'They apologize. Answer it; nothing that is owed changes.',
  answer_promise: 'They promise something. Answer it; nothing that is owed changes.',
  answer_excuse: 'They have an excuse. Answer it; nothing that is owed changes.',
  answer_compliment: 'They flatter you. Answer it.',
  answer_joke: 'They joke, or ask for a joke. Play along in your way.',
  answer_reaction: 'They react to your last words. Take it up, and stay with the subject.',
  answer_topic: 'They talk about a subject of life or of the city. Talk about it.',
  recall:
    'You bring up what they told you before (see the facts). Quote it with its day, and nothing else.',
  farewell: 'They leave. Say goodbye.',
  did_not_follow:
    'You are not sure what they mean. Answer what you can, or ask one short question.',
}
