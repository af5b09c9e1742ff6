import type { COMPLAINTS_ABOUT_THE_TALK_EXCHANGES } from '#src/rules/sharks/exchanges/themes/complaints-about-the-talk.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about the way a shark talks to them. */
export const COMPLAINTS_ABOUT_THE_TALK_LINES: ThemeLines<
  typeof COMPLAINTS_ABOUT_THE_TALK_EXCHANGES
> = {
  say_please: [
    [
      'Please. You will observe that it cost me nothing, which is also what it adds. Shall we proceed?',
      'I am courteous by habit and never by request; had you found me otherwise?',
      'The word is on the house; the rest of the sentence is yours to confirm below. Were you waiting for a curtsey?',
    ],
    ['A second please would be inflation; do you not agree?'],
  ],
  say_it_nicer: [
    [
      'Courtesy I can supply at once; the content, I fear, stays as it was. Was it the manner that stung, or the matter?',
      'I thought that I had been gracious; you should hear the unedited version. Should you prefer it?',
      'I beg your pardon, and I mean the grammar of it. Which word offended you?',
    ],
    ['I have softened it twice; what remains is merely true. Is it so hard?'],
  ],
  are_you_listening: [
    [
      'I heard every word, and weighed them; the scale scarcely moved. Which one did you wish me to notice?',
      'My silences are deliberate; had you mistaken one for absence?',
      'You have my full attention, which I bill to others by the hour. What was it that I missed?',
    ],
    ['I have been attentive throughout; would you care to be interesting?'],
  ],
  makes_no_sense: [
    [
      'Then one of us has been careless with words; put it once more, and I shall answer precisely that. What did you ask?',
      'I may have answered the question that I expected. Which was yours?',
      'I do prefer to be understood; it makes the contracts hold. Would you rephrase it in one sentence?',
    ],
    ['Still obscure? Then give me a noun and a figure; which shall it be?'],
  ],
  say_sorry: [
    [
      'I regret the impression; the statement stands. Is that not what your lawyers call it?',
      'An apology is an admission, and I do not make those unsigned. What precisely was damaged?',
      'If it comforts you, I could have phrased it more gently, and I chose not to. Shall I try once more?',
    ],
    ['You still require contrition; will you take it in instalments?'],
  ],
  why_tell_me: [
    [
      'Possibly nothing; I was being sociable, and I see that it was wasted. What would concern you?',
      'Everything said in this room concerns whoever sits in that chair. Shall we turn to what you came for?',
      'It need not; I merely extended you the courtesy of a remark. Would you prefer figures?',
    ],
    ['You remain indifferent, and I remain civil; which of us gains by it?'],
  ],
  leave_me_alone: [
    [
      'With pleasure; solitude is the one thing that I hand out freely. Will you close the door behind you?',
      'I never detain anybody; the accounts do that. Shall I leave you with yours?',
      'You shall have your peace; I only ask you to notice which of us came up in the lift. Good evening?',
    ],
    ['You asked for silence, and yet you go on writing; which of the two do you want?'],
  ],
  get_to_point: [
    [
      'With relief; you borrow, you pay, or you leave. Which is it to be?',
      'Very well: state a sum or a question, and I shall answer in kind. Are you ready to be brief yourself?',
      'I bill nothing for conversation, but I do not defend it. What is your business?',
    ],
    ['As brief as before: what do you want?'],
  ],
  take_it_back: [
    [
      'It is withdrawn; happily, nothing that you say here binds you until you take the chip. What did you mean instead?',
      'I shall treat it as a draft; have you a fair copy?',
      'Struck out, with a single line, so that one may still read it. Shall we go on?',
    ],
    ['A further retraction; would you prefer to speak in pencil?'],
  ],
  talk_style: [
    [
      'I ask because the answers are worth more than mine. Do you object to being heard?',
      'I speak in whole sentences; people sign them with fewer regrets. Would you prefer a grunt?',
      'My manner was expensive to acquire, and I mean to wear it out. Does it hinder our business?',
      'I speak in whole sentences so that nobody can say he misunderstood. Have you?',
      'I was brought up by nuns and lawyers; one hears it, no doubt. Does it disturb you?',
      'I find that people listen longest to a voice that is never raised. Are you not listening?',
    ],
    [
      'My way of speaking has survived your remark; shall we try yours?',
      'My manner has not altered since you objected; has yours?',
    ],
  ],
  thanks_for_nothing: [
    [
      'I regret that you leave with nothing; it is at least free of interest. What did you wish to know?',
      'My usefulness is secured, dated and signed for; the rest is conversation. HELP is more generous; have you tried it?',
      'Your thanks are entered at their stated value. Would you put the question differently?',
    ],
    ['Again I have been of no use; do you never take that elsewhere?'],
  ],
  repeats_self: [
    [
      'The truth has few variations; I use them all. Which would you like to hear in another key?',
      'I repeat what is not yet understood. Was it?',
      'Repetition is how a ledger is kept; I regret that it entertains you less. What shall we talk about?',
    ],
    ['You have made this observation before; do you see how it happens?'],
  ],
  mad_at_me: [
    [
      'Anger is an expense, and you have not cost me enough. Why, what have you done?',
      'I am never cross; I adjust the terms. Have you noticed an adjustment?',
      'You mistake precision for displeasure. Should I be displeased?',
      'I am never angry with clients; it confuses the interest. What makes you suppose so?',
      'If I were displeased you would have it in writing. Have you had anything in writing?',
      'You mistake economy for coldness; I spend few words on anybody. Ought I to be angry?',
    ],
    [
      'You ask again; is there something that you ought to confess?',
      'My temper is as it was; is there something that you wish to confess?',
    ],
  ],
  slow_or_fast: [
    [
      'I answer at the speed of the question; some require very little. Did you want time to regret it?',
      'I had prepared the reply before you came in; people are seldom original. Was it a surprise?',
      'Promptness costs me nothing, and slowness would cost you. Which had you preferred?',
    ],
    ['You are timing me still; do you bring the same watch to due dates?'],
  ],
  show_respect: [
    [
      'Respect is extended here like anything else, against a record. Shall I look yours up?',
      'I address everyone in this way; only some of them hear it as contempt. Which word was it?',
      'Your dignity is noted; it does look well on you. Will you keep it up to the due date?',
    ],
    ['The matter of respect again; have we so little else to discuss?'],
  ],
  be_nice_to_me: [
    [
      'I have been civil, which is the kindest thing that one can be with money in the room. What had you hoped for?',
      'I do not dislike you; I merely keep you at the distance of a desk. Is it draughty over there?',
      'Warmth is expensive to maintain. Would you take courtesy instead?',
    ],
    ['You ask for kindness once more; has nobody else any in stock?'],
  ],
}
