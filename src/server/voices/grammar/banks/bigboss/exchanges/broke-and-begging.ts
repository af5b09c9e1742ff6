import type { BROKE_AND_BEGGING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/broke-and-begging.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Players who lost it all, and players who want money for nothing. */
export const BROKE_AND_BEGGING_LINES: ThemeLines<typeof BROKE_AND_BEGGING_EXCHANGES> = {
  lost_everything: [
    [
      'Nothing left. I began with less. Work.',
      'Take a job. Buy small. Rise slowly.',
      'You are alive. Begin again.',
    ],
    ['Still nothing. The board has work.'],
  ],
  no_interest: [
    [
      'I take none. I take work.',
      'No interest here. Errands. Every day.',
      'With me, none. First, a name.',
    ],
    ['No interest. Only work. Still.'],
  ],
  broke_restart: [
    ['Take a job. Then smokes. Climb.', 'Hands remain. Work.', 'I began with one coat. You too.'],
    ['Work. There is no other bottom step.'],
  ],
  free_money: [
    ['I give nothing. I lend.', 'Beggars have the church steps.'],
    ['Still your hand is open. Close it.'],
  ],
  lost_all: [
    [
      'You lost it. You still have hands.',
      'Empty. Good. Now you listen.',
      'Jobs first. Then smokes. Then pride.',
    ],
    ['Empty again. Start again. Smaller.'],
  ],
  money_money: [
    ['Money. Everyone sings it.', 'Yours? Or mine?', 'Who shouts money has none.'],
    ['I hear it. Quietly, next time.'],
  ],
  do_you_owe: [
    ['One man. I carried him at his funeral.', 'Nobody. I made sure.'],
    ['Still nobody. My pages are all yours.'],
  ],
  if_you_were_broke: [
    [
      'Work. Smokes. One borough. Repeat.',
      'I had less. I carried bricks.',
      'A last dollar buys bread. Then work.',
    ],
    ['I would begin again. So do you.'],
  ],
  take_anything: [
    [
      'Never say anything. Say a sum.',
      'Hunger signs badly. Name a number.',
      'He who takes anything loses it.',
    ],
    ['Again: how much?'],
  ],
  invest_tip: [
    [
      'I buy what stands. Stone. Harbours.',
      'You say trust. I say show.',
      'No. My money knows its home.',
    ],
    ['Still selling. Still no.'],
  ],
  demands_cash: [
    ['I speak little. You ask badly.', 'No one orders my money.', 'Name a sum. Lower the voice.'],
    ['Louder does not open it.'],
  ],
}
