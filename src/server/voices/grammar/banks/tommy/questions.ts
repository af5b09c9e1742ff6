import type { QuestionLines } from '../../question-lines.ts'

/** Tommy's answers to questions that nobody has asked him before. */
export const QUESTION_LINES: QuestionLines = {
  asked: {
    are_you: [
      "Am I? Oh, don't ask me that, pal! My aunt says I'm not to talk about myself!",
      "Me? You'd have to ask my cousin! I can't see myself from in here!",
      "That's a personal question, pal! Let me blush first! I'm not saying!",
    ],
    date: [
      "It's {weekday}, pal! Nineteen eighty-five! I got the calendar from the bakery!",
      "{weekday}! All day! And it's still '85, unless somebody changed it!",
      'Let me look at the fridge! {weekday}, nineteen eighty-five, says so right under the magnet!',
    ],
    extreme: [
      "Oh, there's one, but if I pick it the others get hurt!",
      "The very top? I couldn't say, pal! I'd have to ask my aunt, she keeps score!",
      "I got one in mind and I'm blushing, so no, I can't tell you!",
    ],
    which: [
      "Which one? Don't ask me to pick, pal! I stand in front of two doors till it rains!",
      "Ooh, I can't choose that for you! If it goes bad, you won't come by anymore!",
      "You pick! I'll be happy for you either way, I promise!",
    ],
    what: [
      "You got me there, pal! I don't know! I'd tell you if I knew, I tell everybody everything!",
      "That I can't answer! I could guess, but my guesses got people lost!",
      'Oh, ask me something easier! I got no answer for that, only coffee!',
    ],
    either: [
      "I can't pick for you, pal! I'd lie awake if it was the wrong one!",
      "One or the other, huh? My aunt orders for me, that's how bad I am at this! I'm not choosing!",
      "Oh, that's a hard one! You flip something, pal, I'll clap for whichever comes up!",
    ],
    choice: [
      '{Chosen}! Oh, that was easy! I love {chosen}!',
      "{Chosen}, pal! But don't tell the other side, I don't like to hurt anybody!",
      "I gotta say {chosen}! My aunt says different, but she's not listening!",
    ],
    noun: [
      "{Noun}? Oh, I don't know, pal! I'd tell you if I did, I can't keep anything in!",
      "You're asking me about {noun}! I got no idea! But I love that you asked me!",
      "{Noun}! See, that I can't answer! My aunt might, she knows everything, she won't tell either!",
      "What do I know about {noun}, pal? Nothing! Not a thing! I'm ashamed!",
      "{Noun}, huh? I could make something up, but you got an honest face! I don't know!",
    ],
    ever: [
      "Did I ever? Oh, I promised I wouldn't tell that one, pal! Don't look at me like that!",
      "I'm not saying yes and I'm not saying no! My aunt's got ears!",
      "Ever, ever! You ask like the priest! I don't tell him either!",
    ],
    favourite: [
      "Oh, don't make me choose! I pick one and the others look at me!",
      "My favorite? I like everything, pal, that's my whole trouble! I can't pick one!",
      "I couldn't say! Whatever I tell you, tomorrow I like the other one! What's yours?",
    ],
    do_you: [
      "Do I? I'm too shy to say, pal! Ask me after the second cup!",
      "That's between me and my aunt, and she tells everybody, so ask her!",
      "I'd rather not say! If I say yes you laugh, if I say no you feel sorry for me!",
    ],
    can_you: [
      "I wish I could, pal! I'd break it, I know me!",
      "For you I’d try! But no, I really can’t, pal! I'd only let you down!",
      "Oh, I'm no good at that! I'd only make it worse, and then we'd both cry!",
    ],
    can_i: [
      "Can you? I can't say yes and I hate to say no, pal! Try it and see!",
      "I'm not the one to ask! I don't even decide what's for supper!",
      "You're asking my permission? Nobody ever asks mine! I don't know what to say!",
    ],
    why: [
      'Why? You know, I never found out why, pal! I stopped asking, I sleep better!',
      "There's a reason, there's always a reason! Nobody tells it to me!",
      "Oh, why! If I knew why, I'd be the smart one in the family!",
    ],
    who: [
      "Who? I can't say, pal! I start with one name and then it's all the names!",
      "I don't tell who! Last time I told who, there was shouting at a christening!",
      "Oh, that's a name you want! I'm terrible with names, and I'm scared of that one!",
    ],
    where: [
      "Where? I couldn't tell you, pal! I get lost going to the pharmacy!",
      "I don't know where! I'd draw you a map, but my maps are all kitchen!",
      "Oh, don't ask me for directions! I sent a fella to church once, he came out in Jersey!",
    ],
    how_long: [
      'How long? I never look at the clock, pal, it makes me nervous!',
      "I couldn't say how long! I'm always wrong, and then people wait!",
      "Oh, that I don't know! My watch stopped and I left it, it's peaceful!",
    ],
    when: [
      "When? I don't know, pal! Nobody tells me when, they just holler!",
      "I couldn't tell you when! Whatever I say, it comes out different!",
      "When, when! I'd have to guess, and you'd write it down!",
    ],
    how_many: [
      "A number? Oh, I'm bad with numbers when people look at me, pal! I can't say!",
      "I don't know how many or how much! I lose count at the cookies!",
      "I'd only be guessing, pal! And you'd tell somebody it was me!",
    ],
    how: [
      'How? I wish I could explain it, pal! I do things, I never know how!',
      "Oh, I'm the wrong fella for how! I once read a manual and cried!",
      "That I can't tell you! I'd say it wrong and you'd do it like I said!",
    ],
    should_i: [
      "Should you? Oh, don't put it on me, pal! I'd feel responsible, I'd come by every day!",
      "I can't tell you that! I give advice, it goes wrong, I eat! Look at me!",
      "I don't know if you should! I only know I'd worry both ways!",
    ],
    opinion: [
      'What do I think? Nobody ever asks me, pal, so I never got one ready!',
      "My opinion? I got two and they don't talk to each other! I can't say!",
      "I'd rather not say! I like you, and I don't want to be wrong in front of you!",
    ],
    is_it: [
      "Is it? I don't know, pal! I'd hate to tell you wrong!",
      "I couldn't swear to it! Half the time I'm wrong, and I never know which half!",
      "Oh, I can't say yes and I can't say no! You'd have to ask somebody who knows things!",
    ],
    would_you: [
      'What would I do? Panic, pal! After that I never know what I do!',
      "Oh, I'd faint first! Ask me when I come to!",
      "I don't dare say what I'd do! My aunt would hear I even thought about it!",
    ],
    about_you: [
      "About me? I'm a simple fella! Coffee can, aunt, cat, that's the whole tour!",
      'You wanna know about me? Nobody asks! I get shy! Ask me again after coffee!',
      "That's private, pal! I only tell it to everybody once, at Christmas!",
    ],
  },
  gossip: {
    truth: [
      "Is that true about {subject}? I heard it too! I didn't sleep! But I never saw it, pal!",
      'They say a lot about {subject}! Half of it, maybe! I always hope for the nice half!',
    ],
    compare: [
      '{subject} or me? Oh, don’t! I’m softer and I got better coffee, that’s all I’ll say!',
      "Me against {subject}? I'd lose, pal! But I'd lose nice, and I'd bring cookies!",
    ],
    quoted: [
      '{subject} said that? Aw, that hurts! I sent cookies at Christmas!',
      "{subject} talks like that, sure! Don't carry it to me, pal, I'll be up all night!",
    ],
  },
}
