const SHARK = '(?:vinnie|tommy|carmela|(?:the )?(?:big )?boss)'
const YOU = '(?:you|u|ya)'
const KIN =
  '(?:old man|dad|father|pop|pops|uncle|brother|cousin|grandfather|grandpa|mother|mom|sister|aunt|grandma|husband|wife|father in law|neighbou?r|family)'
const POLICE =
  '(?:cops?|police|feds|fbi|customs|troopers?|pigs|the law|nypd|detectives?|narcs?|port authority)'
const TAKE =
  '(?:took|grabbed|seized|confiscated|nabbed|lifted|impounded|raided|found|got|cleaned|kept|stopped)'
const GOODS =
  '(?:stash|stuff|load|goods|cartons?|crates?|boxes|merchandise|tapes|smokes|booze|boards|threads|parts|ice|bonds|cargo|shipment|haul|everything|it all|half)'
const SOLD_BADLY =
  '(?:for (?:peanuts|nothing|a song|pennies|cheap|half)|at a loss|too (?:cheap|low|early|soon))'

/**
 * Remarks and questions of strangers, each subject with its patterns. They are tried before the sayings.
 */
const REMARKS = {
  seized: [
    new RegExp(`\\b${POLICE} (?:raided|searched|busted|hit|kicked in)\\b.*\\b(?:my|us|me)\\b`),
    new RegExp(
      `\\b${POLICE}\\b.*\\b${TAKE}\\b.*\\b(?:${GOODS}|cash|money|dough|car|truck|off me|from me)\\b`,
    ),
    new RegExp(`\\bthey (?:just )?${TAKE}\\b.*\\b${GOODS}\\b.*\\b(?:off|from|at|in|on)\\b`),
    new RegExp(
      `\\b(?:lost|had)\\b.*\\b${GOODS}\\b.*\\b(?:to (?:the )?${POLICE}|seized|confiscated|taken)\\b`,
    ),
    new RegExp(
      `\\b(?:got|was|been|i was) (?:busted|raided|pinched|searched)\\b|\\b${POLICE} (?:busted|raided|stopped|robbed) me\\b`,
    ),
  ],
  robbed: [
    /\b(?:guys?|kids?|punks?|thugs?|men|man)\b.* (?:jumped|mugged|robbed|held up|beat up) me\b(?!.*\?)/,
    /\b(?:got|was|been|just|i was|were) (?:just )?(?:mugged|robbed|jumped|rolled|held up|ripped off|pickpocketed|stuck up|cleaned out|burgled)\b/,
    /\b(?:somebody|someone|some (?:guy|kid|punk|kids|guys)|a (?:guy|kid)|they|he|thieves) (?:just )?(?:mugged|robbed|jumped|ripped|rolled|stole|swiped|snatched|lifted|took|grabbed|picked)\b.*\b(?:me|my|from me|off me|it all)\b/,
    /\bmy (?:wallet|money|cash|bag|stash|car|roll) (?:got|was|is|has been|just got) (?:stolen|lifted|gone|snatched|taken)\b/,
    /\b(?:vinnies?|tommys?|carmelas?|boss|collector|his guys|your guys)\b.* (?:took|grabbed|cleaned|seized|robbed|emptied)\b.*\b(?:me|my)\b/,
  ],
  father_borrowed: [
    new RegExp(
      `\\bmy ${KIN} (?:once |also |always |already |used to )?(?:borrowed|borrow|owed|owe|knew|know|worked|work|ran|run|did business|dealt|paid|talked about)\\b.*\\b(?:you|u|ya|your)\\b`,
    ),
    new RegExp(`\\b${YOU} (?:knew|know|remember|lent|loaned|worked with)\\b.*\\bmy ${KIN}\\b`),
  ],
  biggest_loan: [
    /\b(?:biggest|largest|worst|smallest|dumbest|craziest|first) (?:\w+ )?(?:loan|lend|debt|sum|amount|customer|client|debtor|borrower|guy|deal)\b.*\b(?:you|u|ya) (?:ever|gave|give out|lent|had|did|made|met)\b/,
    /\b(?:whats|what was|who was|whos) (?:your|the) (?:biggest|largest|first|worst|smallest|best|dumbest|craziest|weirdest) (?:\w+ )?(?:loan|debt|customer|client|debtor|borrower|deal|one|score)\b/,
    /\b(?:how much|whats the most|the most) (?:have |did |do |has )?(?:you|u|ya|anyone|anybody)(?: ever)? (?:ever )?(?:lent|lend|loaned|gave|given|give out)\b/,
  ],
  own_family: [
    /^(?:(?:so|hey|and|do you|have you|you|u|ya|did you|say) )*(?:got|have|had|any|got any|have any)(?: \w+){0,2} (?:kids?|children|sons?|daughters?|family|wife|husband|brothers?|sisters?|siblings|grandkids|nephews?|folks)\b/,
    /\b(?:are|were|r) (?:you|u|ya) (?:ever )?(?:married|single|a (?:father|mother|dad|mom))\b|^(?:(?:so|and|hey) )?(?:you|u|ya) (?:married|single)\b/,
    /\b(?:hows|how is|hows about|tell me about|what about|whats|who is|whos|where is|wheres) (?:your|ur) (?:family|wife|husband|kids?|children|folks)\b/,
    /\b(?:does|do) (?:your|ur) (?:family|wife|husband|kids|children)\b/,
  ],
  own_age: [
    /\bhow old (?:are|r) (?:you|u|ya)\b|\b(?:whats|what is) (?:your|ur) age\b|\bwhen(?:s| is| were| was)? (?:you|your|ur)(?: \w+)? born\b|\bwhat year were you born\b|\b(?:you|u|ya) (?:must|gotta) be (?:like |about )?\d/,
  ],
  own_past: [
    /\bwhere(?: are|re| r|d| did|s)? (?:you|u|ya) (?:from|grow up|grew up|born|come from|raised|originally)\b|\bwhat (?:did|were) (?:you|u|ya) (?:do(?:ing)?|be) before\b/,
    /\b(?:tell me|talk) (?:a (?:bit|little) |something |more )?about (?:yourself|your (?:past|life|childhood|youth))\b|\bwhats (?:your|ur) (?:story|background)\b|\bbefore (?:you|u) (?:did|were|got into) this\b|\bwere (?:you|u|ya)\b.*\bas a (?:kid|child|boy|girl)\b|\bwhen (?:you|u|ya) were (?:a kid|young|little|a boy|a girl|my age)\b/,
  ],
  divorce: [
    /\b(?:getting|got|am|im|just) (?:a )?(?:divorced?|separated)\b|\bmy divorce\b|\b(?:my )?(?:wife|husband|girlfriend|boyfriend|gf|bf|girl|guy|man|she|he|fiancee?|old lady) (?:just )?(?:left me|left us|dumped|walked out|kicked me out|threw me out|cheated on|wants a divorce|is leaving|moved out|broke up)\b/,
    /\b(?:we|i) (?:just )?(?:broke|split|breaking|are breaking) up\b|\bgot dumped\b|\bmarriage is over\b|\bcustody\b/,
  ],
  bad_news: [
    /\blost (?:a|my|our) (?:patient|friend|best friend|brother|sister|mother|mom|father|dad|son|daughter|wife|husband|dog|cat|partner|uncle|aunt|grand\w+)\b/,
    /\bi (?:just )?(?:lost my job|got fired|got laid off)\b|\bmy (?!husband\b|wife\b)\w+ (?:just )?(?:died|passed away|is in (?:the )?hospital|got hurt|got arrested|is dying)\b/,
    /\b(?:i|we) (?:just )?(?:lost everything|lost my (?:apartment|house|home|shirt|savings|license)|got evicted|crashed|failed|flunked|wrecked)\b/,
    /\bmy (?:\w+ )?(?:car|house|apartment|place|shop|truck|bike|roof|basement|store) (?:\w+ )?(?:burned|burnt|towed|flooded|broke down|died|crashed|wrecked|collapsed|is gone)\b/,
    /\b(?:bad|terrible|awful|horrible|worst) (?:news|day (?:ever|of my life)|week|luck today)\b|\bgot (?:bad news|evicted|dumped on|hit by)\b|\bbeing evicted\b/,
  ],
  rate_shock: [
    /(?:\bpercent\b|%).*\b(?:nuts|crazy|insane|kidding|joking|out of your mind)\b|\b(?:nuts|crazy|insane|kidding|joking)\b.*(?:\bpercent\b|%)/,
    /\b(?:crazy|insane|ridiculous|outrageous|obscene|criminal|steep|brutal|nuts|high|robbery) (?:\w+ )?(?:rate|rates|price|interest|percent|vig|terms)\b|\b(?:rate|interest|vig|percent)s? (?:is|are|s|be) (?:\w+ )?(?:crazy|insane|ridiculous|outrageous|too high|high|robbery|steep|nuts|a joke|criminal|brutal|killing)\b/,
    /\b(?:highway|daylight) robbery\b|\bloan ?sharking\b|\btoo expensive\b|\bthats (?:robbery|a rip ?off|extortion|usury)\b|\b(?:is )?that(?:s| is)? the best (?:you|u|ya) can do\b|\bwho (?:pays|would pay) that\b/,
  ],
  may_smoke: [
    /\b(?:mind if|can|may|could|ok if|okay if|alright if) i (?:smoke|light up|have a (?:smoke|cigarette|cig)|light)\b|\bgot a light\b|\bmind the smoke\b|\bcan (?:you|we|one) smoke (?:in )?here\b/,
  ],
  may_sit: [
    /\b(?:mind if|can|may|could|ok if|okay if|alright if) i (?:sit|have a seat|take a seat|join|pull up|grab a chair|take this chair)\b|\bis (?:this|that) (?:seat|chair) taken\b|\bwhere (?:can|do|should) i sit\b|\bmind if i join\b/,
  ],
  whats_funny: [
    /\bwhat(?:s| is| are you) (?:so )?(?:funny|hilarious|amusing|laughing|smiling|grinning)\b|\bwhy (?:are|r) (?:you|u|ya) (?:laughing|smiling|grinning|smirking)\b|\bwhat(?:s| is) the joke\b|\bwhats with the (?:grin|smile|smirk)\b|\byou think (?:this|thats|that is|its|im) funny\b|\bwipe that (?:grin|smile|smirk)\b/,
  ],
  lie_low: [
    /^(?!.*\b(?:landlord|super|radiator|boiler|apartment|building|baby|turned)\b).*\b(?:heat)\b.*\b(?:go away|away|off|down|disappear|vanish)\b|\b(?:lose|shake|kill|cool|reduce|lower|get rid of|drop|clear|fix|wipe)(?: \w+){0,3} heat\b/,
    new RegExp(
      `\\b${POLICE} (?:already |all |really )?(?:know|knows|have|got|remember|recogni[sz]e|are|re|keep|is|were)\\b.*\\b(?:me|my|after|looking|watching|everywhere|on to)\\b`,
    ),
    new RegExp(
      `\\b(?:call|pull|keep|get)(?: \\w+){0,2} ${POLICE} (?:off|away|back)\\b|\\b(?:im|i am|getting|too|so) (?:wanted|burned|too hot|hot right now)\\b|\\b(?:lay|lie|laying|lying) low\\b`,
    ),
  ],
  why_reputation: [
    /\bwhat do i (?:get|gain) (?:for|from|out of|with) (?:a |my |having a )?(?:good |better |big )?(?:name|rep|reputation|respect)\b/,
    /\b(?:why|what)\b.*\b(?:my |a |your |good )?(?:reputation|rep|good name|name|standing|respect)\b.*\b(?:matters?|good for|get me|do for me|important|worth|care|use|for)\b|\bwhy (?:do|should|would) (?:you|i) care (?:about|what)\b.*\b(?:name|rep|reputation|respect|think of me)\b|\bwhat(?:s| is) (?:the )?(?:point|use) of (?:a )?(?:rep|reputation|respect|good name)\b|\bdoes my (?:rep|reputation|name) (?:even )?matter\b/,
  ],
  together: [
    new RegExp(
      `\\byou and ${SHARK}\\b|\\b${SHARK} and you\\b|\\b(?:you|u|ya) (?:ever |still |and him |and her )?(?:work|drink|eat|talk|meet|met|hang(?: out)?|play|do business|get along|go out|friends|partners) with ${SHARK}\\b`,
    ),
    /\b(?:you|u|ya|yall) (?:guys |four |all )?(?:dont |do not |really |never )?(?:get along|hate each other|like each other)\b/,
    /\b(?:do|are|have) (?:you|u|ya)(?: guys| all| four| sharks)? (?:all )?(?:know each other|ever met|friends with each other|get along|meet up|ever (?:meet|eat|sit) together|in it together)\b/,
  ],
  eatery: [
    /\bwhere\b.*\b(?:eat|food|sandwich|slice|pizza|dinner|lunch|breakfast|coffee|bagel|steak|meal|burger|hot ?dog|pasta|restaurant|bite|drink|beer|diner|deli|cannoli)\b/,
    /\b(?:know|recommend|suggest|got) (?:a|any|some) (?!soft )(?:\w+ )?(?:place|restaurant|diner|deli|joint|spot|pizzeria|bar)s?\b(?! (?:to (?:unload|sell|hide|sleep|stay)|where nobody|that (?:takes|buys)))|\bbest (?:sandwich|slice|pizza|restaurant|diner|deli|steak|bagel|burger|food|pasta)\b.*\?|\b(?:good|decent) (?:\w+ )?(?:restaurant|diner|deli|sandwich|slice|pizza|steak|place to eat)s?\b.*\b(?:here|around|near|town|neighbou?rhood|city)\b.*\?/,
  ],
  spare_me: [
    /\b(?:dont|do not|please dont|no need to) (?:send|sic|call)\b.*\b(?:anybody|anyone|somebody|someone|guys?|nicky|people|them|him|goons?|men|boys|collectors?|thugs?)\b|\bcall (?:off|them off|him off) (?:your|the) (?:guys?|goons?|dogs|boys|men)\b|\bwho (?:are|will) you (?:gonna |going to )?send(?:ing)?\b/,
    /\b(?:so )?are (?:you|u|ya) (?:gonna|going to|about to) (?:kill|hurt|whack|break|shoot|beat) (?:me|my)\b|\bwhat (?:happens|comes) (?:now|next|if i (?:never|dont|cant|still dont) pay)\b|\bwhat if i (?:never|cant|dont|still cant) pay\b|\bwhat are (?:you|u) (?:gonna|going to) do (?:to me|about it|now)\b|\bhow bad (?:is it|does it get|will it get)\b/,
  ],
  trust_you: [
    /\breason (?:to|i should|why i should|for me to) (?:trust|believe)\b/,
    /\b(?:can|could|should|do|would) i (?:really )?(?:trust|believe|count on) (?:you|u|ya)\b|\bwhy (?:should|would|do) i (?:trust|believe) (?:you|u|ya)\b|\bhow do i know (?:you|u|i can trust)\b|\bare (?:you|u|ya) (?:honest|legit|trustworthy|reliable|straight with me|for real)\b|\b(?:you|u) (?:wont|gonna|going to) (?:cheat|screw|rip|stiff|trick|con) me\b/,
  ],
  enjoys_fear: [
    /\b(?:do |does it )?(?:you|u|ya)?(?: really)? ?(?:enjoy|like|love|get off on) (?:scaring|hurting|threatening|frightening|bullying|squeezing|breaking)\b|\b(?:does it|dont you) (?:ever )?(?:feel (?:bad|good|guilty)|bother (?:you|u))\b|\bhow do (?:you|u|ya) (?:sleep at night|live with yourself)\b|\bwhy are (?:you|u|ya) (?:so )?(?:mean|cruel|scary)\b/,
  ],
  whose_first: [
    /\b(?:whose|which|who)\b.*\b(?:loan|money|shark|one of you|borrow)\b.*\b(?:first|start|begin)\b|\bwho (?:should|do|would) i (?:borrow from|go to|see|start with|talk to|ask)(?: \w+)? ?(?:first)?\b/,
  ],
  meet_boss: [
    /^(?!.*\bif (?:you|u) (?:see|meet)\b).*\b(?:meet|see|talk to|reach|visit|get to|get in with|work for|borrow from) (?:the )?(?:big )?boss\b|\bget an (?:audience|appointment) with (?:the )?(?:big )?boss\b/,
  ],
  followed: [
    /\b(?:somebody|someone|some guy|a (?:guy|car|man)|they|hes|theyre|whos|who is|is (?:somebody|someone)|were you|are you|people|(?:your|his|vinnies) guys?)(?: \w+){0,2} (?:following|tailing|watching|behind|stalking|followed|spying on) (?:me|outside|us)\b|\bi(?:m| am| was| got| think im) (?:being )?(?:followed|watched|tailed)\b|\bgot a tail\b|\b(?:guys?|men|man|cops?|car|people)\b(?: \w+){0,5} (?:watching|following|tailing|staring at) (?:me|us)\b/,
  ],
  bad_sale: [
    new RegExp(`\\b(?:sold|dumped|unloaded|let)\\b.*\\b${SOLD_BADLY}\\b`),
    /^(?!what if|ever|you ever|can i|could i).*\b(?:lost|losing|lose) (?:money|my shirt|a (?:lot|bundle|fortune|packet)|big|everything) (?:on|with|in|selling|buying)\b|\bbad trade\b|\bprices? (?:crashed|tanked|dropped) on me\b/,
  ],
  local: [
    /\bi (?:was born|grew up|live|lived|was raised|used to live)\b.*\b(?:here|blocks?|corner|around|street|this|next door|nearby)\b|\bmy (?:place|apartment|house) is (?:right )?(?:here|around|near|down|up|two|a few)\b|\bim from (?:here|around here|the neighbou?rhood|this block)\b/,
  ],
  allergy: [
    /\ballerg(?:y|ic|ies)\b|\b(?:cats?|dogs?|dust) makes? me sneeze\b|\bachoo\b|\bi keep sneezing\b/,
  ],
  long_way: [
    /\btook (?:me )?(?:an hour|hours|forever|ages|all day|half the day|so long|two|three)\b.*\b(?:here|there|train|come|bridge|traffic)?\b|\b(?:train|subway|bus|ferry|cab|taxi|traffic)\b.*\b(?:stuck|late|delayed|broke down|stopped|crawl\w*|terrible|awful|murder|packed|crowded)\b|\bstuck (?:on|in) (?:the )?(?:train|subway|traffic|bridge|tunnel|bus|elevator|a cab)\b|\bmissed (?:my|the) (?:train|bus|ferry)\b/,
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>

/** Phrases that raise a subject which single words raise, too, but which were taken for something else. */
const OF_TOPICS = {
  weather: [/^(?:its |it is |man its |boy its )?(?:raining|pouring|freezing|boiling|snowing)\b/],
  movies: [
    /^(?!.*\b(?:too many|crying|at the movies)\b).*\b(?:seen|saw|watch|watched|catch|caught)\b.*\b(?:movies?|films?|picture)\b|\b(?:any|a) good (?:movies?|films?|pictures?)\b|\bfavou?rite (?:movie|film)\b/,
  ],
  music: [
    /\b(?:heard|listen|listening)\b.*\b(?:song|record|album|tune)s?\b|\bfavou?rite (?:song|record|band|singer)\b/,
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>

/** A subject of a remark or a question. */
export type RemarkTopic = keyof typeof REMARKS

/** The subjects of remarks with their patterns. */
export const REMARK_ENTRIES = [
  ...Object.entries(REMARKS),
  ...Object.entries(OF_TOPICS),
] as readonly (readonly [RemarkTopic | keyof typeof OF_TOPICS, readonly RegExp[]])[]
