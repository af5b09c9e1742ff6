import type { Reaction } from './kinds.ts'
import { plainText, withoutAccents } from '../amounts/plain-text.ts'

/** Set phrases that take up what the shark has just said. Each pattern fits a whole message without its first and last fillers. */
const PHRASES = {
  asks_threat:
    /^(?:(?:is|was|sounds? like) (?:that|this|it)|that (?:sounds|sounded|sounds kinda) like|that(?:s| is| was)|was that) a threat$|^(?:are )?(?:you|u) threaten(?:ing)? me(?: now)?$/,
  or_else:
    /^(?:or else(?: what)?|or what|what happens if i (?:say no|refuse|dont take it|walk away)|(?:what|and) if i (?:say no|dont|wont|refuse|dont want to|do not))$/,
  since_when:
    /^(?:since when(?: .{1,24})?|(?:and )?for how long(?: now)?|how long(?:s| has) (?:that|it|this) been(?: .{1,16})?|how come all of a sudden)$/,
  not_as_said:
    /^(?:(?:thats|that is|this is|its) (?:not|nothing like) what (?:you|u|he|she|they|i|vinnie|tommy|carmela) .{3,40}|(?:but )?(?:you|u)(?: just| already)? (?:said|told me) .{0,30}\b(?:different|else|opposite|before|yesterday|earlier|last time|otherwise|just now)\b.{0,20}|(?:last time|yesterday|before|earlier|a minute ago) (?:you|u) (?:said|told me|were) .{1,50}|(?:thats|that is) (?:a )?(?:different|new) (?:story|tune|answer|one).{0,20}|(?:you|u) (?:changed your (?:mind|story|tune)|contradict\w* yourself|never (?:said|told me|mentioned) (?:that|anything about that|this))|make up your mind|(?:thats|that is) not how you (?:put|told) it)$/,
  why_not:
    /^(?:(?:but )?why not(?: .{1,20})?|whats (?:stopping|to stop) (?:you|me|us)|how come not)$/,
  asks_then:
    /^(?:(?:and )?(?:then )?what (?:happened|happens)(?: (?:then|next|after(?: that)?|to (?:him|her|them|it)))?|(?:and )?then(?: what)?(?: happened)?|(?:and )?what (?:came )?next|how (?:did|does) (?:it|that) end|did (?:he|she|they) .{2,20}|whatd (?:he|she|they) (?:do|say)|whats the rest)$/,
  asks_why:
    /^(?:(?:but )?why(?: so| is that| would (?:you|i)(?: say that)?)?|how come|because|for what|what for)$/,
  asks_how:
    /^(?:in (?:what|which) (?:way|sense)|how (?:so|do (?:you|u) mean|exactly|is that)|like (?:what|how)|such as(?: what)?|what (?:kind|sort) of way)$/,
  proves:
    /^(?:(?:then )?prove (?:it|that)|show me|(?:wheres|where is|whats|you got|got any|any|do you have) (?:the |your |any )?proof|can (?:you|u) prove (?:it|that)|id like to see that|ill believe it when i see it)$/,
  asks_else:
    /^(?:anything else(?: (?:i should know|to know|i need to know|i ought to know|important))?|what else(?: is there| should i know| do i need to know)?|is (?:that|there) (?:all|anything else|more)(?: to it)?|thats it|that all)$/,
  asks_again:
    /^(?:huh|what|wait what|what what|come again|(?:(?:can|could|would) (?:you|u) )?(?:say|repeat|tell me) (?:that|it|this)(?: again| once more| one more time| but)*(?: slower| slowly)?|(?:sorry )?(?:i )?(?:missed|didnt (?:get|catch|hear)) (?:that|you|it|the (?:last|first) (?:part|bit))|once more|one more time|slower|again|pardon(?: me)?|excuse me|sorry what|what did (?:you|u) (?:just )?say(?: again)?|what was that(?: again)?|come again didnt get that)$/,
  asks_meaning:
    /^(?:meaning(?: what)?(?: exactly)?|what (?:do|did|dya|are) (?:(?:you|u|ya) )?(?:mean(?:ing)?|saying|talking about|getting at)(?: by that| by this)?|i(?:m| am) (?:lost|confused|not following)|in english|explain (?:that|yourself)|whats that (?:supposed to )?mean|what does that (?:even )?mean|i dont (?:get|understand)(?: (?:it|that|you|(?:this|that) word))?(?: what (?:is|does) (?:it|that)(?: mean)?)?|i dont know what (?:it|that) means)$/,
  told_already:
    /^(?:(?:you|u)(?: have|ve)? (?:already |just )?(?:already|just) (?:said|told me|asked)(?: me)? (?:that|this|it|so)(?: (?:already|before|once|twice))?|(?:you|u) (?:said|told me) (?:that|this|it) (?:already|before|twice|once)|(?:youre|you are|stop|quit) repeating yourself|(?:i )?heard (?:that|it|you|this)(?: one)? (?:already|before|the first time)|same (?:line|thing|answer|story) again)$/,
  asks_who:
    /^(?:who(?:s| is| was)? (?:that|this|he|she|they|it|him|her)|(?:which|what) (?:guy|one|man|lady|woman|person|cousin)|who)$/,
  disagrees:
    /^(?:not true|(?:thats|that is) (?:not true|wrong|a lie|not right|false)|i disagree|i dont think so|wrong|no it (?:isnt|doesnt|wasnt)|(?:youre|you are|ur) wrong)$/,
  yields:
    /^(?:whatever(?: (?:you|u) say| man| dude)?|(?:fine )?if (?:you|u) say so|suit yourself|as (?:you|u) (?:say|wish|like)|have it your way|(?:youre|you are) the boss)(?: (?:boss|grandpa|grandma|pops|chief|old man|lady|maam|sir))?$/,
  pities:
    /^(?:(?:im |i am )?(?:so |very )?sorry (?:to hear (?:that|it)|for (?:you|your loss|u))|(?:thats|that is)(?: so| kinda| pretty| really)? (?:sad|awful|terrible|tragic)(?: actually)?|poor (?:you|guy|thing)|my condolences|aw+)$/,
  asks_source:
    /^(?:says who|who (?:says|said|told you)(?: (?:that|so|this))?|how (?:would|do|did) (?:you|u) know(?: that)?|where (?:did|do|you) (?:you |u )?(?:hear|heard|get) that(?: from)?)$/,
  doubts:
    /^(?:(?:oh )?really(?: (?:you )?serious)?|(?:are )?(?:you|u) (?:serious|kidding|sure|joking)(?: me| about that)?|(?:youre|you are|ur) (?:kidding|joking|lying|bluffing)(?: me)?|seriously|for real|yeah right|no way|no kidding|bullshit|bs|nonsense|i dont believe (?:you|it|that)|(?:youre|you are|ur) just saying that|(?:you|u) (?:dont|cant) (?:really )?mean (?:that|it)|i (?:doubt|highly doubt) (?:it|that)|(?:and )?(?:you )?(?:really )?(?:believe that|think so)|is that (?:so|right|true)|come on now)$/,
  presses:
    /^(?:(?:just |please )?answer (?:me|the question|my question)|(?:that|it) (?:didnt|did not|doesnt|does not) answer (?:me|my question|the question|anything)|(?:i wasnt|i was not|im not|i am not|nobody was|who was) (?:talking|asking) about (?:that|it|this)|(?:thats|that is|that was) (?:not|no) (?:what i asked|an answer|answer|what i (?:meant|said))|(?:you|u) (?:didnt|did not|havent|never) answer(?:ed)?(?: (?:my question|me|that|the question))?|i asked (?:you )?(?:something|a question)|(?:youre|you are|stop) (?:dodging|avoiding)(?: (?:the question|me))?)$/,
  laughs:
    /^(?:(?:a?ha)+h?|lol+|lmao|(?:that was |thats |very |pretty |so |good |nice )*(?:good one|funny|nice one|hilarious)|[😂🤣😆]+)$/u,
  agrees:
    /^(?:(?:thats |that is )?(?:fair(?: enough| point)?|good point|true(?: enough)?|(?:so )?true|makes sense|i guess so|right)|same(?: here)?|me too|(?:i(?:m| am) )?the same(?: way)?|thats me(?: exactly)?|exactly|(?:you|u)(?:re| are)? right|i (?:know|see|understand)|got it|understood|tell me about it)$/,
  hurts:
    /^(?:ouch|(?:thats |that is |that was )?(?:a bit |a little |so |pretty |very |kinda )?(?:harsh|rude|mean|cold|cruel|unfair|not (?:very )?nice)|(?:that|it) hurts?|easy there|no need (?:for that|to be rude)|jeez|damn)$/,
  asks_more:
    /^(?:(?:please )?tell me more(?: about (?:it|that))?|(?:go on )?(?:i(?:m| am) )?(?:all ears|listening)|go on|go ahead|do tell|keep (?:going|talking)|continue|what else(?: happened)?|and|so(?: what)?|more|whats that about|how do you mean about that)$/,
  asks_advice:
    /^(?:what (?:would|should|do) (?:you|u|i|we) do(?: (?:in my (?:place|shoes|position)|if you were me|now|then|first|about it))?|any (?:advice|tips|ideas?)|what do you suggest|so what now|what now|now what)$/,
  asks_back:
    /^(?:.{0,24}\b)?(?:(?:and |what about |how about )(?:you|u|ya|yourself)|(?:long|rough|bad|good|great|hard) day,? (?:you|yourself|and you))$/,
  hums: /^(?:uh+|u+m+|e+h+|hm+|mhm|idk|i dont know|dunno|meh|well|so so|i dont (?:really )?know what to say|sorry i dont (?:really )?know what to say|no idea|[🤷👍🙄😐🤔]\p{M}*[♂♀]?\p{M}*)$/u,
} as const satisfies Readonly<Partial<Record<Reaction, RegExp>>>

const ENTRIES = Object.entries(PHRASES) as readonly (readonly [Reaction, RegExp])[]
/** Words before and after a reaction that do not change it. */
const FILLER =
  '(?:no|ok|okay|oh|wow|well|but|and|tho|though|yeah|yes|ha+|a?(?:ha){2,}h?|lol|so|wait|hey|man|sir|then|now|honestly|seriously|just|please|huh|dude|bro|pal|actually|exactly|really|hold on|sorry)'
const BEFORE = new RegExp(`^${FILLER} `)
const AFTER = new RegExp(` ${FILLER}$`)

/** Returns how a set phrase takes up the last reply, or null when the message is none. */
export function reactionByPhrase(text: string): Reaction | null {
  const words = withoutAccents(plainText(text))
    .replace(/^\?+$/, 'hm')
    .replace(/[.,;:!?…"]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return fitting(words) ?? fitting(words.replace(AFTER, ''))
}

/** Tries the words, then the words without their first filler, and so on. */
function fitting(words: string): Reaction | null {
  const found = ENTRIES.find(([, pattern]) => pattern.test(words))
  if (found) return found[0]
  const rest = words.replace(BEFORE, '')
  return rest === words ? null : fitting(rest)
}
