import { plainText, withoutAccents } from './amounts/plain-text.ts'
import { withoutIdioms } from './idioms.ts'
import { MATTER_ENTRIES } from './matters.ts'
import { REMARK_ENTRIES } from './remarks.ts'

/**
 * Subjects that a whole phrase raises, not one word, each with its patterns. A phrase says what a message is about more
 * surely than the classifier does. The first subject that fits counts.
 */
const SAYINGS = {
  comparing: [
    /\b(?:better|lower|cheaper) (?:number|rate|offer|price|deal|terms) (?:across|uptown|downtown|elsewhere|from|at|over|down)\b|\bbeat (?:it|that|his|her) or\b|\bshop(?:ping)? around\b/,
    /\bthe bank (?:gives|gave|charges|wants|offers|only)\b/,
    /\b(?:vinnie|tommy|carmela|boss|he|she) (?:gave|gives|offered|offers|charges|would give|would do|will give|does|only wants) (?:me )?(?:\d|better|less|more|a better|cheaper|half|a lower|lower)/,
    /\b(?:vinnie|tommy|carmela|the boss) (?:is|was) (?:way |much |a lot )?(?:cheaper|nicer|better|kinder)\b/,
    /\b(?:which|who|whose)\b.* (?:cheapest|best|first|better|worst)\b.*\b(?:borrow|loans?|rates?|terms|lends?|money)\b/,
    /\b(?:difference between|reason to borrow|why (?:should i )?(?:borrow|take it) from you)\b/,
    /\bwh(?:o|ich)(?:s| is| of you)? (?:is )?(?:the )?(?:cheapest|best)\b/,
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
  birthday: [/\bbirthday\b/],
  catch: [
    /\bwhats the (?:catch|trick)\b|\bwheres the (?:catch|trick)\b|\bfine print\b|\btoo good to be true\b|\bwhats in it for (?:you|u)\b/,
  ],
  running: [
    /\b(?:leave|skip|flee|get out of) (?:the )?(?:town|city|country)\b|\bskip town\b/,
    /\b(?:people|guys|someone|somebody|those) who (?:run|leave|disappear)\b|\bfind me\b|\bjust (?:run|disappear|vanish)\b|\brun away\b/,
  ],
  violence: [
    /\bever (?:been |got |get )?(?:shot|stabbed|killed|hurt|beat)\b/,
    /\b(?:worst|meanest|cruelest) thing\b|\boff a roof\b|\b(?:most )?dangerous (?:guy|man|person|one|woman)\b/,
    /\b(?:did|do|have) you (?:ever |really )?(?:kill|hurt|shoot|whack|break)\w*\b/,
  ],
  going_straight: [
    /\bgo(?:ing)? straight\b|\b(?:want|get|getting) out of (?:this|the) (?:life|game|business)\b/,
    /\bquit(?:ting)? (?:all )?(?:this|it all|the life)\b|\bhonest (?:work|job|living|life)\b|\bopen(?:ing)? a (?:bakery|shop|store|bar|restaurant)\b/,
  ],
  newcomer: [
    /\bi (?:come|came|moved|arrived|am come) (?:here )?from\b|\bnobody here (?:says?|talks?|knows?)\b/,
    /\b(?:just got|just came|just moved|just arrived|moved|came) (?:in|into|here|to (?:town|the city|new york|ny|nyc))\b/,
    /\bnew (?:in town|in the city|here|around here|to (?:town|the city|this))\b|^im new\b|\bfirst time (?:here|in (?:town|the city|new york|ny|nyc))\b/,
    /\bi(?:m| am) from (?!the (?:cops|police|bank|feds|fbi)|carmela|tommy|vinnie)|\bdont know (?:anybody|anyone|nobody)\b|\bi (?:was born|grew up)\b/,
  ],
  own_name: [
    /\bmy names? (?:is )?\w|\bcall me (?!later|tomorrow|back|when|if|crazy|a )\w|\bthey call me\b|\bpeople call me\b/,
  ],
  sender: [
    /\b(?:sent me|told me (?:about|to see) you|said (?:to )?ask for you|recommended you|told me to come)\b/,
    /\b(?:used to (?:work|run|drive) for you|borrowed from you|i was told you|heard (?:a lot )?about you|knows you|knew you)\b/,
  ],
  gift: [
    /\b(?:brought|bought|made|baked|cooked|got|have) (?:you|u|ya) (?!boss|the boss|king|in charge)(?:a|an|some|the|these|this|\w+s)\b/,
    /\b(?:brought|got|made|have) (?:a|an|some|something)\b.* for (?:you|u|ya)\b|\b(?:got|brought|have) (?:you|u|ya) something\b|\bbuy (?:you|u|ya) (?:a|an|some|one|lunch|dinner)\b|\bdrinks? on me\b/,
    /\b(?:brought|bought|made|baked|cooked) (?:you|u|ya) (?!boss|king|who |a |to |in |into |up|out|off|at |down|here|all |this far|back|so |do|look|feel|think|mad|angry|laugh|smile|cry|and )\w+/,
    /\b(?:heres|here is|here have|this is|these are|thats) (?:\w+ ){0,4}for (?:you|u|ya|your (?:mother|aunt|wife|cat))\b|\ba (?:little|small) (?:something|gift|present) for (?:you|u|ya)\b|\b(?:have|want|care for|take|try) (?:a|an|one|some) (?:cigars?|cigarette|smoke|cannoli|cookies?|candy|gum|mint|drink|slice|donut|coffee|lasagna)\b/,
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
    /\b(?:quit|lost|hate|love|like|started) my (?:new )?job\b|\bgot fired\b|\bmy (?:boss|shift|new job)\b/,
    /\b(?:been|im|i am) (?:working|driving|waiting tables)\b|\bworking (?:doubles|nights|two jobs|all (?:day|week|night))\b|\bovertime\b/,
  ],
  career: [
    /\b(?:do )?(?:you|u|ya) (?:like|enjoy|love|hate) (?:your|this|the) (?:job|work|business|life)\b|\bline of work\b/,
    /\bhow(?:d| did)? (?:you|u|ya) (?:get|got|start|started|end up|become) (?:in|into|a|here|doing|with|lending)\b/,
    /\bhow long (?:have |are )?(?:you|u|ya) (?:been )?(?:doing|in|here)\b|\bwhy (?:do|did) (?:you|u) (?:do this|become)\b/,
  ],
  looks: [
    /\b(?:you|u|ya) (?:look|seem|sound) (?:so |very |a bit |a little |kinda |pretty )?(?:tired|sad|mad|angry|upset|happy|busy|bored|sick|grumpy|old|worried|serious)\b/,
    /\b(?:rough|long|bad|tough) (?:night|day)\b|\bwhats (?:with|wrong with) (?:the|that|your) (?:long )?face\b|\bwhat(?:s| is) wrong\b|\bbad mood\b/,
  ],
  news: [
    /\b(?:hows|how is) (?:the )?(?:business|trade)\b|\bwhats (?:new|happening|going on)\b(?! to me)|\banything (?:new|interesting|exciting|good|happen\w*)\b/,
    /\b(?:any|the) (?:news|gossip)\b(?! for sale)|\b(?:quiet|slow|busy) (?:in here|tonight|today|night|day|here)\b|\bbusy\?$/,
  ],
  may_i: [
    /\b(?:mind if|can|may|could) i (?:sit|smoke|come in|stay|use the|join)\b|\byou open\b/,
    /\bany(?:one|body) (?:here|home|there|in)\b|\bwhat time (?:do|did) (?:you|u) (?:close|open)\b|\bare you open\b/,
  ],
  sarcasm: [
    /\b(?:so|very|really|how) (?:scary|frightening|impressive|original|tough)\b|\bim shaking\b|\bsounds legit\b|\bwhat could (?:possibly )?go wrong\b/,
    /\b(?:oh|wow) (?:great|no|wow|wonderful|look)\b|\banother tough guy\b|\b(?:proud of you)\b|\bnormal business\b|\bcongrat\w+ on\b|\bfor extortion\b|\bthanks for nothing\b|\bhow (?:nice|sweet|generous|kind) of (?:you|u)\b|\bwhatever will i do\b/,
  ],
  who_runs: [
    /\bwho(?:s| is)? (?:runs|running|in charge|owns|controls|really)\b.*(?:neighbou?rhood|city|town|street|place|here|block|this)?|\bdoes the (?:big )?boss (?:really )?exist\b/,
  ],
  city: [
    /^(?!(?:\w+ )?(?:who|where|which|when|can|should|how|what)\b).*\bthis (?:city|town|neighbou?rhood|block|street)\b|\bnew york (?:is|sucks|smells|city)\b|\bsmells like\b/,
  ],
  cheaper: [
    /\binterest (?:is )?(?:killing|too (?:much|high))\b|\b(?:forget|drop|waive|cancel|cut) (?:about )?the interest\b|\bcut me (?:a break|some slack)\b/,
    /\b(?:take|knock) (?:some|something|a bit|a little|a point|a couple|points|two points|one) (?:\w+ )?off\b|\bwithout (?:the |any )?interest\b|\b(?:first|one) (?:one|day|week|loan)? ?(?:is )?free\b/,
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>

/** A subject that a phrase raises. */
export type SayingTopic = keyof typeof SAYINGS

const ENTRIES = [
  ...REMARK_ENTRIES,
  ...MATTER_ENTRIES,
  ...(Object.entries(SAYINGS) as readonly (readonly [SayingTopic, readonly RegExp[]])[]),
]

/** Returns the subject that a remark, a question or a phrase of the message raises, or null. */
export function sayingOf(text: string): (typeof ENTRIES)[number][0] | null {
  const plain = withoutIdioms(withoutAccents(plainText(text)))
  return ENTRIES.find(([, patterns]) => patterns.some((each) => each.test(plain)))?.[0] ?? null
}
