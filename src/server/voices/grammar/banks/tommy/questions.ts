import type { QuestionLines } from '../../question-lines.ts'

/** Tommy's answers to questions that nobody has asked him before. */
export const QUESTION_LINES: QuestionLines = {
  asked: {
    are_you: [
      "Am I? A little! Don't tell my aunt, she worries!",
      "No, no! Not me, pal! Where'd you get that?",
      "I am! Is it the face? It's always the face!",
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
      "Which one? The round one! No, wait! You pick, I'd like any of them!",
      "Ooh, don't ask me to pick, pal! I like them all, it's my whole problem!",
      'The one you were gonna pick anyway! Trust your stomach!',
    ],
    what: [
      'What is it? You know, I got asked that once, and I just smiled!',
      "I couldn't tell you what, pal! I only know it goes good with bread!",
      "That? Oh, that I can't say! My aunt would have my ears!",
    ],
    either: [
      "Both! Why pick? Life's short and the plate is big!",
      'The first one! No, the other! See, this is why my aunt orders for me!',
      "Little of each, pal! That's how we do it at home!",
    ],
    choice: [
      '{Chosen}! Oh, that was easy! I love {chosen}!',
      "{Chosen}, pal! But don't tell the other side, I don't like to hurt anybody!",
      "I gotta say {chosen}! My aunt says different, but she's not listening!",
    ],
    ever: [
      'One time! I was so nervous I brought a lasagna!',
      'Never! I always wanted to! You wanna go together, pal?',
      'Did I ever! My cousin still tells it at weddings, and he tells it wrong!',
    ],
    favourite: [
      "My favorite? Whatever's hot and on the table! But if you make me pick, the one my aunt likes!",
      'Oh, don’t make me choose! I pick one and the others look at me!',
      'I got a favorite for every day of the week! Today’s is a good one!',
    ],
    do_you: [
      'Me? Sure! Badly, but sure! You should see me, pal!',
      'I do! Every chance I get! My aunt says too much!',
      'No, I never got the knack! The cat’s better at it!',
    ],
    can_you: [
      "I wish I could, pal! I'd break it, I know me! But I'll make you coffee!",
      'For you I’d try! But no, I really can’t, my aunt keeps the list!',
      "Oh, I'm no good at that! I'd only make it worse, and then we'd both cry!",
    ],
    can_i: [
      'Sure you can! What do you ask for? You’re in the family!',
      'Of course! Wipe your feet first, that’s all!',
      "Better not, pal! My aunt sees everything! Maybe when she's at church!",
    ],
    why: [
      'Why? Because my aunt did it that way, and she turned out fine!',
      'You know, I asked that once! Nobody knew! We had cake instead!',
      'Because somebody has to, pal! And I had the time!',
    ],
    who: [
      "Who? I can't say, pal, I promised! But he's got a mustache!",
      "My cousin! It's always my cousin! I got eleven, so pick one!",
      'Mostly me and Aunt Connie! And the cat watches!',
    ],
    where: [
      'Right around the corner, next to the bakery! Everything good is next to the bakery!',
      'Here in the kitchen! Where else would I go, pal? The coffee’s here!',
      "In Queens! I don't know the street, I go by the smell!",
    ],
    how_long: [
      "How long? Till the bread comes out! After that I can't promise!",
      'Oh, a good while, pal! I never look at the clock, it makes me nervous!',
      "As long as it needs! My aunt says you can't rush a thing like that!",
    ],
    when: [
      "When? I'd have to ask my aunt, she keeps the calendar!",
      "Soon as it's ready, pal! I never know, I go by the smell!",
      "When, when! I only know it's not before supper!",
    ],
    how_many: [
      'How many? Let me count! Four, no, five! I lose one every time!',
      "Too many! My aunt says it's a sickness!",
      "Eleven! It's always eleven with me, pal! Ask anybody!",
    ],
    how: [
      'How? Low flame, wooden spoon, and you never leave it alone! Works for everything!',
      'I do it with love and I make a mess! I can’t explain it better, pal!',
      'Slow! And you hum a little! My aunt taught me, she hums louder!',
    ],
    should_i: [
      "I say do it! And if it's a mistake, you come here and we eat!",
      'Yes! No! Wait, did you sleep? Sleep first, then yes!',
      "If your stomach says no, pal, it's no! I listen to mine, and it talks a lot!",
    ],
    opinion: [
      "What do I think? I like it! I like most things, it's a problem!",
      "I think it's nice! Not for every day, but nice!",
      'You want it honest? I never understood it, pal, but I smile!',
    ],
    is_it: [
      "Yes! I'm almost sure! Ninety percent! My aunt would know the rest!",
      'No, no! People say that, and they never even tasted it!',
      'A little bit! Like everything, pal! A little bit true!',
    ],
    would_you: [
      "Me? I'd cook for everybody, then I'd lie down! That's my answer to most things!",
      "Oh, I'd faint first! Then I'd ask my aunt, pal!",
      "I'd give half away and lose the other half! But what a party!",
    ],
    about_you: [
      "About me? I'm a simple fella! Coffee can, aunt, cat, that's the whole tour!",
      'You wanna know about me? Nobody asks! Sit, it takes two cups!',
      'Me? I was round as a kid and I stayed friendly! That’s my life, pal!',
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
