import type { PAYING_BACK_EXCHANGES } from '#src/rules/sharks/exchanges/themes/paying-back.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How, where and when to pay a debt back. */
export const PAYING_BACK_LINES: ThemeLines<typeof PAYING_BACK_EXCHANGES> = {
  debt_or_stock: [
    [
      'As long as capital earns more than it costs, keep it working; and settle before the hour. Do you know what yours earns?',
      'Compare what the trip earns in a day with what I charge for one; the larger deserves your cash. Which is it?',
      'With time in hand, trade; without it, pay: nobody ever profited from my second letter. How many days remain?',
      'Divide it, should you be in doubt; half of a mistake is cheaper. Are you in doubt?',
    ],
    [
      'The comparison is unchanged: cost against yield. Have you worked it out?',
      'The comparison is as before; did you make it?',
    ],
  ],
  early_reward: [
    [
      'You are spared the interest of the remaining days, and pay no penalty. A good name, however, is earned by days held; how quickly did you mean to return?',
      'The reward is arithmetic: days that do not pass are not charged. A loan kept for an hour proves very little; shall we say a few days?',
      'Nothing is added and nothing deducted; it simply stops. Your reputation gains more when you have held it a while and are still on time; can you wait?',
    ],
    ['Early costs you less, as before; is the suspense so hard to bear?'],
  ],
  where_debts: [
    [
      'You will find each creditor, sum and date under LOANS, in the MARKET. Do you read it daily, or only when you are afraid?',
      'The page is called LOANS; it lists all of us, with amounts and due dates. Shall you like what you see?',
    ],
    ['LOANS, as I told you; did you lose your way or your nerve?'],
  ],
  cost_of_waiting: [
    [
      'Now is cheapest; the due date contains every day in between. Would paying a part today suit you?',
      "Waiting costs one day's interest a day, to twice the principal at most. What do you gain in the same time?",
    ],
    ['It rises daily, as I said; are you waiting for it to tire?'],
  ],
  where_pay: [
    [
      'Take the chip beneath my reply, or open LOANS and choose the amount; parts are accepted. Which part did you have in mind?',
      'Payment is made with the chip, or on my line in LOANS, in cash. Was there anything else that delayed you?',
      'The chip below, or LOANS for a sum of your choosing. Shall I wait while you find it?',
    ],
    ['Below, or in LOANS; did the first directions displease you?'],
  ],
  opening_debt: [
    [
      'One enters this city in arrears, as one enters life. It restricts what Vinnie lends until it is gone; had you meant to keep it?',
      'It is a genuine loan and can be late in every genuine way. LOANS has its terms; shall you read them?',
    ],
    ["It is the same opening loan, and it is still Vinnie's; has ignoring it helped?"],
  ],
  pay_early_saves: [
    [
      'You save every day that has not yet been charged; there is neither reward nor fine. Have you the sum at hand?',
      'Early settlement stops the clock. It also shortens what your standing earns by it; which do you value more?',
      'There is no discount, merely an end to the daily share. Is your money earning more than that elsewhere?',
    ],
    ['The arithmetic has not changed: fewer days, smaller sum. Shall we?'],
  ],
  pay_for_friend: [
    [
      'I regret that it cannot be done; each account is closed by the hand that opened it. Why does he not come himself?',
      'No sum passes from one player to another here, not even out of love. Would good advice not serve him better?',
    ],
    [
      'The rule stands, however touching the motive; might you not attend to an account of your own?',
    ],
  ],
  almost_there: [
    [
      'Nearly is a direction, not an amount; what you already hold may be entered today. Why let it sit?',
      'I am pleased to see the gap closing. It closes faster if you pay the part you have; will you?',
      'You approach the figure as one approaches a bank: with hope. Which sale is to cover the remainder?',
      'Almost is a fraction, and I accept fractions; would you care to pay what you already have?',
      'I am glad to hear it. The last part is generally the dearest; how will you raise it?',
    ],
    [
      'You were close when last you told me; are we closer, or merely later?',
      'You were as near when we last spoke; what is it that delays the remainder?',
    ],
  ],
  pay_extra: [
    [
      'Generosity towards a creditor is usually an opening move. Keep it, and tell me, what is the second move?',
      'I cannot enter a gratuity. Punctuality I can enter, and I value it rather higher; will you give me that?',
    ],
    ['The surplus is declined again; do you find it so hard to keep money?'],
  ],
  debt_is_zero: [
    [
      'My records are corrected by payment and by nothing else; had you planned to make one?',
      'You declare yourself solvent in a single sentence; I prefer it in bills. Shall we compare ledgers?',
      'Nobody cancels my entries but myself, and I am not in the mood; have you tried the chip?',
    ],
    ['The entry survives your second attempt; ought I to frame it?'],
  ],
  remind_me: [
    [
      'I mention a date whenever we speak; I do not run after it. LOANS has the day and the hour. Would a diary help?',
      'Reminders are a courtesy that begins when you arrive. LOANS states the date to the minute; shall you look tonight?',
      'I remember so that you need not; but the paying is yours, and the date is in LOANS. What are your shifts?',
    ],
    ['As I said, LOANS is your reminder; do you distrust it?'],
  ],
}
