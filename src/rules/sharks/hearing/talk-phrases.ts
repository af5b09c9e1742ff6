import type { UtteranceKind } from './kinds.ts'

/** A phrase that decides the kind of a message which was taken for one of `from`. */
export interface Phrase {
  readonly pattern: RegExp
  readonly from: readonly UtteranceKind[]
  /** The kinds that the phrase can mean. The first legal one counts. */
  readonly means: readonly UtteranceKind[]
}

/** Kinds that a phrase may always correct. */
export const VAGUE: readonly UtteranceKind[] = ['unknown', 'small_talk', 'off_topic']
const ANY_TALK: readonly UtteranceKind[] = [
  ...VAGUE,
  'joke',
  'compliment',
  'postpone',
  'excuse',
  'ask_tip',
  'ask_work',
  'ask_rules',
  'ask_identity',
  'trade',
  'pay',
  'decline',
  'accept',
]
const SHORT =
  '(?:(?:a )?(?:bit|little|tad) short|short (?:on|of|this|till|until)|(?:im|i am|running|kinda|real|pretty|so|too) (?:short|tight)|broke|strapped|skint|tapped out|hard up|(?:low on|out of) (?:cash|funds|money|dough))'
const HELP =
  '(?:help|spot|float|carry|front|bail|lend|loan|borrow|anything you can|something you can|tide me)'

/** What strangers ask for in other words than those of the corpus. They are tried first. */
export const TALK_PHRASES: readonly Phrase[] = [
  {
    // "Bet you can't make me laugh"
    pattern: /\b(?:bet|dare) (?:you|u)\b.*\b(?:laugh|smile|joke|funny)\b|\bmake me laugh\b/,
    from: [...ANY_TALK, 'threat', 'insult'],
    means: ['joke'],
  },
  {
    // 'What should I call you'
    pattern: /\bwhat (?:should|do|can|may) (?:i|we|they|people) call (?:you|u)\b/,
    from: [...ANY_TALK, 'ask_memory', 'ask_terms'],
    means: ['ask_identity'],
  },
  {
    // 'Seems fair. Where do I sign?'
    pattern:
      /\bwhere do (?:i|we) sign\b|\b(?:got|give me|hand me|lend me) (?:a|the|that|your) pen\b|\bcount it out\b|\bill do it\b|\bwe have a deal\b/,
    from: [...ANY_TALK, 'ask_terms', 'ask_loan', 'counter', 'promise'],
    means: ['accept'],
  },
  {
    // 'Any job that only takes an hour?'
    pattern:
      /\b(?:any|got|have|is there|are there) (?:a |any |some )?(?:\w+ )?(?:jobs?|gigs?|errands?|work)\b.*\?|\b(?:be|become) your (?:apprentice|driver|runner|right hand|partner)\b/,
    from: ANY_TALK,
    means: ['ask_work'],
  },
  {
    // 'Um, ok. I guess. Yes'
    pattern:
      /^(?:um+|uh+|er+|well|hm+)[,. ]*(?:ok|okay|fine|yes|yeah|sure|alright)?[,. ]*(?:(?:i guess|i suppose)[,. ]*)?(?:yes|yeah|ok|okay|sure|deal|fine|i guess so|lets do it)[.! ]*$/,
    from: [...ANY_TALK, 'counter', 'greeting'],
    means: ['accept'],
  },
  {
    // 'If I pay early, do I get a discount'
    pattern:
      /\b(?:pay|paid|paying|repay|bring it|back)\b.*\b(?:early|sooner|ahead of time|before then)\b/,
    from: [...ANY_TALK, 'counter', 'ask_terms', 'promise'],
    means: ['ask_rules'],
  },
  {
    // 'Is that weekly interest or for the whole time?'
    pattern:
      /\b(?:is|are) (?:that|it|this|the (?:interest|rate|vig))\b.*\b(?:weekly|daily|monthly|per (?:day|week|month)|a (?:day|week|month)|each day|for the whole|total|altogether|interest)\b/,
    from: [...VAGUE, 'ask_rules', 'counter'],
    means: ['ask_terms'],
  },
  {
    // 'Could you lend me a bit more on top', 'the least you would lend'
    pattern:
      /\b(?:lend|loan|borrow|give) (?:me )?(?:a |some )?(?:bit |little )?(?:more|another)\b|\banother loan\b|\b(?:least|minimum|smallest|lowest|most|maximum|biggest|max)\b.*\b(?:lend|lending|loan|borrow|give me|get from you)\b(?!.* (?:ever|somebody|anyone|anybody))/,
    from: [...ANY_TALK, 'ask_terms', 'ask_memory'],
    means: ['ask_loan'],
  },
  {
    // "I'm a bit short this week, can you help me out"
    pattern: new RegExp(
      `\\b${SHORT}\\b.*\\b${HELP}\\b|\\b${HELP} (?:me|us|a guy)\\b.*\\b${SHORT}\\b|\\bhand with (?:some |the |my )?(?:money|cash|rent|bills)\\b`,
    ),
    from: [...ANY_TALK, 'ask_favour', 'beg', 'promise'],
    means: ['ask_loan'],
  },
  {
    // "Tommy said you're going soft"
    pattern:
      /\b(?:vinnie|tommy|carmela|boss) (?:\w+ )?(?:said|says|told me|thinks|called|calls|claims|swears|was saying)(?: that)? (?:you|u|ya|your|youre|ur)\b/,
    from: [...ANY_TALK, 'insult', 'threat'],
    means: ['gossip'],
  },
  {
    // 'Too rich for me, show me something smaller'
    pattern:
      /\b(?:something|anything|a bit) (?:smaller|bigger|larger)\b|\b(?:smaller|bigger|larger) (?:one|sum|amount|number|bite|piece|loan)\b|\btoo (?:rich|big) for (?:me|my)\b/,
    from: [...ANY_TALK, 'ask_loan', 'ask_terms', 'insult'],
    means: ['counter', 'ask_loan'],
  },
  {
    // 'What if I put up my car, does that get the interest down'
    pattern: /\b(?:collateral|as security)\b|\bput up my \w+\b/,
    from: [...ANY_TALK, 'ask_terms', 'counter', 'ask_loan'],
    means: ['small_talk'],
  },
  {
    // 'Have I been here before?'
    pattern:
      /\b(?:have|havent|did|didnt) i (?:ever )?(?:been|come|came|stopped by|borrowed)(?: \w+)? (?:here|by|before|in|from you)\b|\bdo i (?:look|seem) familiar\b|\b(?:have|havent|ever) (?:you|u) (?:ever )?(?:seen|met) me\b|\b(?:remember|recogni[sz]e) me\b|\bdo (?:you|u) know who i am\b|\b(?:do we know each other|we met before)\b|\bour first (?:time|meeting)\b/,
    from: [...ANY_TALK, 'greeting', 'apology', 'promise'],
    means: ['ask_memory'],
  },
  {
    // 'I have to sleep on it'
    pattern: /\bsleep on it\b|\bthink (?:it|this|that) over\b|\bmull it over\b/,
    from: [...VAGUE, 'decline', 'accept', 'excuse', 'joke', 'farewell'],
    means: ['postpone'],
  },
  {
    // "You're joking, that's a crazy rate"
    pattern:
      /\b(?:crazy|insane|ridiculous|outrageous|steep|brutal|nuts|high)(?: \w+)? (?:rates?|interest|price|percent|vig|terms)\b|\b(?:rate|interest|vig|price)s? (?:is|are|s) (?:\w+ )?(?:crazy|insane|ridiculous|too high|steep|nuts|a joke|robbery|high)\b|\btoo (?:expensive|steep)\b|\barm and a leg\b/,
    from: [...ANY_TALK, 'insult', 'threat', 'ask_loan', 'ask_terms'],
    means: ['counter'],
  },
  {
    // 'Can you make some heat go away for me'
    pattern:
      /\b(?:make|help|can|could|need|get|take)\b.*\bheat\b.*\b(?:away|off|down|disappear|me)\b|\b(?:cops|police|feds) (?:already |all )?(?:know|have|got|remember|recogni[sz]e|are|re|keep) (?:my|me|after|looking|watching|following|everywhere|on)\b|\b(?:call|keep|get) (?:off )?the (?:cops|police) (?:off|away)\b|\bthe law (?:is )?(?:after|on) me\b/,
    from: [...ANY_TALK, 'ask_favour', 'beg', 'threat', 'promise'],
    means: ['ask_favour'],
  },
  {
    // 'Stop bugging me, its coming'
    pattern: /\bits (?:coming|on (?:its|the) way)\b|\bquit bugging me\b|\bstop bugging me\b/,
    from: ['excuse', 'insult', 'threat', 'decline', ...VAGUE],
    means: ['promise'],
  },
]
