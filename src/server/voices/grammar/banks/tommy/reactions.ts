import type { NamingLines, ReactionLines, RepeatingLines } from '../../reaction-lines.ts'

/** Tommy's answers to those who take up what he said. */
export const REACTION_LINES: ReactionLines = {
  asks_again: [
    "Sorry, pal! The pot was hissing and I was talking into it! It wasn't important, it was just friendly!",
    "Again? I'd say it again but I already forgot how it went!",
    'I talk too fast, my aunt says so! I only said hello, the long way!',
  ],
  asks_threat: [
    'A threat? Me? Pal, I apologize to the cat when I sit down!',
    "No, no, no! That's worry! It comes out loud in my family!",
    "If I ever threaten you, Aunt Connie hits me first! She's got the spoon!",
  ],
  or_else: [
    'Then you say no and you still get coffee! What did you think, a trapdoor?',
    "Or else I'm sad a whole afternoon! You want that? I make terrible coffee when I'm sad!",
    "If you don't, you don't, pal! I'll still wave from the window!",
  ],
  asks_why: [
    "Why? Because my aunt says so, and she's holding the can!",
    'You know, I never asked! I was sweeping for Mr. Russo and it just went that way!',
    "Why, why! You sound like my cousin's kid! Because that's how you end up with a roof, pal!",
  ],
  asks_meaning: [
    "I start in one place and end in another, I know! What I mean is, I'm on your side, pal!",
    'Sorry, sorry, I talk with my mouth full! I only meant, take it slow and eat something!',
    'What did I mean? Wait, I had it! It was about you being okay. Are you okay?',
  ],
  asks_source: [
    "Mrs. Russo, from the second floor! She sees everything, she's got the pillow on the sill!",
    'My cousin at the paper! Well, his barber! Well, the guy waiting!',
    "Everybody walks through this kitchen, pal! I don't ask, I just pour!",
  ],
  doubts: [
    "On my aunt's good plates, pal! Every word! Well, most of the words!",
    "You don't believe me? Ask the cat! He's got one eye and it's honest!",
    'Would I lie to you over coffee? Over wine, maybe, a little, for the story!',
  ],
  presses: [
    "You're right, you're right, I ran off again! Ask me one more time, I'll sit on my hands!",
    "I didn't answer? My aunt says I do that! Tell me again, I'm looking right at you!",
    "Okay! Straight answer: I don't know, pal! That's why I was talking!",
  ],
  laughs: [
    "There it is! There's that laugh! You should do that more, it fills you out!",
    'See? You came in with a face, and look at you! Connie, they laughed!',
    "Ha! Don't encourage me, I got forty more and they're all worse!",
  ],
  agrees: [
    "See, I knew we'd get along! You got the forehead for it!",
    "Right? Right! Nobody ever says I'm right in this house!",
    "You and me both, pal! Two people, that's already a movement!",
  ],
  hurts: [
    "Aw, pal, I'm sorry! It came out wrong, it was nicer in my head!",
    'Did I hurt you? Take the big cookie! Take it, I feel terrible!',
    "Oh no, that was too much! Ask anybody, I'm a teddy bear with bad timing!",
  ],
  asks_more: [
    'You want more? Nobody ever wants more! So then the cat knocks over the sauce, and I forget the rest!',
    "Then? Then my aunt walks in, and that's the end of every story I got!",
    "What happened next is we ate! It's always that we ate, pal!",
  ],
  asks_advice: [
    "In your shoes? I'd get dry socks, buy something cheap and take it where it's dear!",
    'What would I do? Eat, sleep, buy low! In that order! People skip the first two!',
    'Talk to somebody who loves you, then look at the prices! Never the other way around!',
  ],
  hums: [
    'Take your time, pal! The good words come after the coffee!',
    "I know that noise! That's a noise of somebody who skipped lunch!",
    "You don't have to say anything! Sit! The cat never says anything and we love him!",
  ],
  asks_how: [
    'In all the ways, pal! The big way and the little way!',
    "How? Like with sauce! Slow, with a lid on! That's what I meant!",
    'In what way, you ask me! In the nice way! I only know that one!',
  ],
  proves: [
    "Prove it? Ask Aunt Connie! Aunt Connie! She's on the phone, but she'd say yes!",
    'You want proof? I swear on the cat, and I love that cat!',
    'Come Sunday, see for yourself! I got witnesses, and they all eat!',
  ],
  asks_else: [
    "One thing! Bring it back on the day and everybody's happy! And try the cookies, that's two!",
    "Yes! Buy where it's cheap, sell where it's dear, eat in between!",
    "Don't carry so much in Manhattan, the cops are awful there! That's all I know, pal!",
  ],
  since_when: [
    "Since when? Since I was a kid, I think! Ask my aunt, she's got the dates!",
    'Oh, years, pal! You never noticed? I thought everybody knew!',
    'Since this morning! It came to me in the shower!',
  ],
  not_as_said: [
    "I said something else? That sounds like me! I get it mixed up when I'm hungry!",
    "Did I? Oh no, I'm sorry, pal! Go with what I said now, it's fresher!",
    "I told you different? Connie, what did I tell them? She don't know either!",
  ],
  why_not: [
    "Why not? You know, I can't think of a reason! My aunt could!",
    "Why not! Well, because I'd feel funny, pal! Right here, under the ribs!",
    'Because the last time we had to repaint the kitchen!',
  ],
  asks_then: [
    'Then? Then Aunt Connie came in with the spoon, and that was that!',
    'What came after is we made peace over ravioli, pal!',
    "Then everybody cried and we opened the good cookies! That's how it ended!",
  ],
  told_already: [
    "I did? I do that! My aunt says I'm like the radio, same song all day!",
    'Already? Then it must be important, pal!',
    'Twice! That means I care! I only repeat things to people I like!',
  ],
  asks_who: [
    'Who? I promised not to say! But his ears are this big!',
    "You don't know him, pal! He moved! Nice guy, sad shoes!",
    "Could be anybody! I don't like to point, my aunt slaps the finger!",
  ],
  asks_when: [
    'When was it? I had the mustache, so a while ago!',
    'Oh, years back! There was still a trolley, I think!',
    "I'm bad with dates! It was a Sunday, there was gravy!",
  ],
  asks_example: [
    'For example? Hold on, let me think! Okay, my cousin! All of it happened to my cousin!',
    "Like, say, you're in a kitchen! You see? It always starts in a kitchen!",
    "You want one? I got a hundred and I can't find any!",
  ],
  disagrees: [
    "You don't think so? Okay! We can like each other and not agree!",
    "No? My aunt says no, too! Maybe it's me!",
    'Well, maybe I got it wrong! I get a lot of things wrong, but I mean them!',
  ],
  yields: [
    "You don't have to give in, pal! I like it when people holler back!",
    "Aw, don't 'whatever' me! Say what you think, I can take it!",
    "Okay! If it's okay with you it's okay with me!",
  ],
  not_funny: [
    "No? I thought it was a little funny! I'll work on it!",
    "I wasn't being funny! That's just how I come out!",
    "Okay, okay, no more jokes! I'll be serious! See? This is my serious face!",
  ],
  admires: [
    "Aw, it's nothing! My aunt did most of it!",
    'You like that? Nobody ever likes that! Sit, stay!',
    "Stop, you'll make me blush into the soup!",
  ],
  pities: [
    "You're so kind! It's okay, pal, I had cake afterwards!",
    "Don't be sad for me! Look, I'm fine, I'm eating!",
    "Thank you! Nobody ever says that! I'm all right, really!",
  ],
  asks_back: [
    "Me? Nobody asks about me! I'm good, pal, I'm good! A little behind on the dishes!",
    "What about me? I got a roof and a cat with one eye, I'm the luckiest guy in Queens!",
    'Oh, me too, I guess! I never sat down long enough to find out!',
  ],
}

/** The same, where the shark can name what it spoke of. */
export const NAMING_LINES: NamingLines = {
  asks_why: [
    "Why? That's just how it goes with {lastSubject}, pal! I don't make the rules, I make the coffee!",
    'Because I learned it the hard way, with {lastSubject}! I got the burn mark!',
  ],
  asks_source: [
    "Who says? Me! And my aunt! About {lastSubject} we both agree, and that's rare!",
    'I say so, pal! On {lastSubject} you can ask anybody in this kitchen!',
  ],
  proves: [
    "Prove it? About {lastSubject}? I'd show you, but my aunt has the photographs!",
    'You want proof! Come Sunday, ask the whole table about {lastSubject}!',
  ],
}

/** The same, with what Tommy said last. */
export const REPEATING_LINES: RepeatingLines = {
  asks_again: ['Sure, pal, I mumble! I said: {said}', 'Okay, slower! {said}'],
  asks_meaning: [
    "Let me say it over, pal! {said} That's all I meant, honest!",
    'I talk funny, I know! It was this: {said}',
  ],
  not_as_said: ['Did I mix it up? What I said was: {said}'],
}
