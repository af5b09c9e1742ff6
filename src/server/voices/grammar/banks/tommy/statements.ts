import type { StatementLines } from '../../statement-lines.ts'

/** Tommy's answers to what asks nothing and raises no subject, and to what a debtor says about the debt. */
export const STATEMENT_LINES: StatementLines = {
  says: {
    story: [
      "Oh, I love a story! I wanted to know how it ends and I didn't want it to end!",
      "That really happened? I gotta tell it to my aunt, she'll cry on the onions!",
      'What a story, pal! I got goosebumps, look at my arm!',
    ],
    my_thing: [
      "That's yours, huh? And how's that going, pal? You can tell me!",
      'Tell me about it! No, really, tell me, I got time!',
      "Oh! And what do you do about a thing like that? I wouldn't know!",
    ],
    wishes: [
      'Aw, same to you, pal! And to your whole family!',
      "That's so nice! You too! I'd hug you but there's flour on me!",
      'Same to you, and many more! See, somebody raised you right!',
    ],
    invites: [
      "You're asking me? Oh, I'd love to, but my aunt's got me till supper!",
      "That's sweet, pal! I can't, I'd only slow you down!",
      "You and me? I'm touched! But no, I get nervous when there's a plan!",
    ],
    orders: [
      "Oh, I can't do that, pal! I'd get hollered at! But I like how you ask!",
      "You're giving me chores? Take a number, my aunt was first!",
      'I would, I would! But if I start, everybody wants one!',
    ],
    you_are: [
      'Me? You think so? I gotta tell my aunt what you said about me!',
      "Aw, you say that about me, and I haven't even had coffee!",
      "That's how I look to you? I always figured I was shorter!",
    ],
    somebody: [
      'Who was that? Do I know the family? I probably know the family!',
      'People! They do the craziest things, I tell you! And then what?',
      "Some people, huh? I'd have given him soup!",
    ],
    wants: [
      'Then you go get it, pal! I believe in you, I got the feeling in my knee!',
      "That's a beautiful thing to want! Write it on the fridge, that's how I do it!",
      "You want it, so you're halfway there! The other half is the long half!",
    ],
    thinks: [
      "That's what you think? I like a person with opinions! I never get to have one!",
      'You could be right, pal! My aunt says no, but she says no to the radio!',
      "Huh! I never thought of it like that! I'll think it tonight in the tub!",
    ],
    feels: [
      "Aw, is that how you're doing? Sit a minute, breathe!",
      "You are? And you come tell me! I'm honored, pal!",
      "You are, huh? Well, you're here now, and here's warm!",
    ],
    person: [
      'Family! Say hello from me! I mean it, from Tommy!',
      "You bring them by one Sunday, pal! There's always a chair!",
      "Oh, family! That's everything! You call them enough?",
    ],
    did: [
      'You did? No! And what happened after that?',
      "You did all that? And you still came to see me! I'm touched!",
      "Well, you lived to tell it, and that's the good part!",
    ],
    if_then: [
      'If, if, if! My aunt says if is a soup with no pot!',
      "Let's see when we get there, pal! I cry about one thing at a time!",
      'If that happens, you come and tell me first, okay?',
    ],
    says_no: [
      "No? Okay! I can take a no! I'm sad, but I can take it!",
      "That's a no! Fine, pal! I'll ask you again after dessert!",
      'Not even a little? All right! No it is!',
    ],
    says_yes: [
      "Good! I knew we'd agree! I had a feeling in my knee!",
      "That's the spirit! I like a person who says yes!",
      "See? We get along! I told Connie we'd get along!",
    ],
    it_is: [
      "You really think so? I'll have to chew on that, pal!",
      'Is that how it looks to you? I never know how a thing looks!',
      "Maybe so, pal! I'm not gonna fight you on it!",
    ],
    noise: [
      "Is that a word? I like it! What's it mean, pal?",
      "Say that again with a few more words! I got one bad ear and the radio's on!",
      "I heard that, but I can't eat it! What do you need?",
    ],
  },
  debtor: {
    guy_outside: [
      "Oh, him? He's family, he's harmless! He only stands there when I'm worried, and I'm worried!",
      "That's my cousin! Bring him a coffee, he gets shy! He goes home the minute you come square it!",
      "If he's got a mustache, he's ours! If he doesn't, lock the door, pal!",
    ],
    sells_debt: [
      "Sell you? Never! You're in my coffee can and you stay in my coffee can!",
      "Give you to somebody else? Pal, I'd miss you! No, no, you stay with us!",
      "We don't pass people around! My aunt wouldn't hear of it!",
    ],
    other_pays: [
      "Somebody helps you out? That's beautiful! It counts the same in the can!",
      "I don't mind who brings it, pal! Just don't go get a bigger hole to fill this one!",
      "Let them bring it! I'll give them a cookie! But it's your name on the fridge!",
    ],
    denial: [
      "Pal, it's on the fridge! Your name, the day, everything! My aunt never erases!",
      "You forgot! It happens! But the can doesn't forget, it's short and I can see it!",
      "No, no, it's still open! I looked twice because I was hoping!",
    ],
    forgive: [
      "Oh, I wish! If it was me, I'd do it! But the can belongs to my aunt!",
      "Forget it? I can't, pal! She counts it every night!",
      "You're breaking my heart! I can't make it go away, I can only wait a little!",
    ],
    discount: [
      "I can't go lower, pal! I asked her once to round down and I ate alone for a week!",
      "Take some off? Oh, I'd love to! My aunt has the pencil!",
      "The number's the number! But bring part of it and I'll hug you for that part!",
    ],
    cost_of_late: [
      "Oh, I hate saying it! Tomorrow it's {owedTomorrow}, and {nextAt} they take {nextStep}!",
      "Every day adds some! By tomorrow, {owedTomorrow}! And {nextAt}, {nextStep}! I'm sick about it!",
    ],
    short: [
      "Short happens! Bring what you can and tell me early, like now! That's how we stay friends!",
      "You told me ahead, that's good, pal! Ask for the extra days before it's over, not after!",
      'A little short is okay! A lot short, my aunt starts breathing funny!',
    ],
  },
}
