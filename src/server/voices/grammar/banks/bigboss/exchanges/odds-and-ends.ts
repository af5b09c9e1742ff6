import type { ODDS_AND_ENDS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/odds-and-ends.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Questions and remarks of no other theme. */
export const ODDS_AND_ENDS_LINES: ThemeLines<typeof ODDS_AND_ENDS_EXCHANGES> = {
  only_talk: [
    ['Then talk. I listen well.', 'No business. Rare. Sit.', 'Speak. I have until Mass.'],
    ['You came to talk. Again. Talk.'],
  ],
  teach_italian: [
    ['Silenzio. Learn that one.', 'My tongue is for my table.', 'Listen first. Words come late.'],
    ['Silenzio. Again.'],
  ],
  are_you_italian: [
    [
      'The old country. It remembers me.',
      'My father came by ship. Quietly.',
      'Yes. Bread, oil, silence.',
    ],
    ['Blood does not change.'],
  ],
  scars_tattoos: [
    [
      'One scar. The other man has more.',
      'Stone marks the hands. I keep mine shut.',
      'Skin remembers. Do not write on it.',
    ],
    ['I showed you once. It has not moved.'],
  ],
  old_city: [
    [
      'I poured the new. I remember the old.',
      'Streets die. People carry them.',
      'The old city knew my father.',
      'The men left. The stones stayed.',
      'All of it changed. Not the church.',
    ],
    ['It is gone. Eat. Live.', 'It is gone. We are not.'],
  ],
  least_liked: [
    [
      'I hate no one. It wastes days.',
      'Fear the one who waits.',
      'Vinnie is loud. That is enough.',
    ],
    ['No one. Yet.'],
  ],
  rates_differ: [
    [
      'Some want money. I want mornings.',
      'Each sells another chain.',
      'Vinnie sells haste. I sell silence.',
    ],
    ['Different masters. Different price.'],
  ],
  out_of_jail: [
    [
      'You are out. Were you silent?',
      'The air is better here. Stay.',
      'They opened the door. Ask why.',
    ],
    ['Out. Keep it so.'],
  ],
  in_a_hurry: [
    ['Then say it. Once.', 'I am brief. You begin.', 'Hurry is noise. What do you want?'],
    [],
  ],
  pep_talk: [
    [
      'Stand up. Walk. That is all of it.',
      'You fell. I fell. I sit here.',
      'The weak stopped. You came.',
    ],
    ['I said stand. Stand.'],
  ],
  nothing_to_accept: [
    [
      'To what? Name a sum first.',
      'The table is empty. Ask first.',
      'You accept air. Say how much.',
    ],
    ['Still nothing there. A number.'],
  ],
  was_cheaper: [
    ['Then was then.', 'You remember price. I remember you.', 'New day. New terms.'],
    ['The old day is gone. Answer this one.'],
  ],
  is_it_random: [
    [
      'Chance walks. You choose the street.',
      'There is luck. I never needed it.',
      'Dice for fools. Patience for you.',
    ],
    ['Luck. And what you do.'],
  ],
  carry_for_me: [
    ['Carry your own. All men do.', 'My men carry messages. Not boxes.', 'Your load. Your road.'],
    ['Lift it yourself.'],
  ],
  last_day_plan: [
    [
      'Goods count. Do not panic.',
      'Sell what is high. Keep the rest.',
      'Finish as you began. Quietly.',
    ],
    ['Counted. All of it.'],
  ],
}
