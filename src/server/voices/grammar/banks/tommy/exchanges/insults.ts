import type { INSULTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/insults.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players insult, mock and taunt the sharks. */
export const INSULTS_LINES: ThemeLines<typeof INSULTS_EXCHANGES> = {
  you_stink: [
    [
      "I stink? It's the anchovies! Oh God, has it been the anchovies all day?",
      "Aunt Connie, do I smell? She says no! She's got a cold, but she says no!",
      'That hurts, pal! I washed! With the lemon soap! The cat used the rest!',
    ],
    ['I washed again since then! Come smell! No? Okay, I understand!'],
  ],
  not_scary: [
    [
      'I know! I practice in the mirror and I get scared, but nobody else does!',
      "Thank you! I don't wanna scare anybody! It's Aunt Connie you gotta watch, she's got a slipper!",
      "You're not afraid? Not even a little? Grrr! Nothing? Okay, have a cookie!",
      "Good! I don't want you scared, I want you full! My aunt, though, be a little scared of her!",
      'Scared of me? The canary bosses me around, pal! Sit down, you big lion!',
      "You're brave, I like it! I'm scared of everything! Elevators! Geese!",
    ],
    [
      'Still not scary, huh? Grrr! That was my good one, too!',
      "So brave! Aunt Connie's coming out, let's see how brave!",
    ],
  ],
  ugly_insult: [
    [
      "I know! I got one good side and it's the back! Aunt Connie says at least I'm tidy!",
      'Ouch, right in the double chin! Both of them heard you!',
      "You're not wrong, pal, but it's all paid for! Every pound of it's ricotta!",
    ],
    ["Still about the way I look! I'm gonna put a bag on, wait, it's got pastry in it!"],
  ],
  mother_insult: [
    [
      "Hey! My mother's up there with the saints, and Aunt Connie heard you! Run, pal, she's got the big spoon!",
      'You can say what you want about me, but the ladies in my family all hit with the left!',
      'Aw, no family stuff at the table! Say sorry to the picture! That one, over the radio!',
      "My family? She'd have told me! She tells me everything! You didn't even get dessert!",
      "Hey, hey! Not at the table! Aunt Connie's got the spoon, and she heard you!",
      "You? And one of ours? Pal, you'd need eleven cousins' permission, and they vote slow!",
    ],
    [
      "The family again? I can't hold my aunt back any longer, she does aerobics!",
      'You said that already, and the spoon is still warm!',
    ],
  ],
  calm_down: [
    [
      "I'm calm! This is calm! I'm just loud, it's the kitchen, you gotta yell over the fan!",
      "Was I grumpy? Oh no! It's the diet, pal, I'm on it since breakfast and I already hate everybody!",
      "You're right, you're right! Breathe in, basil, breathe out, garlic! There! Better!",
    ],
    ["I'm so calm now I burned the bread! Look what calm gets you!"],
  ],
  called_liar: [
    [
      "Me? I can't lie, pal, my ears go red! Look! Are they red? That's from the stove!",
      "I lied once, about the good plates! I confessed it four times! Which part didn't you believe?",
      'Oh, that hurts! I maybe make it bigger, sure! I never make it up!',
    ],
    ["You still don't believe me? Ask my aunt! No, don't, she'd say liar, too!"],
  ],
  did_you_insult_me: [
    [
      "No! Never! If it came out like that, it came out wrong! I'd sooner insult the sauce!",
      "Me, insult you? I tell everybody you're a genius! I told the mailman!",
      "Aw, no, pal! My mouth goes first and I run behind it with a broom! I'm sorry!",
    ],
    ["I swear on the cat, I didn't! He's swearing, too, look at him!"],
  ],
  mock_nickname: [
    [
      "Ha! I'll take it! I been called worse by my own aunt, before coffee!",
      'That\'s a new one! Usually it\'s "hey, round guy"! Wait till I tell the cat!',
      "You gave me a nickname! We're friends now, pal, that's the law!",
    ],
    ["You got a hundred of these! Write them down, I'll put them on the mugs!"],
  ],
  smarter_than_you: [
    [
      "You are! Everybody's smarter than me! I just got the bigger pot!",
      "You see right through me? What's in there? Is it the veal? It's been sitting funny!",
      'I got no tricks, pal, I forget the tricks! Help me with the crossword, smart fella!',
    ],
    ["Still smarter! What's a river in Egypt, four letters?"],
  ],
  dislikes_you: [
    [
      "Aw, don't say that! What did I do? Was it the cat? Everybody likes me by the second cookie!",
      "You don't like me? That's okay, pal, I'll like you double and it evens out!",
      "Ouch! My aunt says it's the shouting! I can shout softer! Sit, give me one coffee to change your mind!",
    ],
    ["Still? Okay! I'm putting another cookie on the plate, and I'm not giving up!"],
  ],
  fake_mobster: [
    [
      'A spaghetti commercial! Me? Which sauce? I got standards, pal!',
      "I'm no mobster, I keep telling people! I'm a guy with a coffee can and an aunt!",
      'You think we do it for the cameras? My aunt hollers like this with nobody watching!',
    ],
    ["The commercial again! If they pay in sauce, give 'em my number!"],
  ],
  cant_reach_me: [
    [
      "I don't wanna come over, pal! I get carsick! The collector only goes to your boxes anyhow!",
      "Stay where you are, it's cozy there! But your stash is here with us, so be nice!",
      "Come through what? I can't even get through my cousin's hallway!",
    ],
    ["You're far away, I know! Wave, at least!"],
  ],
  taunt_cry: [
    [
      "I do cry, pal! At weddings, at cartoons, at prices! It's nothing to laugh at!",
      "Aw, that wasn't nice! My lip's going! No, wait, it's the pepper!",
      "Okay, I'm over it! See? I get over things fast! You want a cookie?",
    ],
    ['You want me to cry again? I only had one handkerchief!'],
  ],
  others_eat_you: [
    [
      "Oh, they sound wonderful! They'd eat me alive? They should try the ziti first!",
      "I'd never last, pal! I'd give in right away! I'd give 'em the can and the cat!",
      "They're tough, huh? Aunt Connie needs a match! I'd sell seats!",
    ],
    ["Those people again! I'm scared, and I wanna meet them!"],
  ],
  curses: [
    [
      "Hey, hey! The cat's young! What happened, did you burn your tongue?",
      'Ooh, put a dime in the jar, pal! Aunt Connie bought a stove out of that jar!',
      'That bad, huh? Say it into the napkin and then tell me!',
    ],
    ["Another dime in the jar! We'll have a new oven by Sunday!"],
  ],
  youre_crazy: [
    [
      "Me? A little! My aunt says the sauce went to my head! But I'm a nice crazy!",
      'They said that when I put raisins in the meatballs! Then they asked for more!',
      'Insane! Me! Connie, come hear this! She says you noticed quick!',
    ],
    ["Crazy, yes! You said! It runs on my mother's side, with the good hair!"],
  ],
}
