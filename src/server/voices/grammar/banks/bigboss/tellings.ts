import type { TellingLines } from '../../telling-lines.ts'

/** Late days on which no collector comes, because the shark has granted mercy or an extension. */
const HELD = [
  'I hold them back. {owed} remains.',
  'No visit. Not forgiven. {owed}.',
  'You have air. {when}: {next}.',
]

export const TELLINGS: TellingLines<'bigboss'> = {
  late_1: {
    always: [
      'Late. {owed}. Every purse is closed.',
      '{owed}. The city knows. {when}: {next}.',
      'One day, {name}. {owed}.',
      'I noticed. {when}: {next}.',
    ],
    trust_low: [
      'Again. {owed}. I keep count.',
      'I expected this. {owed}. Doors are shut.',
      'You disappoint on time. {owed}.',
    ],
  },
  late_2: {
    always: [
      'They watch {place} for you now.',
      'Two days. I eat first. {owed}.',
      '{place} is warm. My doing. {owed}.',
      'What you sell, I taste. {when}: {next}.',
    ],
  },
  late_3: {
    held: HELD,
    took_goods: [
      '{goods}. Mine now. {credit} off.',
      'A truck came. {goods}. {owed} left.',
      'I took {goods}. Quietly. {when}: {next}.',
    ],
    always: [
      'Empty shelves. I remember that. {owed}.',
      'Nothing to take. Yet. {when}: {next}.',
      'My men found dust. {owed}.',
    ],
  },
  late_4: {
    held: HELD,
    took_cash: [
      '{sum}. Half. I am fair. {owed}.',
      'Half your money. {sum}. One step left.',
      '{sum} came to me. {when}: {next}.',
    ],
    always: [
      'No cash. No excuses. {when}: {next}.',
      'Half of nothing. {owed}. Work.',
      'Your pockets bore me. {owed}.',
    ],
  },
  owned: {
    always: [
      'You are mine. {owed}. {next}.',
      'No more interest. No more you. {owed}.',
      'Owned. Work. {owed}. {next}.',
      'I hold the paper. I hold you.',
    ],
  },
  late_more: {
    held: HELD,
    took_cash: [
      '[Half again.|Again.|As always.] {sum}. {owed} left.',
      '{sum}. [Good.|Keep working.|You learn.] {owed}.',
      '[I came.|I was there.|My man came.] {sum}. Now {owed}.',
      '{owed} remains. [I took {sum}.|{sum} came in.|{sum}, today.]',
    ],
    always: [
      '[Nothing.|Empty.|No money.] {owed}. {when}, again.',
      'Work, {name}. [{owed}.|{owed} does not melt.|I want {owed}.]',
      '[Still {owed}.|{owed} still.|It stands: {owed}.] {when}: {next}.',
    ],
  },
  worked_off: {
    always: [
      'Done. You are yours. Keep it.',
      'Worked off. Nobody owns you.',
      'I release you, {name}. Remember it.',
    ],
  },
  bought_out: {
    always: [
      'You bought yourself. {daysLate} late.',
      'Cash. Then you are free, {name}.',
      'I sold you to you. Return {when}.',
    ],
  },
  cleared: {
    always: [
      'Paid. {daysLate} late. Return {when}.',
      'It is closed. I open {when}.',
      '{daysLate}. I do not forget. Paid.',
    ],
  },
  kicked_up_first: {
    always: [
      'Above {threshold} you share. Nightly. {sum}.',
      'Midnight is mine. {sum}. Above {threshold}.',
      'You grew past {threshold}. So: {sum}, nightly.',
    ],
  },
  kicked_up: {
    always: [
      '{sum}. [Received.|It came up.|Enough.|Thank the night.]',
      '[Midnight.|The share.|Tribute.] {sum}.',
      '{sum} reached me. [Good.|Grow.|Continue.]',
      '[I counted {sum}.|{sum}, counted.|Yours was {sum}.] You are noticed.',
    ],
    took_goods: [
      'No cash. I took {goods}.',
      '{goods}, instead of money. [Untidy.|Plan better.|Once more: cash.]',
      '[Cash next time.|I prefer paper.|Goods are slow.] {goods} came up.',
    ],
  },
  front_bought: {
    always: [
      'A {front}. {sum}. Respectable.',
      'Keep the {front} clean. Daily.',
      'Walls. Good. The {front} is yours.',
    ],
  },
  front_tended: {
    always: [
      '[The {front} is kept.|The {front} runs.|You kept the {front}.] Good.',
      'A {front} likes its owner. [Daily.|Tomorrow too.|So do I.|Return.]',
      '[I saw you at the {front}.|They saw you. The {front}.|You were seen at the {front}.] Correct.',
      'The {front} answers to you. [Keep it so.|Today.|Stay.]',
    ],
  },
  front_neglected: {
    always: [
      '[The {front} was alone.|Nobody came to the {front}.|The {front} had no master.] Why?',
      'You neglect the {front}. [I see.|It bleeds.|It costs.|Do not.]',
      '[A shut mind, an open {front}.|Your {front} sleeps.|Dust on the {front}.] Go.',
      'Own it or sell it. [The {front}.|That {front}.|Your {front}.]',
    ],
  },
  front_sold: {
    always: [
      'You sold the {front}. {sum}. Retreat.',
      '{sum}. The {front} had a name.',
      'One door less. The {front}. {sum}.',
    ],
  },
  errand_given: {
    always: [
      '{place}. Before {when}. [Go.|Alone.|Ask nothing.]',
      'Be in {place} by {when}. [Quietly.|One move.|Say nothing.]',
      '[An errand.|Something small.|You owe me feet.] {place}, until {when}.',
      'Go to {place}. [Until {when}.|{when} is late.|I wait until {when}.]',
    ],
  },
  errand_done: {
    always: [
      '[It was done.|They told me.|Word came.] {place} is quiet.',
      '{place}. [Good.|Clean.|As I asked.]',
      '[You went.|You listen.|You are useful.] {owed} stands.',
      'I asked. You did. [Rare.|Remembered.|Tomorrow again.]',
    ],
  },
  errand_missed: {
    always: [
      '[You did not go.|Nobody came.|They waited in {place}.] {sum} more.',
      '{sum} for your silence. [Now {owed}.|{owed}, then.|Count: {owed}.]',
      '[I asked once.|I said a place.|One errand, {name}.] {sum} added.',
      'An errand missed. [{sum}.|It costs {sum}.|Price: {sum}.]',
    ],
  },
  guide_paid: {
    always: [
      '{sum}. You carry well.',
      'First trip. {sum}. Again.',
      'Vincent paid {sum}. Remember the day.',
    ],
  },
  opening_cleared: {
    always: [
      '{left} early. I was told.',
      'Paid, with {left}. Your name reached me.',
      'Vincent is paid. {left}. Good.',
    ],
  },
  opening_cleared_last_hour: {
    always: [
      '{left}. You enjoy edges.',
      'With {left}. Never with me.',
      '{left} left. Cold blood. Noted.',
    ],
  },
  opening_cleared_late: {
    always: [
      '{daysLate} late. The first time.',
      'You began late. {daysLate}. End early.',
      'A coat, {daysLate} late. Small. Noted.',
    ],
  },
}
