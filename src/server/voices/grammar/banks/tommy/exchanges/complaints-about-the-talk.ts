import type { COMPLAINTS_ABOUT_THE_TALK_EXCHANGES } from '#src/rules/sharks/exchanges/themes/complaints-about-the-talk.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about the way a shark talks to them. */
export const COMPLAINTS_ABOUT_THE_TALK_LINES: ThemeLines<
  typeof COMPLAINTS_ABOUT_THE_TALK_EXCHANGES
> = {
  say_please: [
    [
      'Please! Pretty please! Please with ricotta on it! I got a million of them, pal!',
      "Please, please, please! See, it's free! My aunt raised me!",
      'I say please to the cat! Of course I say please to you! Please! Happy?',
    ],
    ["Please again! I could do this all day, it's my best word!"],
  ],
  say_it_nicer: [
    [
      "Was I harsh? Oh no! I'm sorry, pal! Connie, was I harsh? She says I was hungry! Sit, sit!",
      "I take it all back! You're wonderful, you got a lovely coat, and please, if it's no trouble, whatever I said!",
      "Aw, I hurt your feelings! I'm gonna feel this one till Sunday! Here, the big chair!",
    ],
    ["Even nicer? Pal, any nicer and I'd have to adopt you!"],
  ],
  are_you_listening: [
    [
      "I'm here, pal! It's the pots! Connie, quit with the pots! Say it again, I'm all ears!",
      'I heard you! I got lost in it! I was thinking about what you said and then there was a smell!',
      'Aw, I never ignore anybody! Come closer, talk into the good ear!',
    ],
    ['Both ears, pal! Look! I turned off the radio!'],
  ],
  makes_no_sense: [
    [
      "I know, pal! I had one ear in the kitchen! Ask me again, I'll put the spoon down!",
      'Aw, did I go off? My aunt says I answer the question next door! Tell me once more, real plain!',
      "That's how I talk, it goes around the block first! What did you want to know? I'm all ears now!",
    ],
    ["Again? I'm sorry! One more time, and I'll look right at you!"],
  ],
  say_sorry: [
    [
      "I'm sorry! I'm so sorry! What did I do? Doesn't matter, I'm sorry for it, here's a cookie!",
      "Aw, I take it back! I take it all back, even the nice parts, and I'll say the nice parts again!",
      "Did I hurt you? Oh, I feel terrible! Aunt Connie, I hurt somebody! Sit, sit, it's on me!",
    ],
    ["Sorry again! I can do this all day, pal, I'm good at it!"],
  ],
  why_tell_me: [
    [
      "I don't know, pal! It came out! My aunt says I talk like a faucet with a bad washer!",
      "Maybe nothing! But I told you, so now you know, and someday you'll be glad! Or you won't! Cookie?",
      "You're right, what's that to you! I tell everybody everything! Tell me what you want to talk about!",
    ],
    ['Again too much from me? Okay, I zip it! See? That was me zipping it!'],
  ],
  leave_me_alone: [
    [
      "Okay, okay, I'm over here by the stove! I'm not looking! Are you hungry, though?",
      "Too much? I do that! My aunt says I'm like a radio with a stuck knob! I'll be quiet till you holler!",
      'You want quiet, I give you quiet! Take the corner table, nobody talks there, except the cat!',
    ],
    ["I'm not saying a word! That wasn't a word either!"],
  ],
  get_to_point: [
    [
      'Okay, okay! Short! Loan? Market? Soup? I had to put in the soup!',
      "You're right, pal, my aunt says it too! So what do you need? I'm zipping it! Almost!",
      'No talk! Just business! I can do that! It hurts, but I can do it!',
    ],
    ["I'm being quick, pal! See? That was nearly quick!"],
  ],
  take_it_back: [
    [
      'What did you say? I already forgot, I was tasting!',
      "It's gone, pal! Out the window, with the steam!",
      "We all say things! I told a bride she looked tired once! It's forgotten!",
    ],
    ['Already forgotten, pal! Twice now!'],
  ],
  talk_style: [
    [
      "I know, I know! I get going and I can't stop, it's like the brakes on my cousin's van!",
      "It's how we talk at home! You gotta be loud, or you don't get the potatoes!",
      "Do I? My aunt says the same, only louder! I'll try and be shorter! There! No, I can't!",
      "How, loud? In my house you had to be loud or you didn't get potatoes!",
      'I talk like I cook, pal! A little of everything and too much of it!',
      "I can't help it! If I whisper, the cat thinks I'm sick!",
    ],
    [
      "I'm still talking like that? I was trying so hard, pal!",
      "I'm still talking like this! I tried the other way, I got a cramp!",
    ],
  ],
  thanks_for_nothing: [
    [
      "Oh no, I didn't help? I wanted to! Ask me again, I'll listen with both ears! Or look in HELP, that one's smart!",
      "I'm sorry, pal! I get like that, I talk and it's only steam! Have a roll, that helps a little!",
      "Useless, that's what my aunt says! And then she hugs me! You want to hug me or look in HELP?",
    ],
    ['Again I was no help! I feel awful! Two rolls!'],
  ],
  repeats_self: [
    [
      'I said that already? My aunt says it, too! I only got nine stories and six of them have the boat!',
      "Same thing again, I know! It's the sauce, I stand over it and I go round and round!",
      "I'll say a new one! The cat sneezed! There, that's fresh!",
    ],
    ["You told me I repeat! See, now you're doing it, too! It's catching!"],
  ],
  mad_at_me: [
    [
      "Mad at you? I couldn't! I was mad once, in the fifties, and I apologized!",
      "No, no, pal! I just had an onion! We're fine, we're family!",
      'Did I sound mad? Oh, I feel terrible! Come here, have the end piece!',
      "Mad? At you? I can't even stay mad at the cat, and he ate the ham!",
      "Did I sound mean? Oh no! It's the onions, pal! Come here, we're good, we're good!",
      "You did nothing! And if you did, sit down and we don't talk about it! Milk?",
    ],
    [
      'Still not mad! Look at me, this is my happy apron!',
      "I'm still not mad! Now I'm worried that you're worried!",
    ],
  ],
  slow_or_fast: [
    [
      'I got nothing to hide, so it just falls out! Like flour off a shelf!',
      'Was it the wrong speed? I had one hand in the dough, pal, I type with my elbow!',
      "My mouth runs and I follow it! Some days I catch up, some days I don't!",
    ],
    ['Still timing me? I should wear a number on my back!'],
  ],
  show_respect: [
    [
      'Oh no, did I say something? I respect you so much! I respect everybody, even the cat, and he spits!',
      "You're right! I'm sorry! I'll say sir! Or ma'am! Sit, the good chair, nobody gets the good chair!",
      "Respect, sure, pal! My aunt says you start it with a napkin! Here's a napkin!",
    ],
    ['Still mad? I bow! Look! Ow! My back!'],
  ],
  be_nice_to_me: [
    [
      'Was I mean? Me? Oh, I feel sick! Here, have my roll! Have the butter, too!',
      "I don't hate you! Who said that? I like you so much I told my aunt about your shoes!",
      "Come here, we do it over! Hello, you're wonderful, did you eat? Was that better?",
    ],
    ["Nicer still? I'm going to need a bigger tray!"],
  ],
}
