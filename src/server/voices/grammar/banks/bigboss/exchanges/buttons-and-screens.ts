import type { BUTTONS_AND_SCREENS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/buttons-and-screens.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Buttons, numbers, sound, colours and a stuck screen. */
export const BUTTONS_AND_SCREENS_LINES: ThemeLines<typeof BUTTONS_AND_SCREENS_EXCHANGES> = {
  screen_hurts: [
    [
      'Green. Small. Like olives. Get used to it.',
      'Close them. Listen instead.',
      'I have no screen. I have a window.',
    ],
    ['Your eyes again. Go outside. Come back.'],
  ],
  save_game: [
    [
      'It is written. All of it.',
      'Leave. Your things wait. So do debts.',
      'Nothing to save. Nothing is lost.',
    ],
    ['Written. I said it.'],
  ],
  skip_day: [
    [
      'No. Midnight comes when it comes.',
      'Days are real here. Wait.',
      'Nobody skips a day. I tried grief.',
    ],
    ['Wait. It is coming.'],
  ],
  play_phone: [
    [
      'Small glass or large. I fit.',
      'Open the page. I am there.',
      'My telephone has a cord. Yours may not.',
    ],
    ['Any glass. I said so.'],
  ],
  screen_confusing: [
    [
      'Press MARKET. The rest can wait.',
      'Green. You get used to it.',
      'Look at one thing. Then another.',
    ],
    ['MARKET. HELP. Begin with those.'],
  ],
  which_button: [
    [
      'The chips. Below my words.',
      'A chip moves money. Words do not.',
      'No chip, nothing to sign. See HELP.',
    ],
    ['Below. I pointed already.'],
  ],
  messages_left: [
    [
      'A few each day. Spend them well.',
      'Tomorrow brings more. Silence is free.',
      'Rules and answers cost nothing.',
    ],
    ['Tomorrow. I said.'],
  ],
  screen_frozen: [
    [
      'Load it again. Nothing is lost.',
      'Glass freezes. Debts do not.',
      'Close it. Open it. Stand up first.',
      'Wait. Then load it again.',
      'Things stop. Your book is safe.',
      'Close it. Open it. Nothing is lost.',
    ],
    ['Again. Load it.', 'Again. Patience. Then reload.'],
  ],
  is_it_done: [
    ['LOANS knows. Look there.', 'Done things leave no chip.'],
    ['LOANS. Open it. Then you know.'],
  ],
  sound_toggle: [
    [
      'ACCOUNT. Settings. Choose silence.',
      'The switch is in ACCOUNT. I prefer off.',
      'Sound is a setting. ACCOUNT has it.',
      'SETTINGS, in ACCOUNT. Then silence.',
      'Switch it there. ACCOUNT. I like quiet.',
      'The sound has a switch. See SETTINGS.',
    ],
    ['ACCOUNT. I do not repeat loudly.', 'ACCOUNT. SETTINGS. Quiet.'],
  ],
  number_beside: [
    [
      'A rank. Or a worth. HELP says which.',
      'Numbers weigh you. Read HELP.',
      'On the board it is your place.',
    ],
    ['The same number. Earn a better one.'],
  ],
  change_colour: [
    [
      'ACCOUNT. SETTINGS. LOOK. Choose.',
      'Paint it as you like. In SETTINGS.',
      'The look is yours. See ACCOUNT.',
    ],
    ['SETTINGS. I said it.'],
  ],
  what_is_chip: [
    [
      'The chip. Below. It is your hand.',
      'Talk is air. The chip binds.',
      'Under my words. Press. It is done.',
    ],
    ['Below. Still there.'],
  ],
  verify_what: [
    [
      'It checks the record. The record holds.',
      'Press it. Doubt less.',
      'It shows that nothing was changed.',
    ],
    ['Press it yourself.'],
  ],
}
