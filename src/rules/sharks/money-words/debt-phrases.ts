import { ASKS_TIME, type MoneyPhrases, type Standing } from './kinds.ts'

const OWED: readonly Standing[] = ['due', 'late']
const GOODS =
  '(?:goods|stuff|tapes|smokes|booze|crates|cartons|diamonds|ice|threads|boards|circuits|bonds|parts|car parts|merchandise|cigarettes|whiskey|car|truck|watch|radio|jewelry|merch)'

/** Phrases about money where something is owed. The first that fits counts. */
export const DEBT_PHRASES: readonly MoneyPhrases[] = [
  {
    at: OWED,
    means: { topic: 'clicked_by_mistake' },
    patterns: [
      /\b(?:by (?:mistake|accident)|(?:clicked|pressed|hit|typed) (?:the )?wrong|didnt mean to (?:take|borrow|click|press))\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'goods_for_debt' },
    patterns: [
      new RegExp(
        `\\b${GOODS}\\b.*\\b(?:in place of|instead of|rather than) (?:cash|money|paying|payment)\\b`,
      ),
      new RegExp(
        `\\b(?:take|accept) (?:those|these|them|that|it|some|any)\\b.{0,30}\\b(?:in place of|instead(?: of)?|as (?:a )?payment|for the (?:debt|loan)|for what i owe|and (?:call it|we are|were) even)\\b`,
      ),
    ],
  },
  {
    at: OWED,
    means: { topic: 'money_worked' },
    patterns: [
      /\b(?:im |i am )?(?:up|ahead) (?:\$?\d+\w*|big|a lot|like \$?\d+\w*)\b.*\b(?:your|the) (?:loan|money|cash)\b|\b(?:your|the) (?:loan|money|cash)\b.*\b(?:working out|paid off|doubled|worked (?:out|great|well)|made me)\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'renegotiate' },
    patterns: [
      /^(?!.*\bif i (?:re)?pay).*\b(?:lower|reduc|halv|renegotiat)\w*\b.{0,20}\b(?:my|the|our) (?:rate|rates|percent\w*|terms|points)\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'installments' },
    patterns: [
      /\bsplit (?:it|this|the (?:debt|payment|sum|loan))\b|\b(?:two|three|four|five|\d|several|a few|small) payments\b|\bone (?:payment|part) a (?:day|week)\b/,
    ],
  },
  {
    at: OWED,
    means: { intent: 'beg' },
    patterns: [
      /\b(?:give|gave|cut|grant) me (?:a |some |one )?(?:pass|break|slack|breather|little slack)\b|\b(?:can|could|would|will) (?:you|u|we) (?:please )?(?:wait|hold off)(?: with it)? (?:till?|until|for a|another|a (?:few|couple|bit|little))\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'dont_tell_others' },
    patterns: [
      /\b(?:dont|do not|never) (?:tell|say (?:it|anything) to) (?:anyone|anybody|the others?|vinnie|tommy|carmela|the boss|everyone|nobody)\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'money_in_goods' },
    patterns: [
      /\b(?:put|invested|stuck|sunk|spent) (?:all |most |half )?(?:of )?(?:your|the) (?:money|cash|loan) (?:in|into|on) \w+/,
    ],
  },
  {
    at: OWED,
    means: { intent: 'pay' },
    patterns: [
      /^(?!.*\b(?:swear|promise|tomorrow|next|later|(?:by|on|until|till) (?:the |my )?\w+day|what should|idea|start|begin)\b).*\b(?:i can|i could|ill|i will|let me) (?:bring|give|pay|hand|get) (?:you|u) (?:like |about |only |just )?\$?\d+\b(?! ?(?:%|percent|days|weeks|cartons|tapes|boxes|more))|^(?!.*\b(?:what should|no idea|start|begin|new (?:here|player))\b).*\b(?:ive got|i have|i got|i only have|all i(?:ve)? (?:got|have))(?: only| just| is| like| about)? (?:\$\d+|\d+ (?:bucks|dollars))\b/,
    ],
  },
  {
    at: OWED,
    means: { debtor: 'short' },
    patterns: [
      /\b(?:dont|do not|didnt|wont|still not) have enough\b|\bnot enough (?:to pay|for you|money|cash)\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'just_money' },
    patterns: [/\b(?:just|only) money\b/],
  },
  {
    at: OWED,
    means: { topic: 'where_pay' },
    patterns: [
      /\bwhere (?:do|can|should) i (?:send|bring|put|drop|leave|hand)(?: (?:it|you|the|your|my))?(?: (?:money|cash|payment|it))?(?: to| in)?[?.! ]*$/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'work_off_debt' },
    patterns: [
      /\b(?:work|job|jobs|errands?|favou?r|wash|clean|drive|paint|run|carry|packages?)\b.*\b(?:instead(?: of (?:paying|money|cash|it))?|(?:till?|until) (?:we|im|i am|its|it is)(?: are|re)? (?:even|paid|square|done))\b/,
      /\b(?:ill|i will|i can|let me|could i|can i) work for (?:you|u)\b|\bput me to work\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'cost_of_waiting' },
    patterns: [
      /\bhow much (?:will|would|is) it be (?:on|by|if|when|in|at|next|tomorrow|friday|monday|then)\b|\bwhat will (?:it|i owe|the (?:debt|sum|total)) be (?:on|by|if|in|at|tomorrow)\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'renegotiate' },
    patterns: [/\bre-?negotiat\w*\b|\b(?:new|other|better|different|easier) terms\b/],
  },
  {
    at: OWED,
    means: { intent: 'decline' },
    patterns: [
      /^(?:well |no |nah |look |sorry )*(?:i(?:ll| will|m| am)? )?(?:just )?(?:never|not|wont|not gonna|not going to|aint|aint gonna|refuse to|will not) (?:ever )?pay(?:ing)?(?: (?:you|u|it|this|that|back|up|a (?:dime|cent|penny)|anything|shit))*[.! ]*$|^make me[.! ]*$/,
    ],
  },
  {
    at: OWED,
    means: { debtor: 'denial' },
    patterns: [
      /\bi(?: have|ve)? already paid(?: (?:you|u|it|this|that|everything|all))*[.! ]*$|\bi paid (?:already|you already|it already|you back|it back|everything)\b(?!.*\blast time\b)|\bcheck (?:your|the|ur) (?:book|ledger|page|notes|list|records?)\b|^check again\b|^(?:but )?(?:you|u) already (?:got|have|had) (?:all )?(?:your|ur|the|my) money\b/,
    ],
  },
  {
    at: OWED,
    means: { debtor: 'short' },
    patterns: [
      /\bim (?:about |like |still )?(?:\$?\d+|a few bucks) short\b|\bim (?:still )?short (?:by |of |about )?\$?\d+|\b(?:sorry )?(?:but )?i cant (?:pay )?(?:this (?:week|month|time)|today|yet|right now)[.! ]*$/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'why_so_much_now' },
    patterns: [
      /^(?:but |and |so )?why (?:is|s|are|did)? ?(?:it|that|this|the \w+|my \w+) (?:so|that) (?:much|high|big)\b|\bit was (?:only |just )?\$?\d+k? (?:yesterday|before|last|when|on)\b|\b(?:didnt|did not|never) (?:tell|told|mention\w*|say|said)\b.*\b(?:interest|rate|fees?|percent)\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'overslept' },
    patterns: [/\b(?:i )?(?:overslept|fell asleep at|slept (?:in|through))\b/],
  },
  {
    at: OWED,
    means: { topic: 'tell_others_debt' },
    patterns: [
      /\b(?:did|do|have|will|gonna) (?:you|u) (?:tell|told|talk to|telling) (?:the others?|the other sharks|everyone|everybody|anyone|anybody|vinnie|tommy|carmela|the boss)\b/,
    ],
  },
  {
    at: OWED,
    means: { intent: 'promise' },
    patterns: [
      /\b(?:dont worry|relax|chill|calm down|easy)\b.*\b(?:(?<!just )money|pay|paid|get it)\b|^(?:\w+[,. ]+){0,3}(?:you|u)(?:ll| will| gonna| are gonna| are going to) get (?:it|your money|ur money|paid)(?: (?:soon|back|all))*[.! ]*$/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'where_pay' },
    patterns: [
      new RegExp(
        `\\b(?:how|where|with what|what button) (?:do|can|should|would|am|must|could)(?: i| we)? (?:(?:to|supposed to|gonna|go to) )?(?:pay|repay|settle|return|give)\\b(?!.*\\b(?:if|when i|without)\\b)`,
      ),
      /\b(?:pay|repay|give it back|settle|return it)\b.*\b(?:how (?:do|can) i|how to do|which button|what button|where (?:do|to)|how does)\b|\b(?:which|what|wheres the|is there an?) button\b(?!.*\b(?:sell|buy|travel|trade|use|for|when)\w*)|\bhow to pay\b|\bwhere(?: is|s) the (?:pay|payment)\b/,
      /\bwho (?:do|should|can) i (?:give|pay|hand|bring) (?:the |your |my |it)?(?:money|cash|it)?\b|\b(?:send|mail|wire|drop) (?:it|the money|you the money|the cash)(?: off)? (?:by|in the|with|at|to)\b.*\b(?:mail|post|bank|somewhere|place|address)\b|\bsend it by\b/,
    ],
  },
  {
    at: ['late'],
    means: { topic: 'you_took_goods' },
    patterns: [
      /\b(?:did|have) (?:you|u|your (?:guys?|men|goons?)) (?:just |already )?(?:take|took|taken|steal|stole|grab)\b.*\b(?:my|from my|stash|goods|stuff)\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'goods_for_debt' },
    patterns: [
      new RegExp(
        `\\bpay (?:it |you |u |this |that |the (?:rest|debt) |back )*(?:in|with|using) (?!parts\\b)(?:some |my |the |a few |\\d+ )?${GOODS}\\b`,
      ),
      new RegExp(
        `(?:^|\\b(?:just|you|u|ya|please|then|so|fine|here|okay) )(?:take|accept) (?:some of |all |all of |half |half of )?(?:my|the|these|those|this|\\d+)? ?(?:\\w+ )?${GOODS}\\b(?!.*\\b(?:off my hands|where|security|collateral|guarantee|pledge)\\b)`,
      ),
      new RegExp(
        `\\b(?:accept|(?:you|u|ya) take) ${GOODS}\\b|\\bsell (?:my|the) ${GOODS} (?:and|for|yourself)\\b`,
      ),
    ],
  },
  {
    at: OWED,
    means: { topic: 'installments' },
    patterns: [
      /\bpay (?:you |it |u )?(?:off |back )?(?:in (?:parts|pieces|rates|installments)\b|(?:a (?:bit|little|part|piece)|some|bit by bit|little by little|slowly|in parts)(?: of it)? (?:every|each|a|per|at a)\b)/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'number_is_wrong' },
    patterns: [
      /\b(?:number|sum|total|amount|debt|balance|math|figure)\b.*\b(?:wrong|not right|mistake|incorrect|doesnt add up)\b|\b(?:wrong|mistake|incorrect)\b.*\b(?:number|sum|total|amount|balance|debt)\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'why_so_much_now' },
    patterns: [
      /\b(?:thats|that is|its|it is|this is|way) (?:way |much |a lot )?more than (?:i|what i|we|you) (?:borrowed|took|signed|owed|agreed|gave|lent|said|had)\b|\b(?:never|didnt|did not) (?:agree|agreed|sign|signed)(?: up)? (?:to|for) (?:that|so|this) (?:much|high)\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'freeze_interest' },
    patterns: [
      /\bstop charging\b|\b(?:freeze|pause|stop|hold|suspend) (?:the |my |your )?(?:interest|clock|meter|rate|vig)\b/,
    ],
  },
  {
    at: [...OWED, 'nothing'],
    means: { topic: 'season_debt' },
    patterns: [
      /\bseason\b.*\b(?:loan|debt|owe)\b.*\b(?:over|gone|reset|carry|still|stay|end)\b|\b(?:loan|debt|owe)\b.*\b(?:season|month) ends?\b/,
    ],
  },
  {
    at: [...OWED, 'nothing'],
    means: { topic: 'if_i_die' },
    patterns: [/\b(?:if|when) i(?: get)? (?:die|killed|am dead|get shot|get whacked)\b/],
  },
  {
    at: OWED,
    means: { matter: 'from_sales' },
    patterns: [
      /\b(?:take|get|cut|skim|deduct|keep|pull) (?:it|yours|your (?:money|cut|part|share)|what i owe|the money|some|a (?:cut|part|share|piece))(?: off| out)? (?:from|of|out of|off) (?:my|the|every|each|what i) (?:next )?(?:sales?|profits?|sell|earnings|take|pay)\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'nobody_told_me' },
    patterns: [
      /\b(?:no|any|a|never got a) (?:reminder|notice|warning)\b|^(?:but |sorry |honestly |hey )*(?:nobody|no one) (?:told|reminded|warned) me\b|^(?:but |sorry |honestly )*i didnt know(?: (?:that|it|about it))?[.! ]*$/,
      /\bi thought (?:it|that|this|the (?:day|date|loan|payment)) (?:was|is|wasnt) (?:due |only |for )?(?:tomorrow|today|tonight|next|on|not|friday|monday|tuesday|wednesday|thursday|saturday|sunday|later)\b|\b(?:i told (?:you|u)|we said|you said|u said|it was supposed to be) (?:it was |on |by )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bthought i (?:had|got|have) (?:till?|until|more|another|a few|one more|time|\d)\b|(?<!when )\bwas i (?:supposed|meant) to pay\b|\bdidnt know (?:it was|i was|the)\b.*\b(?:due|late|deadline|date)\b/,
    ],
  },
  {
    at: OWED,
    means: { intent: 'beg' },
    patterns: [
      ...ASKS_TIME,
      /\b(?:can|could|will|would) (?:you|u) (?:wait|hold (?:off|on)) (?:till?|until|for|another|a)\b/,
    ],
  },
  {
    at: ['due', 'late'],
    means: { topic: 'running' },
    patterns: [
      /\b(?:hiding|hide out|laying low|lying low|on the run) (?:in|at|from|until|til|till)\b|\b(?:im|i am) (?:leaving town|skipping town|gone)\b|\bwont find me\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'got_nothing' },
    patterns: [
      /^(?:sorry |but |man |look |well )*i (?:dont|do not|still dont|really dont) (?:have|got) (?:it|all of it|that much|that kind of money|enough)(?: (?:man|yet|now|right now|today|on me|boss|sir|all))*[.! ]*$|\bi (?:have|got|ve got) nothing\b|\bnothing for you\b|\bi lost (?:it all|everything|all of it|all my money)\b|\b(?:this|thats|that) is all ?(?:ive|i have|i) (?:got|left|have)\b/,
    ],
  },
  {
    at: OWED,
    means: { topic: 'sending_someone' },
    patterns: [
      /\b(?:are|r|will|did|do) (?:you|u)(?: going to| gonna)? (?:send|sending|sent) (?:your |some |any |the )?(?:guys?|goons?|men|people|somebody|someone|anyone|anybody|boys)\b|\b(?:are|r|is|will) (?:your|the|ur|any) (?:guys?|goons?|men|boys|people|collectors?) (?:coming|gonna come|on (?:their|the) way|come)\b|\bwhen (?:are|do) (?:your|the) (?:guys?|goons?|collectors?) com/,
    ],
  },
  {
    at: OWED,
    means: { intent: 'ask_terms' },
    patterns: [
      /\b(?:how much|what) (?:is it|do i owe|is my debt|is the (?:debt|total|sum)|does it come to|am i at) (?:right )?(?:now|today|at the moment|in total|all together|so far)\b|\bhow much (?:is it |do i owe )?(?:with|including) (?:the |all the )?(?:late )?(?:fees?|interest|penalt\w+)\b|\bwhats the (?:damage|total|number)\b|^(?:so |ok |and )*what do (?:you|u) want(?: from me)?(?: now)?[?.! ]*$|\bhow much (?:is the )?interest(?: (?:per|a|each) day)?[?.! ]*$|\bwhat(?:s| is) my (?:rate|interest)\b/,
    ],
  },
]
