import { ASKS_TIME, type MoneyPhrases, YOU } from './kinds.ts'

/** What a player who is to pay asks about the debt. */
const ASKS_DEBT = [
  new RegExp(
    `\\b(?:what|how much|whatever) (?:do|did) i (?:still |really |even )?owe(?: ${YOU})?(?! (?:if|when|after|at|in|on|by))\\b`,
  ),
  new RegExp(
    `\\b(?:do|did) i (?:still |even )?owe ${YOU}\\b(?! one\\b)|\\bhow much (?:is|s) my debt\\b`,
  ),
  /\bwhen(?:s| is| was)? (?:is )?my (?:loan|debt|payment)(?: \w+)? due\b|^(?:so )?(?:am|was) i (?:late|overdue|behind|on time)\b|\bhow (?:late|overdue) am i\b/,
]
/** Phrases about money where a loan is offered, or where nothing is open between the two. The first that fits counts. */
export const OFFER_PHRASES: readonly MoneyPhrases[] = [
  {
    at: ['nothing'],
    means: { topic: 'nothing_to_accept' },
    patterns: [
      /^(?:(?:ok|okay|yes|yeah|fine|sure|alright|well|great)[,. ]+)*(?:deal|its a deal|we (?:have|got) a deal|you (?:have|got) a deal|you got (?:yourself )?a deal|sold|(?:i|we) (?:accept|agree)(?: (?:to )?(?:your|the|these|those|that|it|this)\b.*)?|(?:ill|i will|lets|i) (?:take|sign)(?: (?:it|that|the (?:loan|money|offer|deal)))?|shake on it|lets shake(?: on it)?|im in)[ ,.!]*(?:thank you.*|thanks.*|boss|pal|man|then|please)?[.! ]*$/,
      /\bwhere do i sign\b|\b(?:take it or leave it)\b.*\btake it\b/,
    ],
  },
  {
    at: ['nothing'],
    means: { topic: 'no_loan_thanks' },
    patterns: [
      /^(?:nah?|nope|no)[, ]*(?:thanks|thank you|thx|ty)(?: (?:man|boss|pal|sir|maam|lady))?[.! ]*$|^(?:no deal|not interested|(?:im|i am) not interested|(?:im|i am) good[, ]+(?:thanks|no loan.*)|i dont want (?:a|your|the|any) (?:loan|money)(?: today| now)?)[.! ]*$/,
    ],
  },
  {
    at: ['nothing'],
    means: { matter: 'nothing_open' },
    patterns: [
      ...ASKS_DEBT,
      ...ASKS_TIME,
      /\bhow (?:much time|long|many days) (?:do|have) i (?:have |got )?left(?: to pay.*)?[?.! ]*$/,
      /\b(?:cant|cannot|wont|will not|not gonna|not going to|never) pay (?:you|u|it|this|that)?(?: back)?[.! ]*$|\b(?:dont|do not|didnt) have (?:your|ur|the) money\b|\bwhat(?:s| is) the (?:late fee|damage)\b|\bhow much is it now\b/,
      /\bwork (?:it|this|that|my debt|the debt) off\b|\bwork for you (?:until|till) (?:its|it is|im|i am) (?:paid|even|square)\b|\bto make this go away\b|^i know im late\b/,
      /^(?:sorry )?(?:im|i am) (?:so )?(?:sorry )?(?:(?:im|i am|that im) )?(?:late|overdue)\b.*\b(?:pay\w*|money|loan)\b/,
      new RegExp(
        `\\b(?:ill|i will|gonna|going to|let me) pay ${YOU} (?:back )?(?:friday|monday|tuesday|wednesday|thursday|saturday|sunday|tomorrow|tmrw|later|next|soon|when)\\b`,
      ),
    ],
  },
  {
    at: ['nothing'],
    means: { intent: 'pay' },
    patterns: [/\bhow (?:do|can) i pay (?:you|u|it|my debt)(?: back| off)?\b|\bwhere do i pay\b/],
  },
  {
    at: ['nothing', 'offer'],
    means: { matter: 'first_borrower' },
    patterns: [
      /\b(?:never|havent ever|havent) (?:ever )?(?:borrowed|taken a loan|had a loan|taken out a loan|owed)\b(?!.*\b(?:that|this|from you|you\b))|\b(?:my|the) first (?:loan|time borrowing)\b|\bfirst time (?:i|im|ive) (?:borrow\w*|tak\w+ a loan)\b/,
    ],
  },
  {
    at: ['nothing'],
    means: { matter: 'no_offer' },
    patterns: [
      /^(?:can|could|would|will|please|ok|okay|just|lets|hey|maybe)?(?: ?(?:you|u|ya|we))?(?: just| please)? ?(?:(?:make it|make that) (?:double|triple|half|more|less|bigger|smaller)|double (?:it|that)|triple (?:it|that)|half (?:of )?(?:it|that))\b(?! or nothing)/,
      /\b(?:lower|drop|cut|halve|knock down|half) (?:the|your|that) (?:rate|percent|percentage|interest|vig)\b|\bmake it \d+ days\b|\bonly a (?:third|quarter|half) of (?:that|it)\b|\bsame (?:sum|amount|money)\b.*\b(?:rate|days?)\b/,
      /\b(?:round it|make it|lets make it|call it)(?: up| down)?(?: to)? an? (?:clean|even|round) \w+|^(?:a bit|a little) (?:less|more)(?: please)?[.! ]*$|^(?:can|could) (?:you|u) go (?:any |a bit )?(?:higher|lower)\b/,
      /\bthe (?:offer|terms) (?:is|are|isnt|arent) (?:too |not )?\w+\b.*\b(?:better|lower|more|less|longer)\b/,
    ],
  },
  {
    at: ['offer'],
    means: { intent: 'postpone' },
    patterns: [/\bkeep (?:that|it|this) in mind\b/],
  },
  {
    at: ['offer', 'nothing'],
    means: { topic: 'collateral_loan_terms' },
    patterns: [
      /\b(?:need|want|ask for|require|take|hold) (?:any |some |a |my )?(?:security|collateral|guarantee|guarantor|pledge|deposit)\b|\b(?:you|u) (?:\w+ )?(?:keep|hold|take) (?:some of |any of |part of )?my (?:goods|stuff|stash)\b|\b(?:put|leave|give|hand) (?:you )?(?:something|anything|stuff|goods) (?:up|over|down|behind|as (?:security|a pledge|collateral))\b/,
    ],
  },
  {
    at: ['offer'],
    means: { topic: 'offer_lasts' },
    patterns: [
      /\b(?:offer|it|that|this|deal)\b.*\b(?:still (?:gonna |going to )?(?:be )?(?:here|there|open|good|valid|stand)|expire\w*|go away|off the table)\b.*(?:\?|\b(?:later|tomorrow|tonight|hour|minute|day|week|friday)\b)/,
      /\b(?:can|could) i (?:decide|answer|come back to (?:it|this)|take it|accept) (?:later|tomorrow|tonight|in an hour)\b|\bhow long (?:does|is|will) (?:the|this|that|your) (?:offer|deal)\b|\bwhen do i (?:have|need) to (?:decide|say|answer|choose)\b/,
    ],
  },
  {
    at: ['nothing'],
    means: { topic: 'no_loan_thanks' },
    patterns: [
      /^(?:thanks|thank you|thx)[, ]+but (?:no|nah)(?: thanks)?[.! ]*$|^forget (?:the|your) (?:loan|money)[.! ]*$/,
    ],
  },
  {
    at: ['nothing'],
    means: { matter: 'no_offer' },
    patterns: [
      /^(?:2 ?x|3 ?x|twice|double|triple|half|a third|a quarter)(?: of)? (?:that|it|the (?:sum|money|amount))\b/,
      /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|no|zero) ?(?:%|percent|interest)\b.*\b(?:deal|shake|customer|business)\b/,
      /\b(?:knock|take) (?:off )?(?:some|a bit|a point|a little)(?: off)? (?:of )?the (?:interest|rate|vig)\b/,
    ],
  },
  {
    at: ['offer'],
    means: { intent: 'decline' },
    patterns: [
      /\b(?:by (?:mistake|accident)|(?:clicked|pressed|hit|typed) (?:the )?wrong|didnt mean to (?:ask|click|press|borrow|take))\b/,
    ],
  },
  {
    at: ['nothing'],
    means: { topic: 'no_loan_thanks' },
    patterns: [
      /\b(?:didnt mean to (?:ask|borrow|take)|(?:clicked|pressed|hit|typed) (?:the )?wrong)\b.*\b(?:loan|borrow|money)\b|\bdidnt (?:mean|want) to ask for (?:a loan|money)\b/,
    ],
  },
  {
    at: ['offer', 'nothing'],
    means: { intent: 'ask_terms' },
    patterns: [
      /\b(?:if i understand|do i understand|let me get this (?:straight|right)|if i got (?:this|that|it) right)\b.*\b(?:money|return|pay|bring|give|loan|interest)\b|\b(?:flat fee|one number|one sum|(?:give me|say) (?:a|one) number|final number|total number)\b.*\b(?:pay|end|back|total|owe)\b/,
    ],
  },
  {
    at: ['offer', 'nothing', 'due', 'late'],
    means: { topic: 'bring_customers' },
    patterns: [
      /\b(?:bring|send|get) (?:you|u) (?:a |some |another |more |new |\w+ )?(?:new )?(?:customers?|clients?|people|borrowers?)\b/,
    ],
  },
  {
    at: ['offer', 'nothing'],
    means: { topic: 'burned_before' },
    patterns: [
      /\b(?:last|previous|other|old) (?:lender|shark|loan|guy who lent)\b.*\b(?:took|ruined|robbed|cheated|killed|burned|broke|cost me|screwed|ripped)\b/,
    ],
  },
  {
    at: ['offer'],
    means: { intent: 'accept' },
    patterns: [/\b(?:ill|i will|i) sign (?:anything|whatever|everything)\b(?!.*\bif\b)/],
  },
  {
    at: ['nothing'],
    means: { intent: 'ask_loan' },
    patterns: [/\b(?:ill|i will|i) sign (?:anything|whatever|everything)\b/],
  },
  {
    at: ['nothing'],
    means: { matter: 'no_offer' },
    patterns: [
      /^(?!.*\b(?:if i (?:re)?pay|knock knock|collateral|pledge|put up)\b).*\b(?:lower|reduc|cut|drop|halv|trim|knock|shav|bring)(?:e|es|ing|ting|ping|ed)?\b.{0,20}\b(?:rate|rates|interest|percent\w*|vig|points)\b/,
    ],
  },
  {
    at: ['nothing'],
    means: { matter: 'nothing_open' },
    patterns: [
      /\b(?:are|r|is|will|did|do) (?:you|u)(?: going to| gonna)? (?:send|sending|sent) (?:your |some |any |the )?(?:guys?|goons?|men|people|somebody|someone|anyone|anybody|boys)\b/,
      /\b(?:can|could|would|will) (?:you|u|we) (?:please )?(?:wait|hold off)(?: with it)? (?:till?|until|for a|another|a (?:few|couple|bit|little))\b/,
    ],
  },
  {
    at: ['offer'],
    means: { intent: 'counter' },
    patterns: [
      /^(?!.*\b(?:if i (?:re)?pay|knock knock|collateral|pledge|put up)\b).*\b(?:lower|reduc|cut|drop|halv|trim|knock|shav|bring)(?:e|es|ing|ting|ping|ed)?\b.{0,20}\b(?:rate|rates|interest|percent\w*|vig|points)\b/,
      /\bsharpen (?:your|the|that) pencil\b|\bsweeten (?:it|the|this|that)\b|\bmeet me half ?way\b|\b(?:you|u) can do better\b|\bnot good enough\b|\btry again\b|\b(?:that|this|the) (?:rate|number|offer) (?:is|needs|has to)\b.*\b(?:work|better|lower|move|laugh|joke)\b/,
    ],
  },
  {
    at: ['offer'],
    means: { intent: 'ask_terms' },
    patterns: [/^(?:wait,? |so,? |ok,? )*let me get (?:this|that|it) (?:straight|right)\b/],
  },
  {
    at: ['offer'],
    means: { intent: 'accept' },
    patterns: [
      /^(?:ok |okay |well |hm+ |yeah )*(?:(?:that|this|it) )?(?:sounds?|seems?|looks?) (?:reasonable|fair|good|great|ok|okay|fine|about right|like a (?:plan|deal)|perfect)(?: (?:to me|enough|boss|man|pal))*[.! ]*$|^im in\b(?! (?:a|the|trouble|love|my|brooklyn|queens|jersey|manhattan|debt))/,
    ],
  },
  {
    at: ['offer', 'nothing'],
    means: { topic: 'which_button' },
    patterns: [/\b(?:which|what) button\b.*\b(?:press|take|accept|click|push|hit)\b/],
  },
  {
    at: ['offer'],
    means: { topic: 'should_i_take_it' },
    patterns: [
      /^(?:but |and |so )?why (?:should|would) i (?:take|accept|borrow|want|sign)\b|^(?:so |but )?is (?:it|this|that) (?:a |really a )?(?:good|fair|bad|decent) (?:deal|offer|idea|rate)\b/,
    ],
  },
  {
    at: ['offer', 'nothing'],
    means: { topic: 'why_lend_me' },
    patterns: [
      /\bsure (?:you|u) (?:want|wanna) (?:to )?lend\b|\bwhy (?:would|do) (?:you|u) (?:want to |wanna )?lend (?:to )?me\b/,
    ],
  },
  {
    at: ['offer', 'nothing'],
    means: { topic: 'max_loan' },
    patterns: [
      /^(?:so |and |but )?(?:is|s) (?:that|this|it) (?:the|your) (?:max|maximum|most|top|limit|highest)\b/,
    ],
  },
  {
    at: ['offer', 'nothing'],
    means: { topic: 'smallest_loan' },
    patterns: [
      /\bwhat(?:s| is) the (?:least|minimum|smallest|lowest)(?: \w+)? (?:i|you|u) (?:can|could|may|lend|do|give)\b(?!.*\bgo\b)/,
    ],
  },
  {
    at: ['offer', 'nothing', 'due', 'late'],
    means: { topic: 'pay_early_saves' },
    patterns: [
      /\b(?:pay|save|owe|charge|less|cheaper)\b.*\b(?:interest|less|anything|money|extra|cheaper)\b.*\bif i (?:bring|pay|give|return|repay) (?:it |you |everything |all )?(?:back )?(?:today|tomorrow|early|earlier|sooner|the same day|right away)\b/,
    ],
  },
  {
    at: ['due', 'late', 'nothing'],
    means: { topic: 'debt_or_stock' },
    patterns: [
      /\bbetter to pay\b.*\b(?:now|or|later|early|first)\b|\bshould i (?:rather )?pay\b.*\b(?:now|or|first)\b/,
    ],
  },
  {
    at: ['offer'],
    means: { topic: 'comparing' },
    patterns: [
      /\b(?:vinnie|tommy|carmela|(?:the|big) boss)\b.*\b(?:gives?|gave|offers?|offered|would|does|charges?|charged|is|said|has|wants)\b.*\b(?:for less|cheaper|better|lower|half (?:that|the|of that)|less than you)\b/,
    ],
  },
  {
    at: ['offer'],
    means: { topic: 'limit_why' },
    patterns: [
      /^(?:but |and |so )?why (?:is it |only )?(?:so (?:little|low|small|few)|only (?:that|this|so) (?:much|little)|that little|not more)[?.! ]*$/,
    ],
  },
  {
    at: ['offer'],
    means: { topic: 'want_more' },
    patterns: [
      /^.{0,12}\b(?:is )?(?:that|this) all (?:you|u|ya) (?:got|have|can (?:do|give|lend)|lend)\b|^.{0,20}\bchump change\b|^(?:but |lol |man )?(?:thats|that is|its) (?:just |only |like )?peanuts\b|^(?:thats|that is) (?:it|nothing|not much)\?+$|\b(?:expected|hoping for|hoped for) (?:a (?:bit|lot) )?more\b/,
    ],
  },
  {
    at: ['offer', 'nothing'],
    means: { topic: 'owe_another_too' },
    patterns: [
      /\b(?:i|we) (?:still |already |also )?owe (?:vinnie|tommy|carmela|the boss|somebody else|someone else|another|others)\b/,
    ],
  },
  {
    at: ['offer'],
    means: { topic: 'go_partners' },
    patterns: [/\b(?:cut|share|part|piece) of (?:my|the) profits? instead\b/],
  },
  {
    at: ['offer', 'nothing', 'due', 'late'],
    means: { topic: 'comparing' },
    patterns: [
      /\b(?:my|the|a|any) bank\b.*(?:\b(?:percent|less|lower|cheaper|better|only|half)\b|%)|\b(?:percent|less|lower|cheaper|better)\b.*\b(?:at|from|than) (?:my|the|a|any) bank\b/,
    ],
  },
  {
    at: ['offer'],
    means: { intent: 'counter' },
    patterns: [
      ...ASKS_TIME,
      /\b(?:go|come|get|bring) (?:it )?(?:down|lower)(?: \w+){0,2} (?:on|with|in) (?:the|your|that) (?:percent\w*|rate|interest|vig|points)\b|^(?!.*\bif i (?:re)?pay).*\b(?:lower|drop|cut|reduce|halve|half|trim|shave) (?:the|your|that|ur) (?:percent\w*|rate|interest|vig|points)\b/,
      /\b(?:rates?|interest|percent\w*|vig|terms?)\b.*\b(?:crazy|insane|ridiculous|too (?:high|much|steep|hard)|killer|robbery|insult\w*|steep|nuts|outrageous|brutal)\b|\b(?:crazy|insane|ridiculous|outrageous|brutal|killer|insult\w*)\b.*\b(?:rates?|interest|percent\w*|vig|terms)\b/,
    ],
  },
  {
    at: ['due', 'late', 'offer', 'nothing'],
    means: { topic: 'compound' },
    patterns: [
      /\b(?:how|understand\w*|explain)\b.*\binterest\b.*\b(?:count\w*|calculat\w*|work(?:s|ing)?|add(?:s|ed)?|every day)\b|\binterest\b.*\b(?:on (?:all|the whole|what|the first|the rest|top of)|whole sum)\b.*\?/,
    ],
  },
  {
    at: ['nothing', 'due', 'late'],
    means: { topic: 'rate_shock' },
    patterns: [
      /\b(?:rates?|interest|percent\w*|vig|fees?)\b.*\b(?:crazy|insane|ridiculous|too (?:high|much|steep|hard)|killer|robbery|insult\w*|steep|nuts|outrageous|brutal)\b|\b(?:crazy|insane|ridiculous|outrageous|brutal|killer|insult\w*)\b.*\b(?:rates?|interest|percent\w*|vig)\b/,
    ],
  },
]
