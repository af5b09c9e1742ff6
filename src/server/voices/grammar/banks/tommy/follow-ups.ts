import type { FollowUpLines, LastLines } from '../../reaction-lines.ts'

/** Tommy's answers to those who say no more than yes, who mock, quote or correct what he said, or complain about it. */
export const FOLLOW_UP_LINES: FollowUpLines = {
  says_yes: [
    "Yes! I like a yes! It's my favorite word after gravy!",
    'Okay! Good! See how nice it is when people agree, pal?',
    "You got it, pal! I'm nodding too, you just can't hear it!",
  ],
  says_no: [
    "No? That's okay, pal! My aunt says no to me all day, I'm used to it!",
    'A no! Fine! I heard it, and I still like you!',
    "No, huh! Okay! I won't push, I never push, I only stand close!",
  ],
  acknowledges: [
    'Good, pal! Put it in your pocket next to the cookie!',
    "That's nice to hear! Nobody ever listens to me past the second sentence!",
    'Okay! Glad I said it, then! Usually I only tell the cat!',
  ],
  mocks: [
    "You're teasing me! That's okay, pal, my whole family does it, usually with their mouths full!",
    "Aw, I know, I know, I'm no poet! I do it with feeling, though!",
    "Okay, okay, I heard how that sounded! You're tougher than Aunt Connie's bridge club!",
  ],
  quotes: [
    'You said it just like me! Do it again, my aunt should hear it!',
    "That's what I said, all right! It sounds funny when it comes back!",
    "You're quoting me! Nobody quotes me! I'd sew it on a pillow!",
  ],
  corrects: [
    "Oh, I'm sorry, pal! I got it wrong! I'll write it on my hand!",
    "You're right, my mistake! I mix things up when I'm near the oven!",
    'Okay! I fixed it in my head! If I slip again, throw a roll at me!',
  ],
  complains: [
    'I was listening, pal, honest! It went in right and came out sideways!',
    "I didn't make sense? My aunt has a bell for that! Say it once more, I'll go slow!",
    "You're right, I wandered off! Tell me again what you wanted, I put the spoon down!",
  ],
  asks_simply: [
    'Simpler! Oh boy! I only got one way of talking, pal, and you just heard it!',
    "I'm sorry, pal! I use a lot of words, and none of them are big! Which one got you?",
    'Okay, simple! You ask me one little thing, and I answer with one little thing! Go!',
  ],
  asks_where: [
    'Where? You know, I never know the street! I go by the smell!',
    "I can't say where, pal! I promised, and I'd also get it wrong!",
    'Somewhere around! My aunt draws me a map and I fold it into a hat!',
  ],
  asks_which: [
    "Which one? I can't choose, pal! I always take both and get a stomach ache!",
    'Oh, you pick! Whichever one smells better!',
    'Which? Say their names once, I lost count after one!',
  ],
  asks_fate: [
    "Who, pal? I didn't mean anybody! I was only talking!",
    'What happened to who? Did I start a story? I do that and I forget to put people in!',
    'Nobody, pal! There was nobody in it but you and me!',
  ],
  asks_spying: [
    "Me, follow you? I can't follow a recipe!",
    "No, no! People come in and talk, pal, and I can't close my ears with my hands in the dough!",
    "I'd never spy! Mrs. Russo at the window, she might! She does it for everybody, with love!",
  ],
  asks_point: [
    "The point? There's no point, pal! I just like the company!",
    'So, nothing! I said it because it was quiet!',
    'You know, my aunt asks me that too! I never found the point of anything, only the bottom of the pot!',
  ],
  asks_word: [
    "You got my word, pal! It's a little greasy, but it's good!",
    'I swear! On the good china! My aunt would never forgive me!',
    'I promise, hand on the stove! Ow! You see how serious I am?',
  ],
  asks_verdict: [
    "Was it a yes? Was it a no? I'm not sure I said either, pal!",
    "I wasn't deciding anything! I was only talking! When I decide I take my hat off!",
    "Not a yes, not a no! It was more like soup! Ask me straight, I'll give you straight!",
  ],
  changes_mind: [
    "You changed your mind! That's allowed here! I change mine every time I open the icebox!",
    "Forgotten, pal! I didn't even write it down!",
    'No problem! We start over! Hello! See? Fresh!',
  ],
  minds_tone: [
    "Was that my tone? I'm sorry, pal! I've been yelling over the fan all day!",
    'Same old me! Maybe a little less sleep! You want a cookie? I want a cookie!',
    "You noticed my mood! Nobody notices! It's the diet, I'll be nicer after supper!",
  ],
  calms: [
    "I'm calm! I'm calm, pal! This is just how loud my family is!",
    "Okay, I'm breathing! In, out! Smell the onions!",
    "You're right, you're right, I get worked up! I'm sitting! See me sit?",
  ],
  is_scared: [
    "Don't be scared, pal! It's only me! Look, I'm wearing an apron!",
    "Aw, no! I scared you! Take a breath, take a roll, nobody's mad!",
    'Nervous is okay! I was nervous my whole first communion, and look, it went fine!',
  ],
  unafraid: [
    "Good! Why would you be scared? I'm scared of pigeons!",
    "I'm glad, pal! I hate it when people shake, they spill!",
    "That's fine! I never wanted to scare anybody! I wanted to open a bakery!",
  ],
  half_answers: [
    "Maybe is fine, pal! Maybe is just a yes that's still in the oven!",
    'Half and half! Like the coffee! I can work with that!',
    "You don't have to be sure! I'm never sure, and look, I'm round and happy!",
  ],
  knew_it: [
    'You knew! You should have told me, pal, I never know anything!',
    "See, you got the nose! My aunt's got it too, she knows who's calling before it rings!",
    "You saw it coming! I never see it coming, I'm always looking at the stove!",
  ],
  retorts: [
    'Ha! You got me there, pal! Right in the apron!',
    "Okay, okay, that's fair! I walked into that one with both hands full!",
    "You're right, look at me talking! My aunt says the same thing, only louder!",
  ],
  keeps_quiet: [
    "That's okay, pal! You keep it! I only ask because I'm nosy and I care!",
    "You don't have to tell me! I'd only tell the cat!",
    'Sorry, pal! My mouth goes before I do! Forget I asked!',
  ],
  excuses_self: [
    "No, no, don't you worry! Nothing's broken! You can ask me anything!",
    "I'm not mad, pal! I don't even know where I keep it!",
    "It's all right! I took it the nice way! I take everything the nice way!",
  ],
  moves_on: [
    'Sure, pal! Something else! What do you want to talk about? I can do soup, cats and money!',
    "Okay! I'm done! I put a lid on it! You go!",
    "Enough, you're right! Aunt Connie says I never know when! What's next?",
  ],
  dislikes: [
    "Aw, I know, pal! I wish I had a better one! I'd wrap it up for you!",
    "I'm sorry! I could see your face fall! Take a cookie, it helps a little!",
    "You don't like it! Okay! I don't like it either, I just say it friendly!",
  ],
  how_known: [
    'How do I know? Everybody comes through this kitchen, pal, and they talk with their mouths full!',
    "I heard it at the stove! I don't ask, I just stir!",
    'My aunt told me! How she knows, nobody dares to ask!',
  ],
}

/** Tommy's answers to reactions where it is known what the last reply was. */
export const LAST_LINES: LastLines = {
  terms: {
    asks_why: [
      "Why that much? Because my aunt did the numbers, pal, and I don't argue with the pencil!",
      "Why? So there's something in the can for the next fella! That's the whole reason!",
    ],
    asks_then: [
      "Then the day comes, you bring it, and I open the good cookies! That's how I like it to go!",
      'Then you go out, buy cheap, sell dear, and come back before the fellas get bored!',
    ],
    laughs: ['You laugh at my numbers! My aunt does too, and she wrote them!'],
    not_funny: ["I know, money's never funny! That's why I keep cookies next to it!"],
    doubts: [
      "I'm serious, pal! It's on the paper, in my aunt's handwriting, and she presses hard!",
    ],
    asks_verdict: ["It's whatever you say, pal! The chips are right there, the yes and the no!"],
    asks_point: [
      'The point is the number, pal! You take it or you leave it, I like you both ways!',
    ],
    mocks: ["You can make fun of the numbers, pal! Just don't do it in front of my aunt!"],
  },
  refusal: {
    asks_verdict: ['Yeah, that was a no, pal! I tried to put sugar on it!'],
    doubts: ["I'm serious, pal, and I hate it! I never liked saying no!"],
    hurts: ['Aw, I know a no stings! I said it as soft as I could!'],
    asks_then: ["Then you go earn a little and ask me again, pal! I'll be hoping the whole time!"],
  },
  joke: {
    asks_why: ["Why? I don't know why it's funny, pal! I only know my uncle fell off the chair!"],
    asks_then: [
      'Then nothing! That was the end! I always tell it wrong, you were supposed to laugh!',
    ],
    laughs: ['You laughed! Connie! It worked! I been telling that one since the Army!'],
    not_funny: ['No? It kills at the fish market! Maybe you got to be holding a fish!'],
    asks_meaning: ["Oh, you can't explain a joke, pal! It's like cutting up a balloon!"],
    asks_point: ["The point was you'd laugh, pal! I'll try it slower next time!"],
    mocks: ['I know, I know! My aunt says I should stick to soup!'],
  },
  tip: {
    asks_why: [
      "Why? Because over here they got too many, and over there they got none! It's like tomatoes!",
    ],
    asks_then: ["Then you sell it where they miss it, and you come eat! That's the whole plan!"],
    asks_how: [
      "How? You buy it where it's cheap, you hold it on your lap on the train, you sell it where it's dear!",
    ],
    asks_source: [
      'The fellas who load the trucks, pal! They come in hungry and they leave empty, if you know what I mean!',
    ],
    doubts: ["Go see for yourself, pal! Look at the prices in two boroughs, I'll wait!"],
    asks_where: ["It's on the market board, pal! One borough at a time, I need my glasses for it!"],
    acknowledges: ["Good! And go soon, pal, prices are like bread! They don't stay!"],
  },
  rule: {
    asks_why: ["Why? It's the rule, pal! I didn't make it, I only got it taped to the icebox!"],
    doubts: ["It's true! It's all in HELP, my cousin's kid read it to me twice!"],
  },
  question: {
    says_yes: [
      "Yes? Oh, good! I was hoping you'd say that!",
      "You do? You are? Well, whichever it was, I'm happy!",
    ],
    says_no: ['No? Okay! I only asked because I care, pal!'],
    hums: ['Was my question too hard? I can make it smaller!'],
  },
  person: {
    asks_who: [
      'Who? I better not say, pal! If I say one name I have to say them all!',
      "You wouldn't know them! And if you did, they'd want you to eat something!",
    ],
    asks_fate: [
      "Oh, everybody's fine, as far as I know! I always figure they're fine!",
      "I don't know what came after, pal! People stop calling, I keep setting a plate!",
    ],
  },
}
