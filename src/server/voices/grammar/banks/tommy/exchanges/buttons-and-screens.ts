import type { BUTTONS_AND_SCREENS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/buttons-and-screens.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Buttons, numbers, sound, colours and a stuck screen. */
export const BUTTONS_AND_SCREENS_LINES: ThemeLines<typeof BUTTONS_AND_SCREENS_EXCHANGES> = {
  screen_hurts: [
    [
      "The letters, right? I can't read them either, I just wave! Sit back a little, rest your eyes, pal!",
      "I'd change the color for you, but I touched a knob once and the whole block went dark!",
      'Your poor eyes! Cucumber, one on each! My aunt does it, she looks like a salad and sees like a hawk!',
    ],
    ['Your eyes still? Look at the cat a minute! He does it with one!'],
  ],
  save_game: [
    [
      "Don't you worry, it keeps everything by itself! You go sleep, pal, it's all here in the morning!",
      "It's saved when you do it! Like my aunt's book! Look in ACCOUNT so you can always come back in!",
      'Nothing to press, pal! You leave, you come back, same bag, same money, warm plate!',
    ],
    ["Still saved, pal! Go home, you're yawning!"],
  ],
  skip_day: [
    [
      "There's no button, pal! It's a real day, like outside! Midnight by the big clock, and you get new moves! Have a nap!",
      "Oh, I'd press it before the dentist! But no, it goes by the real clock! Come back tomorrow, I'll save you a roll!",
      'You gotta wait like the rest of us! At midnight, UTC they call it, the new day starts, with new moves!',
    ],
    ['Still gotta wait, pal! Watch the sauce with me, time flies!'],
  ],
  play_phone: [
    [
      "I don't know from machines, pal, ours has a dial! But big screen or little screen, I'm told it all fits!",
      "Little one, big one, it doesn't matter! You open the page and there I am, with crumbs!",
      'My cousin reads it on something the size of a playing card! I had to make the sauce smaller! It works, pal!',
    ],
    ['It fits on the little one too! I suck my belly in!'],
  ],
  screen_confusing: [
    [
      'I know, pal! My first time I thought it was a fish tank! Press MARKET, look at two prices, forget the rest!',
      'Too much at once! Just find HELP, it explains everything slow! I had to sit with it twice!',
      "It's green like peas, you get used to it! Look for the buttons in capital letters, start with MARKET!",
    ],
    ['Still green, pal! One button at a time, MARKET first!'],
  ],
  which_button: [
    [
      "Right under my words, pal, the little chips! Each one says what it does! If there's none there's nothing to sign!",
      "You see the chips down there? Tap the one you like! Words are just for company! If you get lost there's HELP!",
      'No button on me, I checked! The chips below, they got writing on them! For goods you go to the MARKET!',
    ],
    ['Still the little chips, pal! Right there under my chin!'],
  ],
  messages_left: [
    [
      "You get a few every day, pal! Answering an offer or asking about the rules doesn't even count! Come every day and there's an extra!",
      "I'd talk all day! But it's some a day, and new ones when the day turns! You can buy more, or use commands, those are free!",
      "A good name gives you one more and so does coming every day! And if I don't understand you, that's mostly free, that's on me!",
    ],
    ["New ones tomorrow, pal! I'll be here!"],
  ],
  screen_frozen: [
    [
      "Load the page again, pal! With my set I count to ten and call it names, then it's fine!",
      "Oh no! Don't panic, nothing's lost! Reload it, it all comes back like my cousin!",
      "It's frozen? Give it a minute and load it again! Aunt Connie thinks it's the humidity!",
      "Oh, it's got hiccups! Close it, open it again, nothing you did gets lost!",
      'When my radio does that I give it a little slap! You, just load the page again, pal!',
      "It's slow? Like my uncle! Give it a minute, then reload! Your stuff's all still there!",
    ],
    [
      'Still frozen? Again, pal, reload! And if not, have a coffee, it feels ignored, it comes around!',
      "It's still acting up? Reload it, and meanwhile eat something!",
    ],
  ],
  is_it_done: [
    [
      "If the chip's still there, it didn't take, pal! Press it once more, like a doorbell! If it's gone, you're in LOANS!",
      'When it goes through, I holler! Did I holler? No? Then have a look in LOANS, just to be sure!',
      "Look in LOANS, pal! It's written there or it isn't! I do the same with the oven, I always go back and look!",
    ],
    ['You worry like my aunt with the gas! LOANS, pal! It tells you every time!'],
  ],
  sound_toggle: [
    [
      "The sound's in ACCOUNT, with the settings! I wish my cousin had a switch like that!",
      "You look in ACCOUNT, pal, settings, there's your sound! Me, I'm loud either way!",
      "Too loud, too quiet? ACCOUNT, under settings! My aunt's at the stove, she has no button!",
      "The noise? There's a switch in ACCOUNT, in SETTINGS! I wish Mrs. Russo's radio had one!",
      "Go to ACCOUNT, then SETTINGS, sound on, sound off! I don't come with a knob, sorry!",
      "You can flip the sound in your settings, pal! The cat's not connected to it, I checked!",
    ],
    [
      'Same place, pal! ACCOUNT, settings! Did you hear me? Is it on?',
      "It's still in SETTINGS, pal, under ACCOUNT! Click, and it's church in there!",
    ],
  ],
  number_beside: [
    [
      "A number by your name! On the board that's your place, pal! The rest of them, HELP knows better than me!",
      "Oh, the little numbers! I get 'em mixed up! HELP tells you what's what, with no crumbs on it!",
      "Could be your place in the line, could be what you're worth! Look in HELP, and don't let it bother you!",
    ],
    ['That number again! I say HELP, pal, I only count cookies!'],
  ],
  change_colour: [
    [
      "Sure you can! ACCOUNT, then SETTINGS, then LOOK! There's little pictures, it's like picking wallpaper!",
      "Change it all you want, pal! It's in the settings in ACCOUNT! My aunt likes the big letters!",
      "You go to ACCOUNT, in SETTINGS, and pick a look! I'd pick tomato, but I don't know if they got tomato!",
    ],
    ['SETTINGS, pal, under ACCOUNT! Paint it any way you like!'],
  ],
  what_is_chip: [
    [
      "It's the little box under my words, pal! You press it, and that's us shaking hands! No sweat on it, even!",
      "The chip! Down below! It says what it does, you press it, and it happens! Once, so don't be scared!",
      "It's not the kind you eat, I checked! It's the small box under the message, that's your yes or your no!",
    ],
    ['The chip, pal, the chip! Scroll down a bit! There, see, with the writing!'],
  ],
  verify_what: [
    [
      "It's so you can look under the lid, pal! Everything you did, in a row, and nobody stirred it after!",
      "VERIFY shows you the record's honest! Like when I let you look in the pot!",
      "You push it if you got doubts! My aunt pushes it every morning, and she doesn't even play!",
    ],
    ["It still looks under the lid, pal! Nothing's burned, I swear!"],
  ],
}
