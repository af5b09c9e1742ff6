import type { NamingLines, ReactionLines, RepeatingLines } from '../../reaction-lines.ts'

/** Tommy's answers to those who take up what he said. */
export const REACTION_LINES: ReactionLines = {
  asks_again: [
    "Sorry, pal! The pot was hissing and I was talking into it! It wasn't anything important!",
    "Again? I'd say it again but I already forgot how it went!",
    'I talk too fast, my aunt says so! Never mind, it was better the first time!',
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
    'Why? You know, I never thought about why! I just say it and see what happens!',
    "Why, why! You sound like my cousin's kid! Because, pal! That's all I got, because!",
    'I wish I knew why, pal! My aunt knows the whys, I only know the hows!',
  ],
  asks_meaning: [
    'I start in one place and end in another, I know! I meant it friendly, pal, whatever it was!',
    "Sorry, sorry, I talk with my mouth full! There's nothing behind it, I only got the one meaning!",
    "What did I mean? Wait, I had it! No, it's gone! It was nice, though!",
  ],
  asks_source: [
    "Who says? Me, pal! I'm saying it right now, you can watch my mouth!",
    'I do, pal! Nobody else would take the blame for it!',
    "Well, I say so! And my aunt didn't stop me, and she stops me a lot!",
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
    "You're laughing! I don't know what I did, but I'll do it again!",
    "Ha! Don't encourage me, I got forty more and they're all worse!",
  ],
  agrees: [
    "See, I knew we'd get along! You got the forehead for it!",
    'Right? Right! You and me, we see it the same, pal!',
    "You and me both, pal! Two people, that's already a movement!",
  ],
  hurts: [
    "Aw, pal, I'm sorry! It came out wrong, it was nicer in my head!",
    'Did I hurt you? Take the big cookie! Take it, I feel terrible!',
    "Oh no, that was too much! Ask anybody, I'm a teddy bear with bad timing!",
  ],
  asks_more: [
    "More? Nobody ever wants more of me! That's all I had, pal!",
    'That was it! I ran out! I talk till I hit the bottom, and that was the bottom!',
    "I'd go on, pal, but I don't know any more! Have a cookie, that's also more!",
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
    "How? Just the way I said, pal! I don't know another way!",
    'In all the ways, pal! The big way and the little way!',
    'In what way, you ask me! In the nice way! I only know that one!',
  ],
  proves: [
    "Prove it? Ask Aunt Connie! Aunt Connie! She's on the phone, but she'd say yes!",
    'You want proof? I swear on the cat, and I love that cat!',
    "I can't prove it, pal! I just say it with a nice face!",
  ],
  asks_else: [
    "One thing! Bring it back on the day and everybody's happy! And try the cookies, that's two!",
    "Yes! Buy where it's cheap, sell where it's dear, eat in between!",
    "Don't carry so much in Manhattan, the cops are awful there! That's all I know, pal!",
  ],
  since_when: [
    "Since when? Since a good while, I think! Ask my aunt, she's got the dates!",
    "Oh, I don't know, pal! You never noticed? I thought everybody knew!",
    "Since, since! I can't count back that far, I run out of fingers!",
  ],
  not_as_said: [
    "I said something else? That sounds like me! I get it mixed up when I'm hungry!",
    "Did I? Oh no, I'm sorry, pal! Go with what I said now, it's fresher!",
    "I told you different? Connie, what did I tell them? She don't know either!",
  ],
  why_not: [
    "Why not? You know, I can't think of a reason! My aunt could!",
    "Why not! Well, because I'd feel funny, pal! Right here, under the ribs!",
    "I don't know, pal! Somebody said no once, and I never asked again!",
  ],
  asks_then: [
    'Then nothing, pal! I said it and I stopped! That was the whole thing!',
    "And then? There's no then! I just run out, like the hot water!",
    "Then we stand here, pal! That's as far as I got!",
  ],
  told_already: [
    "I did? I do that! My aunt says I'm like the radio, same song all day!",
    'Already? Then it must be important, pal!',
    'Twice! That means I care! I only repeat things to people I like!',
  ],
  asks_who: [
    "Who? I didn't mean anybody, pal! I was only talking!",
    "Who's who? Did I say a name? I don't think I said a name!",
    "Nobody, pal! Just you, and me, and whoever's eating!",
  ],
  asks_when: [
    "When? Oh, I'm terrible with days, pal! I go by what's in the oven!",
    "I couldn't tell you when! My aunt's got the calendar, and she hides it!",
    "You want a date! I can't even give you the time, the cat sat on the clock!",
  ],
  asks_example: [
    "For example? Hold on, let me think! No, it's gone! It was a good one, too!",
    "Like what? Like, I don't know, like everything, pal!",
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
    "Aw, it's nothing! Anybody could say that, I just said it first!",
    'You like that? Nobody ever likes that! Sit, stay!',
    "Stop, you'll make me blush into the soup!",
  ],
  pities: [
    "You're so kind, pal! I'm okay! I had cake!",
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
