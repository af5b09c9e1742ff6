import { plainText, withoutAccents } from './amounts/plain-text.ts'
import { withoutIdioms } from './idioms.ts'
import { EXCHANGE_PHRASES } from './exchanges/phrases.ts'
import { MATTER_ENTRIES } from './matters.ts'
import { REMARK_ENTRIES } from './remarks.ts'

/**
 * Subjects that a whole phrase raises, not one word, each with its patterns. A phrase says what a message is about more
 * surely than the classifier does. The first subject that fits counts.
 */
const SAYINGS = {
  comparing: [
    /\b(?:better|lower|cheaper) (?:number|rate|offer|price|deal|terms) (?:across|uptown|downtown|elsewhere|from|at|over|down)\b|\bbeat (?:that|his|her) or\b|\bshop(?:ping)? around\b/,
    /\bthe bank (?:gives|gave|charges|wants|offers|only)\b/,
    /\b(?:vinnie|tommy|carmela|boss|he|she) (?:gave|gives|offered|offers|charges|would give|would do|will give|does|only wants) (?:me )?(?:\d|better|less|more|a better|cheaper|half|a lower|lower)/,
    /\b(?:vinnie|tommy|carmela|the boss) (?:is|was) (?:way |much |a lot )?(?:cheaper|nicer|better|kinder)\b/,
    /\b(?:which|who|whose)\b(?! gave).* (?:cheapest|best|better|worst)\b.*\b(?:borrow|loans?|rates?|terms|lends?)\b/,
    /\b(?:difference between (?:you|u|the (?:sharks|lenders|four|others)|borrowing|all of you)(?! and an?\b)|reason to borrow|why (?:should i )?(?:borrow|take it) from you)\b/,
    /\bwh(?:o|ich)(?:s| is| of you)? (?:is )?(?:the )?(?:cheapest|best)(?: (?:of you|shark|lender|one|here)| to borrow|$|\?)/,
  ],
  part_payment: [
    /\b(?:pay|give|bring) (?:you )?(?:only |just )?(?:half|a part|part of it|some of it)\b/,
    /\bonly pay (?:half|a part|part|some)\b/,
    /\bhalf now\b|\bin (?:two|three|a few|several|small|2|3|4) (?:parts|payments|installments|pieces|bits)\b|\binstal?lments?\b/,
  ],
  goods_for_debt: [
    /\b(?:take|accept|pay (?:you )?(?:with|in)|give you)\b.*\b(?:goods|tapes|smokes|booze|crates|cartons|diamonds|ice|threads|boards|bonds|parts|stuff|cigarettes)\b.*\b(?:instead|for it|is that ok|ok|okay|as payment|for the (?:debt|loan))\b/,
    /\b(?:take|accept) goods\b|\bpay (?:you )?(?:with|in) goods\b/,
  ],
  work_off: [
    /\bwork (?:it|this|that|the debt|my debt) off\b|\bwork off\b/,
    /\b(?:do|run) (?:a job|a few jobs|some jobs|errands|something) for you instead\b/,
    /\bput me to work\b.*\b(?:even|square|quits)\b|\bwork for you (?:instead|until|till)\b/,
  ],
  own_people: [
    /(?<!\bmy (?:\w+ )?)\b(?:sal|nicky|nickys|connie|rosalie|livia|aldo|mrs russo|vito|commissioner|the cats name)\b/,
  ],
  birthday: [/^(?!.*\b(?:discount|dinner|loan)\b).*\bbirthday\b/],
  catch: [
    /\bwhats the (?:catch|trick)\b(?! (?:to|with|for) (?!this|it|you|the loan))|\bwheres the (?:catch|trick)\b|\bfine print\b|\btoo good to be true\b|\bwhats in it for (?:you|u)\b/,
  ],
  running: [
    /^(?!how (?:do|can) i).*\b(?:leave|skip|flee|get out of) (?:the )?(?:town|city|country)\b|\bskip town\b/,
    /\b(?:people|guys|someone|somebody|those) who (?:run|leave|disappear)\b|\b(?:youll|you will|youd|never|try to|cant|wont|gonna|and|would|will|you) (?:never |ever )?find me\b(?! (?:a|an|some|amusing|funny|attractive|cute|something|someone)\b)|\bjust (?:run|disappear|vanish)\b|\brun away\b(?! with me)/,
  ],
  violence: [
    /\bever (?:been |got |get )?(?:shot|stabbed|killed|hurt|beat)\b/,
    /\b(?:worst|meanest|cruelest) thing\b(?!.*\b(?:happened|to you|about)\b)|\boff a roof\b|\b(?:most )?dangerous (?:guy|man|person|one|woman)\b/,
    /\b(?:did|do|have) you (?:ever |really )?(?:kill|hurt|shoot|whack|break)\w*\b/,
  ],
  going_straight: [
    /\bgo(?:ing)? straight\b(?! (?:to|home|into|for|at|up|back)\b)|\b(?:want|get|getting) out of (?:this|the) (?:life|game|business)\b/,
    /\bquit(?:ting)? (?:all )?(?:this|it all|the life)\b(?! (?:game|and be my))|\bhonest (?:work|job|living|life)\b|^(?!.*\bmy dream\b).*\bopen(?:ing)? a (?:bakery|shop|store|bar|restaurant)\b/,
  ],
  newcomer: [
    /\bi (?:come|came|moved|arrived|am come) (?:here )?from\b(?! (?:a long|tommy|vinnie|carmela|the (?:future|year|boss|cops|police)))|\bnobody here (?:says?|talks?|knows?)\b/,
    /\bjust (?:moved|arrived)\b(?! (?:into|out|a|an|the|all|my|some|one|two|three|four|five|ten|half|in with|\d+)\b)|\bjust (?:got|came) (?:here|to (?:town|the city|new york|ny)|into town|off the (?:bus|boat|plane|train)|in from)\b|\bmoved (?:here|to (?:town|the city|new york|ny))\b|\bcame (?:here|to (?:town|the city|new york|ny|this country)) (?:from(?! the (?:future|year))|last|yesterday|two|three|a few|with|this)\b/,
    /\bnew (?:in town|in the city|here|around here|to (?:town|the city|this))\b|^im new\b(?! to (?:computers|games))|\bfirst (?:time|day|night|week) (?:here|in (?:town|the city|new york|ny|nyc))\b/,
    /\bi(?:m| am) from (?!the (?:cops|police|bank|feds|fbi|future|year|irs|health|tax)|carmela|tommy|vinnie|jersey)(?!.*\benglish\b)|\bdont know (?:anybody|anyone|nobody)\b|\bi (?:was born|grew up) (?:in|near|far|outside|on a farm)\b(?! a (?:two|one|small|tiny) )/,
  ],
  own_name: [
    /(?:^|[,.!?;:] *|\b(?:hi|hello|hey|yo|and|so|sir|madam|evening|morning|but|well) )(?:my|the) names? (?:is )?(?!(?:in|on|goes?|gets?|got|good|bad|worth|means?|clean|mud|at|up|down|out|to|for|of|if|drops?|dropped|not|never|and|here|again)\b)\w/,
    /^(?:(?:just|you can|please|they|people|everybody|everyone|friends|my friends|hi|hello|hey) )*call me (?!something|later|tomorrow|back|when|if|crazy|an? |stupid|names)\w|\bthey call me\b|\bpeople call me\b|[,.!] (?:just |but |you can )?call me (?!something|later|tomorrow|back|when|if|crazy|an? )\w/,
  ],
  sender: [
    /\b(?:sent me|told me (?:about|to see) you|said (?:to )?ask for you|recommended you|told me to come)\b/,
    /\b(?:used to (?:work|run|drive) for you|borrowed from you|i was told you|heard (?:a lot )?about you|knows you|knew you)\b/,
  ],
  gift: [
    /\b(?:brought|bought|baked|cooked) (?:you|u|ya) (?!boss|the boss|king|in charge)(?:a (?!good chunk)|an|some (?!cash|money|of)|the (?!money|cash|package|rest)|these|this|\w+s\b(?! of it))|\bgot (?:you|u|ya) (?:a|an|some|the|something)\b(?! (?:lot|question|deal|offer|message|job))/,
    /\b(?:brought|got|made|have) (?:an?|some|something)\b(?!.*\b(?:question|riddle|tips?|message|jokes?|word|words|song|job|jobs|deal|offer|proposal|proposition|plan|idea|story|bug|business|news|advice)\b).*\bfor (?:you|u|ya)\b|\b(?:brought|have) (?:you|u|ya) something\b|\bbuy (?:you|u|ya) (?:a|an|some|one|lunch|dinner)\b|\bdrinks? on me\b/,
    /\b(?:i|we|my \w+|she|he) (?:also |just )?(?:brought|bought|made|baked|cooked) (?:you|u|ya) (?!boss|king|who |what |to |in |into |up|out|off|at |down|here|all |this far|back|so |do |go |look|feel|think|choose|happy|become|mad|angry|laugh|smile|cry|and |rich|money|cash|some (?:cash|money)|the (?:money|cash|package)|\d)\w+/,
    /\b(?:heres|here is|here have|this is|these are) (?:an? |some |the )(?!.*\b(?:question|riddle|tips?|message|jokes?|word|words|song|job|jobs|deal|offer|proposal|plan|idea|story|extra|envelope)\b)(?:\w+ ){0,4}for (?:you|u|ya|your (?:mother|aunt|wife|cat))\b|\ba (?:little|small) (?:something|gift|present) for (?:you|u|ya)\b|\b(?:have|want|care for|take|try) (?:a|an|one|some) (?:cigars?|cigarette|cannoli|cookies?|candy|gum|mint|drink|slice|donut|coffee|lasagna)\b/,
  ],
  hard_times: [
    /\b(?:i|we) (?:feel like i |just )?cant win\b|\b(?:everything|it all) (?:goes|went|is going) wrong\b|\bnothing (?:works|goes right)\b/,
    /\b(?:behind|short) on (?:everything|rent|my rent|bills|my bills)\b|\bim behind\b|\blandlord(?:s| is)? (?:killing|after|on)\b|\brent (?:is|was) due\b/,
    /\bhard (?:times|week|year)\b|\btimes are (?:hard|tough|bad)\b(?!.*\brate\b)/,
  ],
  winnings: [
    /\b(?:i |we |just |)(?:made|cleared|won|earned|pocketed|found|pulled in) (?:like |about |over |almost |nearly |a cool )?\$?\d/,
    /\bturned \$?\d+k? into\b|\bmade a (?:killing|fortune|bundle)\b|\bbest day ever\b|\bluck is turning\b/,
  ],
  job: [
    /\b(?:quit|lost|hate|love|started) (?:my|this|the) (?:new )?job\b|\bgot fired\b|\bmy new job\b(?!.*\btomorrow\b)|\bmy (?:boss|shift) (?:is|was|keeps|hates|yells?|yelled|screams?|makes|says|said|thinks|never|always|sucks|starts|started|ended|ran|drives)\b/,
    /\b(?:been|im|i am) (?:working(?! on (?:it|that|this))|driving(?! (?:a (?!cab|taxi|truck|bus)|the|you|me|there|over|around))|waiting tables)\b|\bworking (?:doubles|nights|two jobs|all (?:day|week|night))\b|\bovertime\b/,
  ],
  career: [
    /\b(?:do )?(?:you|u|ya) (?:like|enjoy|love|hate) (?:your|this|the) (?:job|work|business|life)\b|\bline of work\b/,
    /\bhow long (?:have |are )?(?:you|u|ya) (?:been )?(?:doing|in|here)\b|\bwhy (?:do|did) (?:you|u) (?:do this|become)\b/,
  ],
  looks: [
    /\b(?:you|u|ya) (?:look|seem|sound) (?:so |very |a bit |a little |kinda |pretty )?(?:tired|sad|mad|angry|upset|happy|busy|bored|sick|grumpy|old|worried|serious)\b/,
    /^(?!.*\b(?:im|i|my|ive|had)\b).*\b(?:rough|long|bad|tough) (?:night|day)\b|\bwhats (?:with|wrong with) (?:the|that|your) (?:long )?face\b|^(?!.*\bright\b).*\bwhat(?:s| is) wrong\b(?! with (?!you\b|u\b))|^(?!.*\b(?:im|i am|vinnie|tommy|carmela)\b).*\bbad mood\b/,
  ],
  news: [
    /\b(?:hows|how is) (?:the )?(?:business|trade)\b|\bwhats (?:new|happening|going on)\b(?! to me)|\banything (?:new|interesting|exciting|good|happen\w*)\b(?! (?:for|to (?:buy|eat|sell)))/,
    /\b(?:any|the) (?:news|gossip)\b(?! for sale)|^(?!.*\b(?:youre|you|game|screen|subway|trains?|bus|app|site|page|phone|so slow)\b).*\b(?:quiet|slow|busy) (?:in here|tonight|today|night|day|here)\b|^(?!.*\b(?:youre|your)\b).*\bbusy\?$/,
  ],
  may_i: [
    /\b(?:mind if|can|may|could) i (?:sit|smoke|come in|use the|join)\b|^(?:so |hey |are )*(?:you|u) (?:still )?open\b(?! (?:all|late|to|a))/,
    /(?:^|[?!,.] ?)(?:is |hello |knock knock )?any(?:one|body) (?:here|home|there|in)\b(?! [a-z])|\bwhat time (?:do|did) (?:you|u) (?:close|open)\b/,
  ],
  sarcasm: [
    /\b(?:so|very|really|how) (?:scary|frightening|impressive|original|tough)\b(?! you)|\bim shaking\b|\bsounds legit\b|\bwhat could (?:possibly )?go wrong\b/,
    /^(?:oh|wow) (?:great|wow|wonderful|look)\b|\banother tough guy\b|^(?:im |we are |so |your mother must be )*proud of you\b|\bnormal business\b|\bcongrat\w+ on\b|\bfor extortion\b|\bthanks for nothing\b|\bhow (?:nice|sweet|generous|kind) of (?:you|u)\b|\bwhatever will i do\b/,
  ],
  who_runs: [
    /\bwho(?:s| is)? (?:really )?(?:runs|running|in charge|owns|controls)\b(?!.*\b(?:docks?|unions?|harbou?r|game|site|server|precinct|yankees|mets)\b)|\bdoes the (?:big )?boss (?:really )?exist\b/,
  ],
  city: [
    /^(?!.*\bwhere\b).*\b(?:this (?:city|town|neighbou?rhood|block|street)|(?:the|new york) (?:city|neighbou?rhood)) (?:is|was|never|always|has|had|changed|aint|sure|really|got|gets|makes|smells|stinks|needs|eats|chews|takes|will|dont|doesnt)\b/,
    /\b(?:love|like|hate|miss|sick of|tired of|enough of) (?:\w+ )?this (?:city|town|neighbou?rhood|block|street)\b|^(?:what an? )?\w* ?(?:city|town|new york) ?[.!]*$/,
    /^(?!.*\b(?:first|you|your)\b)(?:\w+ ){0,3}new york (?:is|sucks|smells|city)\b|^(?:(?:it|this place|the air|the river|something|man|boy) )?(?:\w+ )?smells like\b(?!.*\byou\b)/,
  ],
  cheaper: [
    /\binterest (?:is )?(?:killing|too (?:much|high))\b|\b(?:forget|drop|waive|cancel|cut) (?:about )?the interest\b|\bcut me (?:a break|some slack)\b/,
    /\b(?:take|knock) (?:some|something|a bit|a little|a point|a couple|points|two points|one) (?:\w+ )?off\b|\bwithout (?:the |any )?interest\b|\b(?:first|one) (?:one|day|week|loan)? ?(?:is )?free\b/,
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>

/** A subject that a phrase raises. */
export type SayingTopic = keyof typeof SAYINGS

const ENTRIES = [
  ...EXCHANGE_PHRASES,
  ...REMARK_ENTRIES,
  ...MATTER_ENTRIES,
  ...(Object.entries(SAYINGS) as readonly (readonly [SayingTopic, readonly RegExp[]])[]),
]

/** Returns the subject that a remark, a question or a phrase of the message raises, or null. */
export function sayingOf(text: string): (typeof ENTRIES)[number][0] | null {
  const plain = withoutIdioms(withoutAccents(plainText(text)))
  return ENTRIES.find(([, patterns]) => patterns.some((each) => each.test(plain)))?.[0] ?? null
}
