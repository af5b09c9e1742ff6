import type { Reaction } from './kinds.ts'
import { plainText, withoutAccents } from '../amounts/plain-text.ts'

/** Set phrases that take up what the shark has just said. Each pattern fits a whole message without its first and last fillers. */
const PHRASES = {
  says_no:
    /^(?:(?:lol|lmao|ha(?:ha)*|um+|uh+|eh+|hm+|well|god|hell) )+(?:no+|nope|nah+)(?: (?:man|dude|boss|sir|maam))?$/,
  asks_simply:
    /^(?:(?:i (?:dont|do not|didnt) (?:understand|get it|get that|follow) )?(?:(?:can|could|would|will) (?:you|u) )?(?:please )?(?:say|explain|put|tell|repeat)(?: (?:that|it|this|me|again|more|bit|a|but|just|in|to|please|way|the \w+ part|what (?:you|u) (?:said|mean)))* (?:simpl\w+|easier|plain(?:ly|er)?|small(?:er)? words|normal words|short(?:er)?|like im (?:5|five|a kid|stupid)|(?:in|into) (?:english|human|normal).{0,10})\b.{0,20}|in (?:plain|simple|normal) (?:english|words|language|terms)|(?:simpler|shorter|use (?:smaller|simpler|normal) words|speak (?:plainly|english|normal\w*)|talk (?:normal\w*|like a (?:person|human)|straight)|tldr|too (?:long|many words)(?: didnt read)?))$/,
  half_answers:
    /^(?:(?:i guess |well |just )?(?:maybe(?: (?:so|not|a little|one day|some day|later))?|perhaps|possibly|probably(?: not)?|kind of|kinda|sort ?of|sorta|sometimes|(?:some|most) (?:days|times)|hopefully|a (?:bit|little)(?: bit)?|i (?:wish|hope so|hope not|suppose(?: so)?|think so)|could be|we(?:ll| will) see|(?:it )?depends(?: on .{2,20})?|more or less|not (?:yet|today|always|much|exactly)|almost|hardly|barely|now and then|once in a while|every day|often|time will tell))$/,
  knew_it:
    /^(?:i (?:knew|figured|thought|expected|called|guessed) (?:it|so|that|as much|you(?:d| would) say that)|(?:thought|figured|knew|called|guessed|expected) (?:it|so|that|as much)|(?:just )?as (?:i )?(?:expected|thought|suspected)|(?:so )?(?:that|this|it) (?:explains|would explain) (?:a lot|it|that|things|everything|why .{2,30})|no wonder(?: .{2,30})?|(?:how )?(?:typical|predictable)(?: .{2,16})?|i (?:saw|smelled) (?:that|it) coming|(?:that )?figures|of course (?:you|it|he|she) (?:are|do|did|would|is|does)|(?:surprise surprise|shocker|shocking|big surprise|what a surprise)|i had a feeling|now i get it|it all makes sense now)$/,
  retorts:
    /^(?:(?:thats )?(?:easy|rich|funny|big words|bold)(?: for| coming from| from)? (?:you|u|a (?:loan ?shark|crook|gangster|man|guy|woman|lady).{0,20})(?: to say)?|(?:thats )?(?:rich|bold|funny) coming from .{2,30}|look whos talking|(?:like|as if) (?:you|u)(?:d| would)? know(?: .{2,20})?|(?:it )?takes one to know one|(?:i )?(?:could|can) say the same (?:about|of|to) (?:you|u)|(?:right )?back at (?:you|ya)|same to (?:you|u)|(?:likewise|ditto)|(?:youre|ur|you are) one to talk|speak for yourself|no (?:you|u)(?: are)?|(?:you|u) (?:too|first)|says the (?:guy|man|woman|lady|one|loan ?shark|crook|criminal|gangster).{0,30}|you should talk|pot (?:meet|calling the) kettle.{0,10}|i know (?:you|u) are but what am i|what do (?:you|u) know(?: about (?:it|that|me))?|mind your own (?:damn )?(?:business|beeswax))$/,
  keeps_quiet:
    /^(?:(?:thats|that is|its) (?:really )?(?:none of your (?:damn |fucking )?(?:business|concern)|not (?:any of )?your (?:business|concern)|personal|private|my business|a secret|between me and .{2,20}|for me to know.{0,30})|none of your (?:damn )?(?:business|concern)|i(?:d| would) rather not(?: (?:say|answer|talk about it|tell))?|no comment|(?:and )?why (?:do|would|are|did) (?:you|u) (?:ask(?:ing)?|(?:want|need) to know|care)(?: (?:about )?(?:that|it|me|anyway))?|whys that matter|whats it to (?:you|u)|(?:im )?not telling(?: you)?|i wont (?:say|tell(?: you)?)|(?:i )?(?:cant|dont want to|wont) (?:say|talk about (?:it|that)|answer that|tell you(?: that)?)|i plead the fifth|wouldnt you like to know|you dont need to know(?: that)?|dont ask(?: me that)?|stop asking(?: (?:me|questions|me questions))?|(?:so )?(?:many|too many) questions|(?:you|u) ask (?:too many|a lot of) questions)$/,
  excuses_self:
    /^(?:(?:i was |im |i am )?(?:just|only) (?:asking|curious|wondering|saying|checking|making conversation|being (?:polite|nice|friendly))|(?:it was|that was|its) (?:just|only) (?:a|an|my) (?:(?:simple|honest|innocent) )?(?:question|comment|remark|opinion)|(?:im )?(?:sorry|forgive me|excuse me|pardon me) (?:i|for) (?:asked|asking)|(?:i )?(?:didnt|did not|never) mean (?:it (?:like that|that way)|to (?:pry|offend(?: you)?|insult you|be rude|upset you)|anything by (?:it|that)|(?:any )?(?:harm|offense|disrespect))|no (?:offense|disrespect|harm meant|hard feelings)(?: (?:meant|intended))?|i meant no (?:harm|offense|disrespect)|curious is all|forget i (?:asked|said anything))$/,
  moves_on:
    /^(?:(?:(?:ok(?:ay)? )?(?:lets|can we|could we|we should|lets just) (?:please )?(?:change the (?:subject|topic)|talk about something else|move on|get (?:back )?(?:to|down to) (?:business|the point)|drop it|not talk about (?:that|it|this)|skip (?:that|this|it)|focus))|(?:thats )?enough(?: (?:small talk|chit ?chat|about (?:that|me|you)|of (?:that|this)|talk|jokes|talking|already))?|moving on|any(?:way|ways|how)|back to (?:business|the point)|but (?:i )?digress|different (?:subject|topic)|new (?:subject|topic)|lets start over|stop(?: (?:it|that|talking))?|drop it|leave it(?: at that)?|skip it|no more (?:jokes|stories|riddles|small talk))$/,
  dislikes:
    /^(?:(?:thats |that is |that was |this is |its |it is )?(?:not (?:really |exactly )?(?:what i (?:wanted|hoped|expected|was hoping|needed) (?:to hear|for)|the answer i (?:wanted|was hoping for|expected|was looking for)|good enough|cool|ok|okay|right|fair)|(?:so |very |a bit |pretty |kinda )?(?:disappointing|a (?:shame|pity|letdown|bummer)|unacceptable|unfortunate|annoying|depressing|a downer|bad news))|i (?:dont|do not|didnt) (?:really )?like (?:that|your answer|this|it|the (?:sound|look) of (?:that|it)|(?:that|your) (?:answer|attitude|idea|tone))(?: (?:at all|one bit))?|(?:what a )?(?:shame|pity|bummer|letdown|too bad|aw man|boo+|damn it|dammit|darn|ugh+|sigh|oof)|i hate (?:that|this|it)|(?:that|this|it) (?:sucks|stinks|is lame|bothers me|worries me|annoys me)|i expected (?:more|better)(?: from you)?|im (?:disappointed|not happy)(?: .{2,20})?|do better|you can do better(?: than that)?)$/,
  how_known:
    /^(?:(?:and )?how (?:would|do|did|could|can) (?:you|u) (?:even |possibly )?know(?: (?:that|this|it|all (?:that|this)|so much))?|where (?:did|do|you) (?:you |u )?(?:hear|heard|get|learn|read) (?:that|this|it|all that)(?: from)?|(?:whats|what is|name) your source|who told (?:you|u)(?: (?:that|so|this|it))?)$/,
  complains:
    /^(?:(?:that|this|it|you|what you (?:said|say)|none of (?:that|this)|nothing you say) (?:(?:dont|doesnt|does not|didnt|do not|isnt|arent|not) mak(?:e|ing) (?:any |much |a lot of |a lick of )?sense|mak(?:e|es|ing) (?:no|zero) sense|made no sense)(?: .{1,16})?|mak(?:es|ing) (?:no|zero) sense|no sense|(?:are )?(?:you|u) (?:even |really |actually )*(?:listening|paying attention|hearing me)(?: to (?:me|anything|what i).{0,16})?|(?:did|do|can) (?:you|u) (?:even |actually )?(?:hear|read|listen to|understand|get) (?:me|a word i (?:said|say)|what i(?:m| am)? (?:just )?(?:said|say|saying|wrote|typed|asked)|my (?:question|message))(?: at all)?|(?:youre|you are|ur|you) not (?:even |really )?(?:listening|making (?:any )?sense)(?: to me)?|(?:you|u) (?:dont|never) listen(?: to (?:me|a word))?|(?:well )?(?:thats|that is|this is|that was|how) (?:so |pretty |kinda |totally |completely )?(?:random|weird|off topic|gibberish|irrelevant|unrelated|beside the point)|what(?: does|s| has| the hell does) (?:that|this|it) (?:got |have |has )?to do with .{1,40}|(?:that|this|it) (?:has|had|got) nothing to do with .{1,40}|(?:bad|wrong|weird|strange|odd|random) answer|you (?:lost me|misunderstood(?: me)?|misheard(?: me)?|got me wrong)|you didnt (?:understand|get|hear) (?:me|what i (?:said|meant)|my question)|(?:you|u) (?:ignored|are ignoring|keep ignoring) (?:me|my question|what i said))$/,
  presses:
    /^(?:(?:just |please )?answer (?:me|the question|my question)|(?:that|it) (?:didnt|did not|doesnt|does not) (?:really )?answer (?:me|my question|the question|anything)|(?:i wasnt|i was not|im not|i am not|nobody was|who was) (?:talking|asking) about (?:that|it|this)|(?:thats|that is|that was|this is) (?:not|no|not (?:really )?an) (?:what i asked(?: (?:you|for|about))?|(?:real )?answer)|thats what you call an answer|(?:you|u) (?:still )?(?:didnt|did not|havent|never|dont) (?:really )?answer(?:ed)?(?: (?:my question|me|that|the question|anything))?|i (?:just )?asked (?:you )?(?:something|a question|a (?:simple|yes or no) question|about .{2,40})|(?:youre|you are|stop|quit) (?:dodging|avoiding|deflecting)(?: (?:the question|me|my question))?|(?:nice|good|way to) (?:dodge|deflect\w*)(?: the question)?|still waiting(?: for (?:an|the|your|my) answer)?)$/,
  corrects:
    /^(?:correction .{3,50}|(?:its|it was|it is|that was) (?:actually )?\w+(?: \w+)? (?:actually|not (?:a |the )?\w+(?: \w+)?)|(?:thats|that is) not my name(?: .{1,16})?|my name(?: is|s) not .{2,20}|my name isnt .{2,20}|dont call me .{2,20}|(?:im|i am) not (?:a |your )?(?:kid|boy|girl|child|pal|buddy|friend|dude|man|guy|son|sweetheart|honey|dear|lady)|i (?:never|didnt|did not) (?:say|said|say|ask|asked|ask for|told you|tell you|mention) (?:you )?(?:that|this|for (?:that|this|it)|so|any of (?:that|this)|it|anything(?: like that)?)|(?:dont|stop) put(?:ting)? words in my mouth|(?:no )?i said .{1,30} not .{1,30}|(?:you|u) (?:got|have|heard) (?:it|that|me|my name|the name) wrong|wrong (?:name|person|guy|day|borough)|i(?:m| am) a (?:woman|lady|girl|man|guy)(?: (?:actually|btw|by the way))?|(?:for your information|fyi|just so (?:you|u) know) .{3,60}|(?:you|u) (?:misread|misquoted|misheard|spelled) .{2,20}|(?:thats|that is|that was) not what i (?:meant|said|say|am saying|was saying))$/,
  asks_threat:
    /^(?:(?:is|was|sounds? like) (?:that|this|it)|that (?:sounds|sounded|sounds kinda) like|that(?:s| is| was)|was that) (?:supposed to be )?a threat$|^(?:are |did )?(?:you|u) (?:just )?threaten(?:ing|ed)? me(?: now| just now)?$/,
  or_else:
    /^(?:or else(?: what)?|or what|what happens if i (?:say no|refuse|dont take it|walk away)|(?:what|and) if i (?:say no|dont|wont|refuse|dont want to|do not))$/,
  since_when:
    /^(?:since when(?: .{1,24})?|(?:and )?for how long(?: now)?|how long(?:s| has) (?:that|it|this) been(?: .{1,16})?|how come all of a sudden)$/,
  not_as_said:
    /^(?:(?:thats|that is|this is|its) (?:not|nothing like) what (?:you|u|he|she|they|vinnie|tommy|carmela) .{3,40}|(?:but )?(?:you|u)(?: just| already)? (?:said|told me) .{0,30}\b(?:different|else|opposite|before|yesterday|earlier|last time|otherwise|just now)\b.{0,20}|(?:last time|yesterday|before|earlier|a minute ago) (?:you|u) (?:said|told me|were saying) .{1,50}|(?:thats|that is) (?:a )?(?:different|new) (?:story|tune|answer|one).{0,20}|(?:you|u) (?:just )?(?:changed your (?:mind|story|tune)|contradict\w* yourself|never (?:said|told me|mentioned) (?:that|anything about that|this)).{0,50}|make up your mind|(?:thats|that is) not how you (?:put|told) it)$/,
  quotes: /^(?:and )?(?:you|u) (?:just )?said .{2,50}$/,
  asks_word:
    /^(?:(?:do )?(?:you|u) (?:promise|swear)(?: me)?(?: (?:that|it|this))?|promise(?: me)?|pinky (?:swear|promise)|swear(?: it| to god| to me)?|swear (?:it )?on (?:your|ya) .{2,20}|is (?:that|this) (?:a promise|guaranteed|a guarantee|your word)|(?:can|could|may) i (?:hold you to|count on|bank on|rely on|quote you on|trust(?: you on)?) (?:that|it|this)|(?:will )?(?:you|u) give me your word(?: on (?:that|it))?|(?:do i )?have (?:i )?your word(?: on (?:that|it))?|your word|on your (?:honou?r|mother|moms? (?:life|grave)|word|life))$/,
  asks_spying:
    /^(?:(?:have|are|were|r) (?:you|u) (?:been )?(?:following|watching|spying on|stalking|tracking|tailing) me(?: .{1,16})?|(?:and )?how (?:do|did|would|the hell do) (?:you|u) know (?:where i .{2,20}|my (?:name|address|street|face|family|mother|business).{0,16}|(?:all )?(?:that|this|so much|everything|stuff|things) about me|who i am|about (?:me|my .{2,20})))$/,
  asks_fate:
    /^(?:(?:and |so )?(?:what|whatever) (?:happened|became) (?:to|of) (?:him|her|them|it|(?:the|that|this|your) .{2,20})|(?:and )?(?:did|does) (?:he|she|they) .{2,30}|(?:and )?(?:you|u) (?:just )?(?:let|left) (?:him|her|them|it) .{2,20}|(?:is|was) (?:he|she) (?:still )?(?:alive|dead|ok|okay|alright|around|real).{0,12}|(?:and )?where (?:is|are|did) (?:he|she|they)(?: (?:now|go|today))+|whatd (?:he|she|they) (?:do|say))$/,
  asks_point:
    /^(?:so|so what|your point(?: is| being)?|(?:and )?whats (?:the|your) point(?: of (?:that|this))?|so whats (?:the|your) point|get to the point|point being|why (?:are|r) (?:you|u) telling me (?:this|that)|why(?: should| would| do)? i care|(?:and )?(?:who|why) (?:cares|should i care|asked|asked you)|(?:i )?(?:dont|do not|couldnt) (?:really )?care(?: (?:about (?:that|it|this)|tho|less))?|didnt ask|(?:what(?:s| is) (?:that|it) (?:to me|got to do with me)))$/,
  why_not:
    /^(?:(?:but )?why not(?: .{1,20})?|whats (?:stopping|to stop) (?:you|me|us)|how come not)$/,
  asks_then:
    /^(?:(?:and )?(?:then )?what (?:happened|happens|comes)(?: (?:then|next|after(?: that)?))?|(?:and )?then(?: what)?(?: happened)?|(?:and )?(?:what|whats) (?:came )?(?:next|after that)|how (?:did|does) (?:it|that|the story) end|whats the rest)$/,
  asks_why:
    /^(?:(?:but |and )?why(?: so| is that| though| would (?:you|i)(?: (?:say|do) that)?)?|how come|because|for what|what for|why(?: on earth)? (?:did|would|do|are) (?:you|u) (?:say|saying|tell(?:ing)? me) (?:that|this))$/,
  asks_how:
    /^(?:in (?:what|which) (?:way|sense)|how (?:so|do (?:you|u) mean|exactly|is that)|like how|what (?:kind|sort) of way)$/,
  asks_example:
    /^(?:like what|such as(?: what)?|for (?:example|instance)|(?:give me|got) an example)$/,
  proves:
    /^(?:(?:then )?prove (?:it|that)|show me|(?:wheres|where is|whats|you got|got any|any|do you have) (?:the |your |any )?proof|can (?:you|u) prove (?:it|that)|id like to see that|ill believe it when i see it)$/,
  asks_else:
    /^(?:anything else(?: (?:i should know|to know|i need to know|i ought to know|important))?|what else(?: is there| should i know| do i need to know)?|is (?:that|there) (?:all|anything else|more)(?: to it)?|thats it|that all)$/,
  asks_again:
    /^(?:huh|what|wait what|what what|come again|(?:(?:can|could|would) (?:you|u) )?(?:say|repeat|tell me|explain) (?:that|it|this|(?:the|that) (?:\w+ )?(?:part|bit|thing))(?: again| once more| one more time| but)*(?: slower| slowly)?|(?:sorry )?(?:i )?(?:missed|didnt (?:get|catch|hear)) (?:that|you|it|the (?:last|first) (?:part|bit))|once more|one more time|slower|again|pardon(?: me)?|excuse me|sorry what|what did (?:you|u) (?:just )?(?:say|call me)(?: again)?|what was that(?: again)?|come again didnt get that)$/,
  asks_meaning:
    /^(?:meaning(?: what)?(?: exactly)?|(?:whats|what is) (?:your|the) meaning|what (?:do|did|dya|are|r) (?:(?:you|u|ya) )?(?:even |actually )?(?:mean(?:ing)?|saying|talking about|getting at|trying to say)(?: by that| by this| with that)?|what (?:you|u) mean|i(?:m| am) (?:lost|confused|not following)|in english|explain (?:that|yourself)?|whats (?:that|this) (?:even |supposed to )?mean|what (?:does|is) (?:that|this|it) (?:even |supposed to )?mean|wdym|wym|(?:i have )?no (?:idea|clue) what (?:you|that|this|it) .{2,20}|(?:i )?(?:didnt|dont|did not|cant) (?:get|understand|follow) (?:a word|any of (?:that|it|this)|half of (?:that|it)|what (?:you|u) (?:just )?(?:said|mean|say|are saying))|(?:you|u) lost me|what does (?!.{0,30}\b(?:vig\w*|juice|points?|principal|interest|collateral|heat|rep|reputation|chips?|slips?|loans?|rates?|usd\w*|worth|level|season|dope|chain|wars|due)\b).{2,30} mean|i (?:dont|do not) (?:get|understand)(?: (?:it|that|you|this|a word|(?:this|that) (?:word|part|joke)|what (?:you|u) (?:mean|said|say)))?(?: what (?:is|does) (?:it|that)(?: mean)?)?|i dont know what (?:it|that|you) means?)$/,
  told_already:
    /^(?:(?:you|u)(?: have|ve)? (?:already |just )?(?:already|just) (?:said|told me|asked)(?: me)? (?:that|this|it|so)(?: one)?(?: (?:already|before|once|twice))?|(?:you|u) (?:said|told me) (?:that|this|it)(?: one)? (?:already|before|twice|once)|(?:(?:youre|you are|stop|quit) repeating|(?:you|u) (?:keep|always) repeat(?:ing)?) (?:yourself|that)|(?:you|u) (?:always|only) say (?:that|this|the same thing)|(?:you|u) keep (?:saying|telling me) (?:that|this)|(?:i )?heard (?:that|it|you|this)(?: one)? (?:already|before|the first time)|(?:the )?same (?:line|thing|answer|story)(?: as (?:last time|before|always))?(?: again)?)$/,
  asks_who:
    /^(?:(?:wait |and )?who(?:s| is| was| are| were)? (?:that|this|he|she|they|it|him|her|(?:that|this|the) (?:guy|man|lady|woman|person|one))|(?:which|what) (?:guy|man|lady|woman|person|cousin)|who|who (?:are|r|were) (?:you|u) talking about|who do (?:you|u) mean|who exactly|who else(?: knows)?)$/,
  asks_where:
    /^(?:where(?:s| is| was| are)? (?:that|this|it)(?: at| exactly| anyway)?|where(?: exactly| at)?|where (?:did|does) (?:that|this|it) happen|(?:in )?(?:which|what) (?:place|street|borough|bar|corner|diner))$/,
  asks_which:
    /^(?:which(?: one)?(?: exactly| do (?:you|u) mean| of them| is it)?|(?:(?:which one )?the first or the second(?: one)?))$/,
  asks_when:
    /^(?:when(?: exactly)?(?: (?:was|is|were) (?:that|this|it))?|(?:and )?when (?:was|is|did|will) (?:that|this|it)(?: (?:be|happen))?|how long ago(?: (?:was|is) (?:that|this|it))?|what year(?: was (?:that|this|it))?|when (?:exactly )?is (?:soon|later|then))$/,
  disagrees:
    /^(?:not true|(?:thats|that is|thats just) (?:not true|wrong|a (?:damn |big )?lie|not right|false|incorrect)(?: and (?:you|u|we both) know it)?|i disagree|i dont (?:think|believe) so|(?:i )?beg to differ|wrong|no it (?:isnt|doesnt|wasnt)|(?:youre|you are|ur) wrong(?: (?:about|on) (?:that|this|it))?)$/,
  yields:
    /^(?:whatever(?: (?:you|u) say| man| dude)?|(?:ok |fine )?if (?:you|u) say so|suit yourself|as (?:you|u) (?:say|wish|like)|have it your way|(?:youre|you are) the boss|(?:ok |all ?right |fine )?(?:you|u)(?:ve)? (?:convinced me|(?:win|won|got)(?: me)?(?: over| this (?:one|time|round))?)|(?:fine )?i dont (?:have to )?like it|(?:ok )?(?:that )?works for me|fine by me|(?:well )?be (?:like that|that way)|if (?:you|u) insist|if i must|i guess(?: i have to)?|i give up|you win)(?: (?:boss|grandpa|grandma|pops|chief|old man|lady|maam|sir))?$/,
  pities:
    /^(?:(?:im |i am )?(?:so |very )?sorry (?:to hear (?:that|it)|for (?:you|your loss|u))|(?:thats|that is)(?: so| kinda| pretty| really)? (?:sad|awful|terrible|tragic)(?: actually)?|poor (?:you|guy|thing)|my condolences|aw+)$/,
  asks_source:
    /^(?:says (?:who|you|u)|who (?:says|said)(?: (?:that|so|this|it))?|according to (?:who|whom))$/,
  doubts:
    /^(?:(?:oh )?really(?: (?:you )?serious)?|(?:are )?(?:you|u) (?:serious|kidding|sure|joking|for real)(?: me| about that)?|(?:youre|you are|ur) (?:kidding|joking|lying|bluffing|making (?:that|this|it) up)(?: me)?|seriously|for real|yeah right|no way|no kidding|bullshit|bs|nonsense|i dont believe (?:you|it|that|a word(?: of it| (?:of that|you say))?)|(?:youre|you are|ur) just saying that|(?:you|u) (?:dont|cant) (?:really )?mean (?:that|it)|i (?:doubt|highly doubt) (?:it|that)|(?:and )?(?:you )?(?:really )?(?:believe that|think so)|is (?:that|it|this) (?:so|right|(?:a )?(?:true|true story|real|legit))|(?:(?:that )?sounds|thats) (?:made up|fake|fishy|unlikely|like a lie)|come on now|cap|thats cap)$/,
  asks_verdict:
    /^(?:(?:so )?(?:is|was) (?:that|it|this) (?:a |an )?(?:yes|no|maybe|official)(?: (?:or|and) (?:a )?(?:no|yes))?|so (?:thats|that is|its|that was|is it|i take it thats) (?:a |an )?(?:yes|no|maybe)|(?:so )?yes or no|(?:ill|i will) take that as a (?:yes|no)|(?:so|a) (?:yes|no) then)$/,
  changes_mind:
    /^(?:(?:actually )?never ?mind(?: then)?|nvm|scratch that|forget (?:it|that|i (?:asked|said (?:that|anything)))|i(?: just)? changed my mind|i take (?:it|that) back|on second thou?ght)$/,
  minds_tone:
    /^(?:(?:you|u) (?:were|are usually|used to be|seemed) (?:so much |a lot |much )?(?:nicer|meaner|funnier|kinder|friendlier|colder)(?: .{1,20})?|(?:(?:you|u) got|youve got|(?:whats|what is) (?:with|up with)) (?:the |an |your |that )?(?:attitude|mood|tone)(?: .{1,12})?|why (?:are|r|you|u) (?:you |u )?(?:being )?(?:so|such) (?:an? )?(?:nice|mean|rude|grumpy|cold|angry|friendly|hostile|bitter|harsh|jerk|grouch|sad|weird|serious|secretive|cryptic)(?: .{1,24})?|(?:whats|what has|what) (?:gotten|got) into (?:you|u)|who (?:hurt|pissed off|upset) you|(?:.{0,16} )?(?:theres|there is|there was|there) no (?:need|call|reason) for (?:that|this|such) (?:kind of )?(?:language|tone|attitude|talk)|(?:watch|mind) your (?:language|mouth|tone|manners)|dont (?:take|use) that tone(?: with me)?|language|manners)$/,
  calms:
    /^(?:(?:relax|calm down|chill(?: out)?|take it easy|easy(?: (?:there|now|tiger))?|settle down|whoa|breathe)(?: (?:relax|chill|tiger|buddy))*)$/,
  is_scared:
    /^(?:(?:youre|you are|ur|this is|thats|that is) (?:kinda |kind of |really |starting to |actually |a (?:bit|little) |so |super )?(?:scar(?:ing|y|es) me|scaring me|freaking me out|creeping me out|creepy|scary|terrifying|ominous|spooky|chilling|making me nervous)|(?:now )?i(?:m| am)(?: now)? (?:a (?:bit|little) |kinda |kind of |really |so |actually |officially )?(?:scared|nervous|worried|afraid|terrified|shaking|spooked)(?: (?:now|of you|actually))*|that (?:scares|scared|frightens|worries|gave) me(?: (?:a (?:bit|little)|chills|the creeps))?|(?:yikes|gulp|eek|creepy|chills|i have chills))$/,
  unafraid:
    /^(?:(?:im|i am|i was) not (?:even )?(?:scared|afraid|impressed|worried|intimidated)(?: (?:of|by) (?:you|u|that|anybody|anyone|this))?|not (?:impressed|scared|afraid|worried)|(?:you|u|that) (?:dont|doesnt|cant|wont) (?:scare|impress|intimidate|frighten) me(?: one bit)?|i dont scare (?:easy|easily)|nice try|(?:am i|was i|is that|was that|that) supposed to (?:be )?(?:scare|scary|impress(?:ed|ive)?|scared|afraid|frighten)(?: me)?|oh+ (?:im )?(?:so )?(?:scared|shaking|terrified|scary)|(?:ooh+|so|very) scary|try me|bring it(?: on)?|big talk|make me|come at me|(?:you|u) and what army|im shaking(?: in my (?:boots|shoes))?)$/,
  acknowledges:
    /^(?:(?:duly )?noted|(?:im )?glad to hear (?:that|it)|phew|(?:thats|what) a relief|sounds (?:like )?(?:a )?(?:fun|nice|lovely|interesting|exciting|rough|tough|complicated|busy|cozy|delicious|tasty|wild|intense)|cool(?: cool)?|nice|neat|great|awesome|sweet|interesting|fascinating|good(?: stuff)?|(?:thats )?(?:good|nice|useful|helpful) to (?:know|hear)|gotcha|roger(?: that)?|10-4|copy(?: that)?|got it|understood|i see|(?:i )?(?:hear|heard) (?:you|ya|u)(?: loud and clear)?|(?:(?:i(?:ll| will)|gonna|will|im gonna|im going to|imma|let me) )?(?:keep|bear) (?:that|this|it) in mind|(?:i(?:ll| will)|gonna|will|imma) remember(?: (?:that|this|it|you said that|that you said (?:that|this)|what you said))?|(?:ok(?:ay)? )?(?:i(?:ll| will) )?(?:make|take) a? ?(?:mental )?note(?: of (?:that|it))?|point taken|message received|loud and clear|(?:lol|haha|hehe) (?:ok(?:ay)?|sure|fine|alright)|(?:ok(?:ay)?|alright|all ?right|fine) (?:boss|chief|sir|maam|mr \w+|then boss)|thanks for (?:the (?:info|heads up|tip|warning|advice)|letting me know|telling me)|ah+(?: ok(?:ay)?)?|aha|wise words|words to live by|(?:i(?:ll| will) )?(?:write|writing|wrote) that down|if that is so|so be it|very good|very well)(?: (?:boss|sir|maam|man|dude|bro|chief|pal|mate|buddy|dear|i guess|lol|thanks|thank you|understood|got it|noted|(?:i(?:ll| will) )?remember (?:that|you said that)|(?:vinnie|tommy|carmela)))*$/,
  mocks:
    /^(?:(?:cool|nice|great|good|sweet) story(?: (?:bro|man|grandpa|but .{2,20}))?|(?:how |so |very |that was |thats |well isnt that )*(?:deep|original|real original|poetic|profound|inspiring|inspirational|lovely|charming|adorable|cute|precious|dramatic|edgy|touching|riveting|thrilling|mysterious|creative|smooth|classy)|(?:you )?(?:must be |sound like )?(?:a )?(?:fun at parties|poet|shakespeare|real philosopher)|big (?:words|man)(?: .{2,20})?|(?:yeah )?tough guy|sure jan|sure grandpa|ok boomer|(?:thanks|thank you|great job|good job|nice one|brilliant|well done) (?:captain obvious|sherlock|einstein|professor|genius|shakespeare)|no (?:duh|kidding sherlock)|duh|slow clap|bravo|clap clap|blah(?: blah)*|bla(?: bla)*|yada(?: yada)*|yawn|zz+|snore|(?:(?:thats|that was|this is|so) )*(?:lame|cringe|corny|cheesy|cliche|generic)|\d+ ?(?:\/|out of) ?(?:10|ten)(?: .{2,24})?|(?:thats|just) what (?:she|he|my ex|they all|everyone|everybody|my (?:mom|mother|wife|boss|dentist)) (?:said|says|say)|my (?:grandma|grandpa|grandmother|mother|mom|kid|dog|cat|nana|little sister) (?:tells|has|is|could|talks|says|bites|scares).{2,30}|(?:did )?(?:you|u) (?:practice|rehearse|read|got|get|stole|copied|copy) (?:that|this|it) (?:off|from|out of|in) .{2,24}|(?:that|it|you|this) (?:sounded|sounds|sound|reads|read)(?: kinda| a bit| just)? like (?:a |an )?(?:bot|robot|machine|fortune cookie|bad movie|movie|script|greeting card|ai|chatbot|commercial).{0,20}|(?:nice|great|good|lovely|beautiful) (?:speech|monologue|line|poem|one einstein)|save (?:it|the speech|your breath)|who writes (?:your|ur|this|these) .{2,16}|how long did (?:it take|you) .{2,40}|talk about .{2,12} lol|(?:well )?that escalated quickly|spoken like .{3,30}|(?:you|u) dont say|tell me something i dont know|wow just wow|amazing just amazing)$/,
  not_funny:
    /^(?:(?:(?:thats|that is|that was|it was|it is|its|this is|youre|you are|so|really|very|even|you) )*(?:not|never|isnt|wasnt|arent|aint) (?:even |very |really |that |so |at all |all that )*(?:funny|amusing|a joke|a laughing matter)(?: (?:at all|tho|though|man|anymore))*|(?:i )?(?:dont|didnt|do not) (?:get|understand|find) (?:the|your|that|this) (?:joke|punchline|humor)|(?:i )?(?:dont|didnt) (?:find|think) (?:that|it|this) (?:is |was )?(?:funny|amusing)|(?:(?:thats|that was|what a) )?(?:a )?(?:bad|terrible|awful|old|dad|stale) joke|(?:im|i am|nobodys|nobody is|noones|no one is) (?:not )?laughing|unfunny|haha very funny|very funny|funny guy|hilarious not|dont quit your day job|crickets|(?:was|is) that (?:supposed to be |meant to be )?(?:a joke|funny))$/,
  laughs:
    /^(?:(?:a?ha)+h?|lol+|lmao+|rofl|hehe+|(?:(?:that was|that one was|thats|that ones|very|pretty|so|good|nice|kinda|actually) )*(?:good one|a good one|funny|nice one|hilarious)|that one (?:was|is) (?:pretty |actually |really )?(?:good|great)|(?:you|u) (?:crack me up|(?:re|are) (?:too |so )?(?:funny|hilarious|killing me))|youre (?:too |so |pretty )?(?:funny|hilarious)|you made me laugh|stop (?:it )?youre killing me|im (?:dead|dying|crying)|[😂🤣😆💀]+)(?: stop(?: it)?)?$/u,
  agrees:
    /^(?:(?:(?:ok )?(?:thats |that is )?(?:fair(?: enough| point)?|good point|true(?: enough)?|(?:so )?true|makes sense|i guess so|right|valid|facts))|same(?: here)?|me too|(?:i(?:m| am) )?the same(?: way)?|thats me(?: exactly)?|exactly|(?:you|u)(?:re| are)? (?:probably |totally |absolutely )?right|i (?:know|understand)|tell me about it|i (?:agree|couldnt agree more|feel (?:you|ya|that))|preach|amen|touche|well played|sounds (?:about )?right|(?:arent|dont|isnt|aint|havent) (?:we|they|everybody|everyone|it) all|who (?:isnt|doesnt|hasnt|wouldnt)|(?:join|welcome to) the club|you can say that again|i hear that)$/,
  hurts:
    /^(?:ouch|(?:(?:damn|wow|man) )*(?:thats |that is |that was )?(?:a bit |a little |so |pretty |very |kinda |ice |stone )?(?:harsh|rude|mean|cold|cruel|savage|brutal|unfair|not (?:very )?nice|uncalled for)|(?:that|it) (?:hurts?|stings?|stung)(?: (?:my feelings|me|a bit|a little))*|you hurt my feelings|no need (?:to be (?:rude|mean|so .{2,8})|for that)|jeez|damn|burn|low blow)(?: (?:ngl|man|bro|lol))*$/,
  asks_more:
    /^(?:(?:please )?tell me more(?: about (?:it|that))?|(?:go on )?(?:i(?:m| am) )?(?:all ears|listening)|go on|go ahead|do tell|keep (?:going|talking)|continue|what else(?: happened)?|and|more|whats that about|how do you mean about that)$/,
  asks_advice:
    /^(?:what (?:would|should|do) (?:you|u|i|we) do(?: (?:in my (?:place|shoes|position)|if you were me|now|then|first|about it))?|any (?:advice|tips|ideas?)|what do you suggest|so what now|what now|now what)$/,
  asks_back:
    /^(?:(?:.{0,24}\b)?(?:what about |how about )(?:you|u|ya|yourself)|(?:[\p{L} ]{0,18}\b)?and (?:you|u|ya|yourself)|(?:long|rough|bad|good|great|hard) day,? (?:you|yourself|and you)|you|u)$/u,
  hums: /^(?:uh+|u+m+|e+h+|hm+|mhm|idk|i dont know|dunno|meh|well|so so|i dont (?:really )?know what to say|sorry i dont (?:really )?know what to say|no idea|[🤷👍🙄😐🤔]\p{M}*[♂♀]?\p{M}*)$/u,
} as const satisfies Readonly<Partial<Record<Reaction, RegExp>>>

const ENTRIES = Object.entries(PHRASES) as readonly (readonly [Reaction, RegExp])[]
/** Words before and after a reaction that do not change it. */
const FILLER =
  '(?:no|ok|okay|oh+|wow|well|but|and|tho|though|yeah|yes|ha+|a?(?:ha){2,}h?|lol|lmao+|so|wait|hey|man|sir|then|now|honestly|seriously|just|please|huh|dude|bro|pal|actually|exactly|really|hold on|sorry|real|smh|ngl|tbh|rn|anyway|damn|gosh|goodness|dear|alright|fine|boss|um+|hm+)'
const BEFORE = new RegExp(`^${FILLER} `, 'u')
const AFTER = new RegExp(` ${FILLER}$`)

/** Returns how a set phrase takes up the last reply, or null when the message is none. */
export function reactionByPhrase(text: string): Reaction | null {
  const words = wordsOf(text)
  return (
    fitting(words) ?? fitting(words.replace(AFTER, '')) ?? (QUOTED.test(text) ? 'quotes' : null)
  )
}

/** Returns the words of a message without marks. */
function wordsOf(text: string): string {
  return withoutAccents(plainText(text))
    .replace(/^\?+$/, 'hm')
    .replace(/[.,;:!?…"“”()*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words of another person in double quotes, with at most a laugh or a few words of comment. */
const QUOTED = /^(?:(?:l+o+l+|lma+o+|ha(?:ha)*|wow|yeah),? )?["“][^"“”]{3,60}["”].{0,40}$/iu

/** Tries the words, then the words without their first filler, and so on. */
function fitting(words: string): Reaction | null {
  const found = ENTRIES.find(([, pattern]) => pattern.test(words))
  if (found) return found[0]
  const rest = words.replace(BEFORE, '')
  return rest === words ? null : fitting(rest)
}

const LEAD = '(?:(?:lol|lmao|ha(?:ha)*|um+|uh+|eh+|hm+|well|oh|and|but) )*'
const TAIL =
  '(?: (?:boss|sir|maam|man|dude|bro|chief|pal|dear|thanks|thank you|please|not really|never|of course|sure|i (?:do|did|dont|didnt|am|was)|im not))*'
const YES = new RegExp(
  `^${LEAD}(?:yes+|yeah+|yep|yup|ya|yea|ye|aye|sure(?: thing)?|of course|ok(?:ay)?|okie|kk?|alright|all right|fine|uh huh|mhm|absolutely|definitely|certainly|correct|indeed|you bet|si|da|oui|very much|(?:i|we) (?:do|did|am|was|have)|it (?:is|does|was|did)|sounds (?:good|great|fine)(?: to me)?)${TAIL}$`,
)
const NO = new RegExp(
  `^${LEAD}(?:no+(?: no)*|nope|nah+|naw|not? really|never|not at all|of course not|nein|nyet|i (?:dont|didnt|havent|wasnt)|it (?:isnt|doesnt|wasnt|didnt)|im not)${TAIL}$`,
)

/** Returns whether a message is no more than a yes or a no; null for any other. */
export function bareAnswer(text: string): 'says_yes' | 'says_no' | null {
  const words = wordsOf(text)
  if (YES.test(words)) return 'says_yes'
  return NO.test(words) ? 'says_no' : null
}
