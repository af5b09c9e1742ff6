import type { ReactionLines } from '../../reaction-lines.ts'

/** Tommy's answers to those who take up what he said. */
export const REACTION_LINES: ReactionLines = {
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
}
