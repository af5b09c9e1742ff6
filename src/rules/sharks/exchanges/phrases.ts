import type { ExchangeTopic } from './exchanges.ts'

const YOU = '(?:you|u|ya|yall)'
const YOUR = '(?:your|ur)'

/** Set phrases that begin an exchange surely, each exchange with its patterns. The classifier finds other wordings. */
const PHRASES = {
  real_name: [
    new RegExp(
      `^(?:(?:so|hey|hi|yo|and|ok|excuse me|sorry)[,. ]+)*(?:what(?:s| is| was) ${YOUR} (?:real |full )?name|${YOUR} name|may i ask ${YOUR} name|what (?:do|should) i call ${YOU})\\b[^a-z]*(?:please|again|man|pal|bro|sir|buddy)?[?. !]*$`,
    ),
  ],
  sum_quiz: [
    /^(?:what(?:s| is) |how much is )?\d{1,4} ?(?:[+*x×/]|- (?=\d)|plus|times|minus|divided by) ?\d{1,4} ?=? ?\??$/,
  ],
  im_bored: [
    /^(?:(?:ok|man|ugh|hey)[,. ]+)?(?:im|i am)? ?(?:so |really |very )?bored\b(?! (?:of|with))/,
  ],
  take_over_city: [
    /\b(?:gonna|going to|will|ill|gotta|wanna|want to|plan to) (?:own|run|rule|take over|conquer) (?:this|the|the whole|this whole|all of this) (?:city|town|neighbou?rhood|street|game)\b|\bthis (?:city|town) (?:is gonna|will|is going to) be mine\b/,
  ],
  charm_discount: [
    /\b(?:birthday|student|senior|veterans?|first ?timers?|friends?|loyalty|family|holiday|ladies|newbie|beginners?) discounts?\b|^(?:(?:so|hey|and) )?(?:any|got any|is there an?|do (?:you|u) (?:give|have|do|offer)(?: any| an?)?|can i (?:get|have) an?)(?: \w+)? discounts?\b(?!.*\b(?:early|buy|lot|bulk)\b)/,
  ],
  leaderboard: [
    /\bwho(?:s| is) (?:the )?(?:richest|top|best|number one|leading|winning)(?: \w+)? (?:player|right now|on the (?:board|leaderboard)|in the (?:game|season))\b|\bwho(?:s| is) (?:leading|in the lead|in first place|number one)\b/,
  ],
  if_i_dont_pay: [
    /\bwhat (?:would|will|do|are) (?:you|u|ya) (?:gonna |going to )?do (?:to me )?if i (?:just |simply )?(?:never|dont|didnt|wont|refuse|cant|disappear|stop)\b/,
    /\bwhat (?:exactly |really )?(?:do|would|will) (?:you|u|ya) (?:guys )?do (?:to (?:people|somebody|someone) )?(?:if|when) (?:somebody|someone|people|a (?:guy|person|customer|client)) (?:\w+ ){0,2}(?:cant|dont|doesnt|wont|never|not) pays?\b/,
  ],
  speak_language: [
    new RegExp(
      `\\b(?:do |can |does )?(?:${YOU}|anyone|anybody|tu) (?:speak|talk|understand|know|habla) (?:any )?(?:spanish|french|german|italian|polish|portuguese|russian|chinese|japanese|arabic|turkish|greek|hindi|dutch|espanol|other languages?)\\b|\\bspeak (?:spanish|french|german|italian|polish|portuguese|russian)\\?|\\b(?:parles[- ]tu|parlez[- ]vous|sprichst du|sprechen sie|hablas?|fala|parli|mowisz)\\b.*\\b(?:francais|deutsch|espanol|portugues|italiano|polsku)\\b`,
    ),
  ],
  which_button: [/\bwhere (?:do|can|should) i (?:sign|click|press|tap)\b(?! (?:up|in|out)\b)/],
  your_music: [
    new RegExp(
      `\\bwhat(?:s| is| are| kind of| sort of)? (?:the )?(?:music|songs?|records?|tunes?|album)\\b.*\\b(?:${YOU} (?:listen\\w*|play\\w*|like|got on|have on|into)|playing|is (?:on|this|that))\\b|\\bwhat are ${YOU} listening to\\b`,
    ),
  ],
  wants_human: [
    /\b(?:talk|speak|transfer me|connect me|put me through)(?: \w+)? to (?:a |an |your |the )?(?:real )?(?:human|person|manager|operator|support|supervisor|developer|customer service|somebody real|someone real)\b|\bcustomer (?:support|service)\b/,
  ],
  wallet_need: [
    /\b(?:wallet ?connect|metamask|phantom wallet|connect (?:my|a) wallet|need (?:a|my) wallet)\b/,
  ],
  is_it_crypto: [
    /\b(?:is|are) (?:this|it|that|the game|there)(?: \w+)? (?:a |an |some |about |on |any )?(?:crypto|bitcoin|nft|nfts|web3|blockchain|ethereum)\b|^(?!.*\b(?:pay|take|accept|price|worth|sell|buy)\b).*\b(?:crypto|bitcoin|nfts?)\b.*\?/,
  ],
  cheapest_good: [
    /\b(?:whats|what is|which(?: \w+)? (?:is|are)) (?:the )?(?:cheapest|lowest priced) (?:stuff|thing|things|goods?|product|item|one)\b/,
  ],
  find_thief: [
    /\b(?:find out|find|know|tell me|ask around|figure out) who (?:robbed|mugged|jumped|hit|stole|took|did it|did this)\b|\bwho (?:robbed|mugged|jumped) me\b|\bfind (?:the|that|those|my) (?:guys?|punks?|thief|thieves|kids?|bastards?|robbers?)\b/,
  ],
  sirens: [/^(?!.*\b(?:i hid|hiding|ran)\b).*\bsirens?\b/],
  not_for_you: [
    /\bwrong (?:chat|window|tab|thread)\b|^(?:oops|sorry|oh|ah|my bad|pardon|excuse me)[,. !]+(?:sorry[,. ]+)?wrong (?:person|guy|number)\b|\b(?:wasnt|not|isnt) (?:meant )?for (?:you|u)\b[, ]*(?:sorry|oops)?$/,
  ],
  must_i_haggle: [
    /\b(?:do i (?:have|need) to|must i|should i|am i supposed to|is it rude to) (?:always )?(?:haggle|bargain|negotiate)\b|\bcan i (?:just )?take the first offer\b/,
  ],
  season_money: [
    /\b(?:season|month) (?:ends?|is over|resets?)\b.*\b(?:keep|lose|money|cash|stuff)\b|\b(?:keep|lose) (?:my|our|the) (?:money|cash|stuff)\b.*\bseason\b/,
  ],
  days_left: [
    /\bhow (?:many days|much time|long)(?: \w+){0,2} (?:left|remain\w*|till|until|to go)\b.*\b(?:season|month|game)\b|\bwhen does (?:the|this) season end\b/,
  ],
  how_started: [
    new RegExp(
      `\\bhow(?:d| did)? ${YOU} (?:first )?(?:get|got|start|started|end up|become|became|wind up|fall|come) (?:started|in|into|a|an|here|doing|with|lending|out|this)\\b(?! number)`,
    ),
  ],
  hide_a_thing: [
    /^(?:(?:hey|please|so|yo|pls)[, ]+)?(?:hide|stash|hold on to) (?:something|this|a|an|my|some|these)\b/,
    new RegExp(
      `\\b(?:can|could|will|would) ${YOU} (?:(?:hide|stash|hold on to|hold onto) (?:something|this|a|an|my|some|these|it|that)|keep (?:something|these|my (?:stuff|goods|bag|box|package|stash|boxes)))\\b(?!.*\\b(?:mind|private|business|shorter|secret|from (?:my|the)|name|word|promise|rate|loan|offer|deal|deadline)\\b)`,
    ),
  ],
  im_new_what_first: [
    /\bfirst time (?:(?:i|im) )?play(?:ing)?\b|\bhow (?:do|does) (?:i|you|u|one|this) (?:play|start|begin)(?: (?:this|it|the game))?(?: game)?[?. !]*$|\bwhat (?:button |key )?do i (?:press|click|push) (?:to|first)\b(?! (?:buy|sell|pay))/,
  ],
  day_ends: [/\bwhat happens (?:at|after) (?:midnight|the end of the day)\b/],
  tell_a_secret: [/\btell me (?:a|your|one|some)(?: \w+)? secrets?\b(?! and)/],
  not_scary: [
    /\b(?:im|i am) not (?:even )?(?:afraid|scared)(?: of (?:you|u|no\w+))?[.! ]*$|\byou dont (?:scare|frighten) me\b/,
  ],
  nobody_buys: [
    /\bnobody (?:wants|is buying|will buy|will take|takes) (?:them|it|these|this|my)\b/,
  ],
  rob_a_bank: [
    /^(?!.*\b(?:sooner|ever|rather|worse|how do i)\b).*\b(?:rob|robbing|knock over|stick up|hold up) (?:a|the|that|this|some) (?:bank|jewell?ery|jewell?ers?|store|shop|deli|bodega|truck|armou?red|train|casino|liquor)\b/,
  ],
  found_bug: [
    /\b(?:theres|there is|found|its|this is|there must be) (?:a |an |some )?(?:bug|glitch|error)\b|\b(?:button|chip|page|screen|link)s?\b.*\b(?:doesnt|does not|dont|wont|isnt|not) (?:do anything|work(?:ing)?|respond(?:ing)?|react|load(?:ing)?)\b/,
  ],
  help_me_lie: [/\b(?:excuse|lie|alibi) (?:to (?:tell|give)|i (?:can|could) tell)\b/],
  real_money: [
    /\b(?:is|are) (?:the|this|it|that|my|your|any of this) ?(?:money|cash|dollars)? (?:for )?real(?: money| cash| dollars)?\b(?=.*\b(?:money|cash|dollars|win)\b)|\breal money\b.*\?/,
  ],
  im_a_cop: [
    /^(?:(?:what if|and if|by the way|fyi|btw|actually|listen|surprise)[,. ]+)?(?:im|i am) (?:an? |with the |really an? |actually an? )?(?:undercover|cop|fed(?! up)|police(?:man|woman| officer)?|detective|nypd|fbi)\b/,
  ],
  wearing_wire: [/\b(?:you|u|ya) (?:are |re )?(?:wearing|got) a wire\b|\byou wired\b/],
  missions: [
    /^(?:(?:so|hey|can you|please|ok) )?(?:give me|gimme|got|any|you got|have you got|what are|how do i get|where are)(?: \w+)? (?:quests?|missions?)\b/,
  ],
  levels_xp: [
    /\bwhat (?:do|does|will) (?:a |my |the |higher |being )?(?:levels?|xp)(?: \d+)? (?:do|give|get|mean|unlock|bring|change)\b|\bwhat do i get (?:at|for|from) (?:a )?(?:levels?|xp)\b/,
  ],
  can_i_lose: [
    /\bwhat happens (?:if|when) i (?:lose (?:all|everything|it all)|go (?:broke|bust)|run out of (?:money|cash)|die)\b|\bcan i (?:lose|die) (?:in )?(?:this|the game|here)\b/,
  ],
  change_colour: [
    /\bwhy (?:is|are) (?:the|this|my|everything|it) ?(?:screen|text|letters|page|all)? ?(?:so |in |all )?(?:green|amber|dark|orange)\b|\b(?:change|switch) the (?:colou?rs?|theme|look|font)\b|\b(?:dark|light) mode\b/,
  ],
  play_phone: [
    /\b(?:play|works?|run|runs|use)(?: this| it| the game)? on (?:my |a |the )?(?:phone|mobile|iphone|android|tablet|ipad)\b|\bis there an app\b/,
  ],
  cop_car_outside: [
    /\b(?:cops?|police|feds|squad car|officers?) (?:are|is|car|right|just|standing|waiting|parked)(?: \w+)? ?(?:outside|across the street|at the door|downstairs|on the corner)\b/,
  ],
  what_you_wear: [new RegExp(`\\bwhat (?:are |r )?${YOU} wear(?:ing)?\\b`)],
  what_is_front: [/\bwhat(?:s| is| are| does)? (?:a |an |the )?fronts?\b(?! (?:of|door|page|row))/],
  im_drunk_home: [
    /^(?:(?:sorry|man|dude|lol|ok)[,. ]+)?(?:im|i am|am) (?:so |really |very |kinda |a bit |a little |pretty )?(?:drunk|wasted|hammered|tipsy)\b/,
  ],
  meaning_of_life: [/\bmeaning of life\b/],
} as const satisfies Readonly<Partial<Record<ExchangeTopic, readonly RegExp[]>>>

/** The exchanges that set phrases begin, with their patterns. */
export const EXCHANGE_PHRASES = Object.entries(PHRASES) as readonly (readonly [
  keyof typeof PHRASES,
  readonly RegExp[],
])[]
