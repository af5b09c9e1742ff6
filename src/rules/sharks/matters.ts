const GOODS =
  '(?:smokes|cigarettes|cartons?|tapes|cassettes|booze|liquor|threads|clothes|(?:car )?parts|(?:circuit )?boards|ice|diamonds?|bonds?|goods|stuff|load|stash|crates?)'
const POLICE = '(?:cops?|police|feds|fbi|law|detectives?)'
const SIGHT = '(?:right past|past|from|by)'

/**
 * Matters that players bring up and questions about the shark's own life, each with its patterns. They are tried after
 * the remarks and before the sayings.
 */
const MATTERS = {
  swindled: [
    /\b(?:sold|gave|slipped|passed|handed|stuck) me\b.*\b(?:fakes?|bricks?|junk|garbage|empty|broken|duds?|water(?:ed)?|glass|counterfeit|nothing but|worthless|crap)\b/,
    /\b(?:turned out|were|was|are|is) (?:to be )?(?:all )?(?:fakes?|phony|duds?|counterfeit|bricks|empty inside)\b/,
  ],
  near_miss: [
    new RegExp(
      `\\b(?:walked|ran|got|slipped|drove|snuck) (?:away )?${SIGHT}\\b.*\\b${POLICE}\\b|\\b(?:outran|lost|dodged|ditched|shook|gave) (?:the|a|two|three|those|them) ?(?:${POLICE})\\b|\\b${POLICE} (?:chased|searched|stopped|checked|looked)\\b.*\\b(?:didnt|never|nothing|still|got away|let me)\\b`,
    ),
  ],
  missed_chance: [
    /\b(?:i )?(?:shoulda|should have|shouldve|coulda|could have) (?:held|waited|kept|bought|sold|hung on|listened|grabbed)\b/,
  ],
  home_trouble: [
    /\b(?:landlord|super|upstairs|downstairs|neighbou?rs?|apartment|roommate)\b.*\b(?:shut off|turned off|hot water|heat is|no heat|leak\w*|trumpet|drums?|noise|noisy|loud|music|stomp\w*|rent up|broken|roach\w*|rats?)\b/,
  ],
  room: [
    /\b(?:more|bigger|extra|out of|no) (?:room|space|pockets?)\b|\bhow (?:much|many)\b.*\b(?:carry|hold|fit)\b.*\b(?:coat|stash|pockets?|i)\b|\b(?:bigger|larger) (?:coat|stash|bag)\b|\bcarry more\b/,
  ],
  own_other_life: [
    /\bwhat would (?:you|u|ya) (?:do|be|have been)\b(?!.*\bif (?:i|we|my|he|she|they|the|this|that|it|all|some\w*|vinnie|tommy|carmela|(?:you|u) (?:were|was) (?:me|us|broke|in|caught|new|starting|rich|not paid)|(?:you|u) (?:had|found|won|got|lost|could|only))\b).*\b(?:if|instead|werent|wasnt|not|else)\b|\bif (?:you|u|ya) (?:werent|wasnt|were not|didnt)\b.*\b(?:shark|this|lend\w*|do)\b/,
  ],
  own_boss: [
    /\bwho (?:do|does) (?:you|u|ya) (?:answer|report|work|kick up) (?:to|for)\b|\bwho(?:s| is) (?:your|ur) boss\b|\b(?:do you|you) (?:work|kick up) (?:for|to) (?:somebody|someone|anybody|the boss|the big boss|him)\b/,
  ],
  conscience: [
    /\b(?:you|u|ya) (?:ever |never |not )?(?:feel|felt) (?:bad|sorry|guilty|remorse|ashamed)\b|\b(?:you|u|ya|they|sharks) (?:even |still |really |actually )?(?:got|have) (?:a|any|no) (?:conscience|heart|shame|remorse)\b|^(?:got|have) (?:a|any) (?:conscience|heart|shame|remorse)\b|\bconscience bother\b/,
  ],
  own_quit: [
    /\b(?:you|u|ya)\b.*\b(?:retire|retiring|retirement|quit (?:all )?this|get out of (?:this|the)|walk away|move to florida|give (?:it|this) (?:all )?up|hang it up)\b/,
  ],
  own_prison: [
    /\b(?:you|u|ya)\b.*\b(?:done|do|did|served?) (?:any |hard )?time\b|\b(?:you|u|ya) (?:ever )?(?:been|go|went|land|sat|spent) (?:\w+ )?(?:in |to )?(?:prison|jail|the joint|the can|inside|rikers|lockup)\b|\b(?:you|u|ya)\b.*\b(?:locked up|behind bars|arrested)\b/,
  ],
  own_hobby: [
    /^(?!.*\bhow (?:do|does|can|to)\b).*\b(?:you|u|ya) play (?!ball with|games with|with|this|it|the game|here|other|any other|along|dumb|tough)\w+|\bwhat (?:do|did) (?:you|u|ya) do (?:for fun|on (?:sundays?|weekends?|your day off)|in your (?:free|spare) time|when (?:youre|you are) (?:off|not))\b|\b(?:any|got any|have any|your) hobb(?:y|ies)\b/,
  ],
  weekend: [
    /\b(?:how was|hows|how is|good|nice|have a|plans for|busy) (?:\w+ )?(?:weekend|sunday)\b/,
  ],
  armed: [
    /\b(?:you|u|ya|your|that a|is that)\b.*\b(?:guns?|pistol|piece|heater|knife|armed|packing|weapon|shotgun|bat)\b(?!.*\b(?:cops?|police|selling|sell|buy)\b)/,
  ],
  good_explained: [
    new RegExp(
      `\\bwhat (?:are|is|even are|even is|exactly are) (?:\\w+ )?${GOODS}\\b(?! (?:going|selling|worth|at|cost))|\\bwhat (?:do|does) (?:\\w+ )?${GOODS} (?:do|mean)\\b|\\bwhats the (?:point|deal) (?:of|with) ${GOODS}\\b`,
    ),
  ],
  carry_safe: [
    new RegExp(
      `\\b(?:is it|how|its) (?:safe|dangerous|risky|hot)\\b.*\\b(?:carry|carrying|move|moving|take|through|walk|bring|sell|ride|${GOODS})\\b|\\b(?:carry|carrying|walk|walking|move|moving|ride|riding|take)\\b.*\\b${GOODS}\\b.*\\b(?:safe|risky|dangerous)\\b`,
    ),
  ],
  how_to_win: [
    /\bhow (?:do|does|can|to) (?:you|i|one|a guy|anybody|u)? ?(?:win|beat (?:this|the game)|get to the top|finish (?:this|the game))\b|\bwhats the (?:goal|point|object|aim|endgame) (?:of|here)\b/,
  ],
  paid_other: [
    /\bi (?:already )?(?:paid|gave (?:it|the money|your money)|left (?:it|the money)|handed)\b.*\b(?:vinnie|tommy|carmela|the boss|nicky|your (?:guy|cousin|man))\b/,
    /\b(?:vinnie|tommy|carmela|the boss|your (?:guy|cousin|man)) (?:was supposed to|should have|is gonna|will) (?:give|pay|bring|pass)\b/,
  ],
  collateral: [
    /\b(?:put up|leave you|hold(?: on to)?|pawn|offer you|give you|keep|take)\b.*\b(?:car|watch|ring|house|truck|bike|jewelry|necklace|radio|deed|van|camera|guitar|title)\b.*\b(?:collateral|security|rate|interest|intrest|lower|down|guarantee|till|until|lend|loan|borrow|hostage|pledge)\b/,
    /\b(?:collateral|as security)\b|\bput up my \w+\b/,
  ],
  good_news: [
    /\b(?:i|we|my \w+) (?:just |finally )?(?:got (?:a |the |my )?(?:raise|promot\w+|new job|job|apartment|license|visa)|passed|graduated|won the|got accepted)\b/,
  ],
  griping: [
    /\bi (?:just |keep |always )?(?:lost|forgot|dropped|broke|spilled|burned|ripped) (?:my|the) (?!money|cash|dough|stash|job|shirt|wife|temper|mind)\w+/,
    /\bi (?:just |always )?(?:overslept|slept badly|stepped in|missed (?:the|my) (?:bus|train|ferry))\b/,
    /\bmy (?:car|roof|radio|tv|watch|boiler|shoes?|umbrella|tooth|back|feet|head)\b.* (?:broke|leaks?|stopped|died|hurts?|aches?|is broken|are killing me|is killing me)\b/,
    /\b(?:worst|lousiest|rotten|lousy|terrible) (?:day|week|morning|night) (?:of my life|ever|so far)\b|\bnothing (?:works|goes right)\b/,
  ],
  plans: [
    /\bi(?:m| am) (?:thinkin|thinking|dreaming|fixing) (?:of|about|to)\b(?!.*\b(?:straight|quitting|out|loans?|borrow\w*|it|you)\b)|\b(?:i|we) (?:wanna|want to|plan to|hope to|might|may) (?:(?:open|build|start) (?:a|an|my)|learn|move to|buy (?:a|an|my|the) (?!unit|crate|carton|box|load|lot|discount)|get (?:a|an|my) (?!loan|better|lower|discount|job|refund|good|feel))\b/,
  ],
  jailed_if: [
    new RegExp(
      `\\b(?:what (?:happens|do i do|if)|if)\\b.*\\b(?:i get|i got|im|i am|they|${POLICE}) (?:\\w+ )?(?:arrested|busted|pinched|caught|locked up|nabbed|picked up|catch me|stop me|bust me|search me|grab me)\\b`,
    ),
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>

/** A matter that a player brings up. */
export type MatterTopic = keyof typeof MATTERS

/** The matters with their patterns. */
export const MATTER_ENTRIES = Object.entries(MATTERS) as readonly (readonly [
  MatterTopic,
  readonly RegExp[],
])[]
