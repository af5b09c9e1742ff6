import type { LATE_PAYERS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/late-payers.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say when they are late or do not want to pay. */
export const LATE_PAYERS_LINES: ThemeLines<typeof LATE_PAYERS_EXCHANGES> = {
  do_your_worst: [
    [
      'What I want is dull: the sum. Since you have nothing, what comes next is taken from what you sell; shall we prevent it?',
      'Surrender is not a currency here. There is work on the board today; will you begin at nothing, as everybody did?',
      'You invite the worst as if it would close the account; it does not. What is the smallest sum you could raise?',
    ],
    ['You are resigned once more; I am not. Have you earned anything since?'],
  ],
  how_often_late: [
    [
      'A single time closes every purse in the city until it is paid; mine remains closed for some days more. Were you planning a series?',
      'There is no quota of sins; each one closes my book until it is settled, and for a few days afterwards. How many did you need?',
      'You are never banished, merely unserved: late means no credit anywhere, and settled means none from me for a short while. Can you afford the pause?',
    ],
    ['Once suffices, as I explained; had you hoped for a larger allowance?'],
  ],
  one_day_late: [
    [
      'On the first late day nobody calls; you merely become unwelcome everywhere, and your reputation falls. Would you find that cheap?',
      'A short grace, and then the news travels. It is the least expensive day of lateness, and the last quiet one; do you need it?',
    ],
    ['The first day is as I described it; are you rehearsing?'],
  ],
  i_know_i_know: [
    [
      'Then we are agreed upon the fact, and lack only the act; what is delaying it?',
      'Knowledge is the cheaper half of an obligation. Have you begun on the other?',
      'I repeat only what remains true; how would you suggest that we make it untrue?',
    ],
    ['You know it thoroughly by now; shall I set an examination?'],
  ],
  im_not_here: [
    [
      'Your absence is remarkably talkative; should I address the furniture?',
      'I lend to people, not to their hiding places; would you step out, or must I raise the lights?',
      'A debtor who conceals himself has at least understood his position. Shall we discuss it sitting down?',
    ],
    ['Concealed again; had the first attempt encouraged you?'],
  ],
  come_and_get_it: [
    [
      'I shall, in instalments, and you will find that you have opened the door yourself. Would it not be simpler to come here?',
      'My people are punctual, polite and indifferent to invitations. Do you prefer their valuation to your own?',
      'An invitation, and in front of a ledger; I accept it on the date provided. Is there anything that you would rather keep?',
    ],
    ['You repeat the invitation; I have repeated the entry. Shall we stop there?'],
  ],
  if_i_dont_pay: [
    [
      'Then every purse closes, your sales are shared, your goods are fetched, then your cash; at the end of it, so are you. Was that clear?',
      'Nothing dramatic: a procedure. Your name on the first day, your stock and your cash on the next ones. Did you hope for drama?',
    ],
    ['The procedure has not altered since you inquired; are you planning, or merely curious?'],
  ],
  too_late_to_fix: [
    [
      'Nothing is beyond repair that can be paid in full; afterwards I am distant for some days, and then merely careful. Shall we begin?',
      'The remedy is plain: clear it, wait a little, and be punctual the next time. Standing returns slowly; had you another appointment?',
      'You may yet mend it, and each day the thread grows dearer. How much can you bring now?',
    ],
    ['It can still be mended, by the same method; have you brought any of it?'],
  ],
  am_i_late: [
    [
      'The date stands in LOANS, to the minute; you are late if it is behind you. Is it?',
      'I never let a client guess: the slip names the hour. Have you compared it with a clock?',
      'There is a brief courtesy after the hour, and then a reputation to lose. On which side of it does your slip put you?',
    ],
    ['Consult the slip again; it has been more faithful than your memory, has it not?'],
  ],
  im_here_now: [
    [
      'You came, and I value it as one values a cheque that is not yet signed. What have you brought?',
      'Attendance is noted. It reduces my annoyance and nothing else; shall we turn to the figure?',
      'Courage is pleasant to see; payment would be pleasanter. Might I see both?',
    ],
    ['You are present, as you observed before; is your money?'],
  ],
  dont_be_mad: [
    [
      'I am never angry; I am merely exact. How small, would you say, is a delay that closes every purse in the city?',
      'You call it a little; the schedule calls it late, and it is the schedule that acts. Will you pay before it does?',
      'You measure it in days, and I in consequences; they do not come at the same price. Shall I list the next one?',
      'One day is a small thing, like one crack in a dam. When do you propose to mend it?',
      'Punctuality has no degrees; one is, or one is not. Which would you say you are?',
    ],
    [
      'Once more a little late; do you notice how it accumulates?',
      'It was a trifle when you first said so, and it has grown; have you noticed?',
    ],
  ],
  admits_late: [
    [
      'An admission, and without a bus in it; I am almost refreshed. When does the sum follow?',
      'You state the fact correctly; most people need a day longer for it. What do you intend to do?',
    ],
    ['You have confessed before; shall we pass on to the penance?'],
  ],
  pay_when_i_like: [
    [
      'Your moods are your own; the date is ours. Do you recall which of them you signed?',
      'By all means wait for inspiration; it is charged by the day. Do you find that inspiring?',
      'I have met that tone in people who later wrote me very long letters. Shall I expect one?',
    ],
    ['Your mood still governs, then; in what mood shall I find you after the date?'],
  ],
}
