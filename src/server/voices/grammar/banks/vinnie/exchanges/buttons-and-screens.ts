import type { BUTTONS_AND_SCREENS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/buttons-and-screens.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Buttons, numbers, sound, colours and a stuck screen. */
export const BUTTONS_AND_SCREENS_LINES: ThemeLines<typeof BUTTONS_AND_SCREENS_EXCHANGES> = {
  screen_hurts: [
    [
      "Green's the color of money and small's cheap. You want pretty, buy a postcard.",
      "Your eyes hurt? Blink. I squint at a notebook all day, I don't cry about it.",
      "I don't fix screens. I'd hit it. Then you'd have no screen.",
    ],
    ["Still with the eyes. Look at somethin' nice. Not me."],
  ],
  save_game: [
    [
      "It's all wrote down the second you do it. Walk out, come back, you still got it. And I still got you.",
      "Nothin' to save. Every dollar's in the book already. Just don't lose the key you came in with, look in ACCOUNT.",
    ],
    ["It's wrote down. I told you. I never lost a page."],
  ],
  skip_day: [
    [
      "No button. A day's a real day, wiseguy. It turns over at midnight by the universal clock, like it or not.",
      "You can't skip it. I tried skippin' a couple myself. It goes at its own speed. New moves at midnight.",
      "Days here run on the real clock. You wait. I charge for 'em, I oughta know how long they are.",
    ],
    ['Still no button. Go take a walk.'],
  ],
  play_phone: [
    [
      "Phone? It hangs on the wall, you put a dime in. But whatever glass you're readin' me on, that works. Keep usin' it.",
      "You don't gotta carry nothin' home. Any glass that shows this page, big one, little one, I'm in there.",
    ],
    ['Any glass. I told you. I find you.'],
  ],
  screen_confusing: [
    [
      "Green's the color of money. Start with one word: MARKET. Leave the rest alone till tomorrow.",
      "Don't read all of it. Your cash is on there, the market's a button, and I'm the guy talkin'. That's enough screen for today.",
      "You're lost? Press HELP, it's in plain words. It's only green 'cause that's how the tube glows.",
    ],
    ["It's still green. Press MARKET. One thing at a time."],
  ],
  which_button: [
    [
      "Under what I said, there's chips. They say what they do. You read it, you hit it. Typin' moves nothin'.",
      "Look down. See the little chips? One's yes, one's no. No chips means there's nothin' to shake on. Lost? HELP.",
      "You don't press me, that's for sure. The chips below. If it's buyin' and sellin' you want, that's MARKET.",
    ],
    ['The chips. Below. Still.'],
  ],
  messages_left: [
    [
      "Few a day on the house. Answerin' an offer's free, commands are free, askin' the rules is free. Chitchat you pay in messages.",
      "You get a fresh handful each day. Show up days in a row, you get another. Or you buy some. Talk's cheap, not free.",
      "Good name gets you one more, a streak gets you one more. Or shut up and trade, that don't cost no messages.",
    ],
    ["Fresh ones come tomorrow. That's one less you got today, maybe."],
  ],
  screen_frozen: [
    [
      "Hit it on the side. If that don't work, reload the page. What you did is writ down here, it don't get lost.",
      "It's stuck? Hit reload. That's what I do with guys, too.",
      "Slow? I don't move the wires. Load the page again, your cash'll be sittin' where you left it.",
      "Somethin's busted, it ain't me. Shut it, open it, what you did stays done.",
      "Load it again. If it's still stuck, load it slower. Nothin' you did gets lost, it's all writ down here.",
    ],
    [
      'Still stuck? Reload, walk around the block, reload. The block helps.',
      "Still stuck? Reload again. Then go yell at your wall, it's your wire.",
    ],
  ],
  is_it_done: [
    [
      "Chip still sittin' there? Then it ain't done. Chip's gone? Then look in LOANS and sleep bad.",
      "When it's done, you know. I say somethin', your cash moves. Nothin' moved? You pressed air.",
      "Check LOANS. If it's on the page, it's done. If it ain't on the page, you just touched somethin' and felt brave.",
    ],
    ["Same test as before. LOANS. It's there or it ain't. I don't do receipts."],
  ],
  sound_toggle: [
    [
      "Sound? In ACCOUNT, under the settin's. Off, on, whatever lets you hear your own money leave.",
      "Go in ACCOUNT, it's with the settin's. Me you can't turn off.",
      "The hum's the machine. The screamin's somebody else. ACCOUNT's got the switch, settin's.",
      "Noise? ACCOUNT, SETTINGS, there's the sound. Off or on. I wish my block had one of those.",
      "You flip it in SETTINGS, under ACCOUNT. Me you can't turn off.",
      "The sound's in the settings, in ACCOUNT. Go flip it before I hit the speaker.",
    ],
    [
      "ACCOUNT. Settin's. Sound. I said it slow this time.",
      'SETTINGS. ACCOUNT. Same place for the sound as when I said it first.',
    ],
  ],
  number_beside: [
    [
      "On a board, it's where you stand and what you made. Anyplace else it's in HELP. Me, I got my own number for you.",
      "Numbers by names? That's how they keep us straight. HELP says which is which. Bigger's usually better.",
      "If it's on the board, it's your place. If it's got a dollar in front, it's your worth. HELP's got the rest.",
    ],
    ['Still the number? HELP. I only do the one in my book.'],
  ],
  change_colour: [
    [
      "I don't do decoratin'. ACCOUNT, SETTINGS, LOOK. Pick one you like and quit squintin'.",
      "You want another color, go in ACCOUNT, in the settings. There's a whole rack of looks.",
      "It's in SETTINGS, under ACCOUNT. Looks, letters, all of it. My money stays green.",
    ],
    ["I told you, SETTINGS in ACCOUNT. I ain't comin' over with a brush."],
  ],
  what_is_chip: [
    [
      "The chip's the little box under what I said. It's your hand. You hit it, we shook. Talk don't count.",
      "Not poker, not potato. The box down there with words on it. You hit it, it's done. Once.",
      "Chip's how I know you mean it. Any clown can type. See it? Under my mouth.",
    ],
    ["The chip. The box. Down there. I ain't drawin' you a map."],
  ],
  verify_what: [
    [
      "VERIFY's for guys who don't trust nobody. You push it, you see the record ain't been touched.",
      'It goes down your record link by link. If somebody monkeyed with it, it screams.',
      "You don't gotta push it. It's there so you can't say the book got cooked.",
    ],
    ['Still does the same. Checks the book. Go check the book.'],
  ],
}
