import type { LOAN_TERMS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/loan-terms.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Interest, papers, signatures and what is fair. */
export const LOAN_TERMS_LINES: ThemeLines<typeof LOAN_TERMS_EXCHANGES> = {
  interest_per_day: [
    [
      "It's for each day, pal! The first one counts right when you shake! So come early, it's less!",
      'A little every day, like the milkman! You bring it back sooner, you pay fewer days!',
      "By the day! I know, I know! But mine's the smallest of the ones who take any, go ask around!",
    ],
    ["Every day, pal, same as when you asked! I'm sorry! I'm a little sorry!"],
  ],
  compound: [
    [
      'A bit on a bit, yes! Like dough, it rises! You take some out, it rises less! Twice what you borrowed and it stops!',
      "Every day goes by what's left, with yesterday's bit in it! So pay a little when you got a little!",
      "It grows on what's still there, pal, like sourdough! You take some out, the rest grows slower!",
      "It stacks, I don't like it either! Bring a part any day and the stack gets shorter!",
    ],
    [
      'It still rises, pal! Like I said, dough!',
      "It's the dough, pal! It rises every night! Bring some back, it rises less!",
    ],
  ],
  is_it_legal: [
    [
      "Legal? I got a fishing license, pal! I think that covers it! It's got a stamp!",
      "I never asked! The police captain eats here, and he never asked, too! Nobody asks, it's beautiful!",
    ],
    ['Still got the fishing license, pal! I renewed it!'],
  ],
  fake_name: [
    [
      'Call yourself anything! The last fella was Count Dracula, and he came back Friday with the money and a pie!',
      "It's okay, pal! Aunt Connie never forgets a face, she doesn't even ask for names!",
      'A made-up name! Is it a good one? I always wanted to be a Roberto!',
    ],
    ["You still got the secret name! My aunt calls you the skinny one, so it's no use!"],
  ],
  lawyer_reads: [
    [
      'Bring him in! Does he eat veal? The last lawyer stayed till Tuesday!',
      "There's nothing to read, pal, it's a slip and a smile! My aunt witnesses it with a ladle!",
      'A lawyer, wow! I had one for the candy store! He wanted the candy!',
    ],
    ['Is the lawyer coming or not? I set out a plate for him!'],
  ],
  sign_in_blood: [
    [
      'Blood? No! On the good tablecloth? We just shake on it, pal, and you wash your hands first!',
      "The devil! In my kitchen! Aunt Connie'd chase him out with the mop! It's only me!",
      "Keep your soul, you need it for Sunday! I'm a coffee can with a phone number, that's all!",
    ],
    ["Nobody's bleeding, pal! It's tomato! I told you it's tomato!"],
  ],
  need_to_sign: [
    [
      "No papers, pal! You push the chip and that's it, we're shaken hands! Then it's on the slip in LOANS, nice and neat!",
      "Sign? I got one pen and the cat sat on it! The chip's enough! But read it first, promise me!",
      "I don't ask for papers, I ask did you eat! You take it with the chip, and the slip keeps the number for both of us!",
    ],
    ["Still no papers! Only the chip! And if you're a kid, ask your mother too, I would!"],
  ],
  why_interest: [
    [
      "You pay a little for each day you keep it, pal! It's like renting a suit, only the suit is money! It's on the slip, plain!",
      "It's for the bread and the light bill! You take some out of the can, you put back a bit more, and next time there's some for the next fella!",
      "It's for the waiting! I don't like it either, my aunt does the sums! Bring it back early and it grows less!",
    ],
    ['Still for the waiting, pal! Every day you got it, a share! No waiting, no share!'],
  ],
  receipt: [
    [
      "It's all written down, pal! In the can, on the fridge, and under LOANS, that one's without the gravy!",
      'A receipt! I gave one once, on a napkin, and the guy blew his nose in it! Look in LOANS, it stays clean!',
      'I write every penny! My aunt checks it with her glasses on! You can see it in LOANS any time!',
    ],
    ["It's still written down, pal! Even the cat saw it!"],
  ],
  daily_or_end: [
    [
      'No, no, not every day! You bring it by the day on the slip! If you wanna drop a little before, the can smiles!',
      'Once at the end is fine, pal! But a bit here and there makes the end smaller! Like dishes!',
      "You don't need to come every day! I mean, come! But for the money, only by the date!",
    ],
    ['By the day on the slip, pal! Every other day, come for the soup!'],
  ],
  first_day_interest: [
    [
      "The first day's in there right from the handshake, pal! Then a little more every day, same time you signed!",
      'It starts when you take it! I know, I know! I asked Aunt Connie for a free day, she laughed!',
    ],
    ["Still from the handshake, pal! I don't make it up, I only stir!"],
  ],
  part_interest: [
    [
      'Only on the rest, pal! You bring some, and tomorrow I add a smaller little bit! It works great!',
      "That's right! It goes off the loan first, and then there's less to grow! So bring me even a little!",
      "Sure it helps! It's like taking a ladle out of the pot, the pot's smaller! And I know pots!",
    ],
    ['On the rest only, pal! Every little bit you bring, it shrinks!'],
  ],
  usury: [
    [
      'Usury! Oh, that\'s an ugly word! Say "a little extra for my aunt", it\'s the same, but nicer!',
      'A sin? The priest borrows here, pal! He grumbles too, and then he eats!',
      "You think that's a lot? You should see the others! Me, I feel bad about every penny, and I keep it!",
    ],
    ['Still robbery, huh? Nobody ever got robbed with a napkin on his lap, pal!'],
  ],
  own_mother_terms: [
    [
      'My mother lent to ME, pal! And she wanted it back Sunday! So, yes!',
      "Family pays the same! I got eleven cousins, I'd be in the street with the cat!",
      "For Aunt Connie there's no rate! It's her can! She charges me, that's how it goes!",
    ],
    ['You asked about family already! Same plate, same price, pal!'],
  ],
  in_writing: [
    [
      "Sure, it's all on a slip, pal! In LOANS! The total's at the bottom, and I dotted the i with a heart!",
      "In writing? My aunt wouldn't have it any other way! When you take it, it's in LOANS, plain as soup!",
      'You read everything first, good for you! I say it all, and then the slip says it again, in LOANS!',
    ],
    ["It's on the slip, pal! Same numbers as the first time!"],
  ],
  same_for_all: [
    [
      'Everybody, pal! My aunt would smack me if I played favorites! Well, people who bring it back can talk me down easier!',
      "Just you? No! I don't have a mean price, I only got the one in the can!",
      "Same for all, like the soup! You ask nice and you got a good name, there's a bit more in the bowl!",
    ],
    ["Still the same for everybody! Even my cousin, and he's got my nose!"],
  ],
  grows_offline: [
    [
      'Nothing sleeps, pal, only us! A day goes by, the fridge marks it! So look in once in a while!',
      'Sure, the days go on! My sauce also cooks when I leave the kitchen, sometimes too much!',
      "It don't stop when you go out! But it can never go past double, so breathe! And the day stays the day!",
    ],
    ["Yes, still counting, pal! Even on Sundays, I'm so ashamed!"],
  ],
}
