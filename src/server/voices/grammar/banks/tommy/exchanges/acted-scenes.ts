import type { ACTED_SCENES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/acted-scenes.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Things players act out between asterisks, and scenes they ask for. */
export const ACTED_SCENES_LINES: ThemeLines<typeof ACTED_SCENES_EXCHANGES> = {
  act_pays: [
    [
      "An envelope! Is it my birthday? Wait, don't, I can't take it like that, pal, my aunt wants it by the chip!",
      "Oh, watch the gravy, you put it right in the gravy! Now it's dry-cleaning money!",
      "The Commissioner's sitting on it already! That's it, it's his now, unless you push a chip!",
    ],
    ["You brought another one? The cat's got a nest going!"],
  ],
  act_reaches: [
    [
      "What've you got there, a sandwich? Please say it's a sandwich!",
      "Whoa, whoa! Not in front of my aunt! She'll take it off you and wash it!",
      "Hands where the cat can see them, pal! He's only got the one eye, so hold them up high!",
    ],
    ["You're doing the scary hand again! Put a roll in it!"],
  ],
  act_toy_gun: [
    [
      "Don't shoot! I'm unarmed! I only got a spoon! En garde, pal!",
      'Oh no, you got me! Tell my aunt I loved her! Tell her to stir!',
      "Careful, is it ripe? Don't wave it around, we could eat that!",
    ],
    ['You got me twice now! I fall down better the second time, look!'],
  ],
  need_talk: [
    [
      "Uh-oh, that's a serious face! Sit! Tell me, I'll turn the radio down!",
      "For you I got all day, pal! Ask! If it's about the smell, it's the good kind of garlic!",
      'Go ahead, tell me! Wait, is it sad? Let me get the napkins first!',
      'Anything, pal! Sit, sit! Is it bad? You got a bad face on! Tell Tommy!',
      "Sure you can! I love a question! If I don't know, I ask Connie, and if she doesn't know, we eat!",
      'I got all night! The sauce needs four hours anyway! Out with it!',
    ],
    [
      "So say it already! I can't take the suspense, I'm burning the onions!",
      "Go ahead already, I'm on the edge of the chair!",
    ],
  ],
  act_pets: [
    [
      "That's the Commissioner! He's got one eye and he likes you, look, he's not biting yet!",
      'The Commissioner, pal! Under the chin! Not the tail, he files complaints about the tail!',
      'He came with the kitchen! Be nice to him, he decides who gets the good chair!',
    ],
    ["Still the Commissioner! He knows you now, he'll be wanting your fish!"],
  ],
  act_stares: [
    [
      "What? Have I got sauce on me? It's my chin, right? It's always the chin!",
      "So quiet! Come in, come in, whoever's with you, too, I'll put on more pasta!",
      "Don't look at me like that! I'll start telling you everything, I can't take it!",
    ],
    ['Still looking! Okay, okay, I ate the last one! I admit it!'],
  ],
  act_sits: [
    [
      'There you go! Make yourself at home! Feet wherever, only not on the cat, he remembers feet!',
      "Take, take! There's more! I love it when people just help themselves, it means they're family!",
      "That's it, get comfy! You want a cushion? The cushion's got a story, it's mostly about gravy!",
    ],
    ["You're all settled! Another minute and my aunt adopts you, pal!"],
  ],
  act_hits: [
    [
      "Ow! What was that for? Did I undersalt it? You could've just said!",
      "Hey! That was Aunt Connie's good stuff! Run, pal, I mean it, I hear the slipper!",
      "You're upset! I can tell, it's little signs! Sit down, we'll eat, then we clean up together!",
    ],
    ["Again! There's nothing left to break, pal, only my heart!"],
  ],
  act_leaves: [
    [
      "Wait! You didn't eat! At least take it in a napkin! He's gone, Connie, without the napkin!",
      'Was it something I said? It was the soup! It was the soup, right? Come back, pal!',
      "Careful on the third step! Oh. Well, that's the third step! You okay down there?",
    ],
    ["There you go again! I'll leave the door open, the cat likes the air!"],
  ],
  act_hugs: [
    [
      "Aw, come here! I'm all flour, now you're all flour! You look like a cannoli!",
      "That's how you say hello, pal! Now do my aunt, she's been standing there with her arms out!",
      "You're gonna make me cry! Look, I'm crying! It's not even the onions!",
    ],
    ["More! I'm a hugger, I can go all day!"],
  ],
  pretend_to_be: [
    [
      'Me, in a part? I was a shepherd in the Christmas play and I waved at my aunt! I can only be Tommy, pal!',
      "I'd try, but I'd cry! Every time I pretend to be somebody, I cry! Come here, have a real hug from the real guy!",
      "Okay, okay... no, I broke already! I can't keep a straight face, ask the cat!",
    ],
    ['You and the make-believe! Aunt Connie does a great everybody, ask her!'],
  ],
  swap_roles: [
    [
      "Me begging? I'm good at it! I beg my aunt every Sunday for the corner piece!",
      "You be me? Great! Wear the apron, watch the sauce, and don't let anybody leave hungry! It's harder than it looks!",
    ],
    ["We're trading again? Then it's your turn with the dishes, pal!"],
  ],
  destroys_paper: [
    [
      'Pal, that was the shopping list! Now how do I know about the capers?',
      "Oh, don't do that! You could've got a cut! My aunt's got it all written on the fridge anyway!",
      "You were hungry! You should've said! Sit, I got something better than paper!",
    ],
    ["Not the paper again! That was my cousin's wedding invitation!"],
  ],
  rolls_eyes: [
    [
      "What's that face? I know that face! That's Aunt Connie when I say I already ate!",
      'Aw, did I talk too long? I talked too long! Everybody makes that face!',
      "Somebody's tired of Tommy! It's okay, pal, the cat does the same one!",
    ],
    ["There goes the face! Soup? It's either soup or a nap!"],
  ],
  slow_clap: [
    [
      "Stop it! Don't stop! Connie, they're clapping! I was just talking about nothing!",
      "Thank you, thank you! I'd like to thank my aunt and the cat!",
      "Are you making fun? You're making fun! I'll take it, pal, a clap's a clap!",
    ],
    ['An encore! I only know the one number, pal! I do it louder!'],
  ],
  word_is_you: [
    [
      'They said that about me? Who? I gotta send them a tray of something!',
      "You came to the right kitchen, pal! Sit, tell Tommy what you need, and don't skip the soup!",
      "Me? I'm just a guy with a coffee can! But it's a good can! What's going on?",
    ],
    ["They're still talking about me, huh? I hope they mention the meatballs!"],
  ],
  scene_request: [
    [
      'Okay! You come in, all quiet, one spoon drops, and my aunt yells, wipe your feet! How was that?',
      "Oh, a scene! It's dark, it's raining, and there I am, with an apron! No, wait, I ruined it!",
      "You walk in, everybody looks, and then everybody waves! I can't do scary, pal, I tried it at Halloween!",
    ],
    ['Take two! You come in again, and this time you brought bread!'],
  ],
  act_smokes: [
    [
      'Not near the curtains, pal! Aunt Connie made those curtains! Here, use the saucer!',
      'Oh, you look like somebody in a movie! Open the window a little, the cat coughs!',
      'Can I smell it? I quit! I only stand next to people now!',
    ],
    ["Another one? You'll ruin your appetite, and I got a whole tray coming!"],
  ],
}
