import type { WHERE_THE_MONEY_WENT_EXCHANGES } from '#src/rules/sharks/exchanges/themes/where-the-money-went.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Where the borrowed money is now: in goods, spent, lost or taken. */
export const WHERE_THE_MONEY_WENT_LINES: ThemeLines<typeof WHERE_THE_MONEY_WENT_EXCHANGES> = {
  money_in_goods: [
    [
      "So my money's a pile of boxes. Sell some boxes. Make it money again. I can't fold a box.",
      "You turned it into stuff. Fine. Stuff drops in price while you're tellin' me about it. Move.",
      "Trust you? I trust a market that's open. It's open. Go sell.",
    ],
    ["Still in boxes? Boxes don't pay. The guy who sells 'em pays."],
  ],
  spent_it_all: [
    [
      "You spent it. Good for you. It's still in my notebook, like it never left.",
      "Hope it was nice. You're gonna be payin' for it after you forget what it was.",
      "I don't care if you bought a boat. I lent it once, I get it back once. With the rest on top.",
    ],
    ["Yeah, I heard, it's all spent. The notebook don't care on what. Go out there and make more."],
  ],
  got_nothing: [
    [
      "Nothin'? You got legs. Jobs pay, every day. Do one, bring it, I cross somethin' out.",
      "Everybody's got nothin' till I look. Sell what's in your stash. Then work. Then come see me.",
      "Empty pockets are light, you can run to the job board. Get goin'. Ask for days if you ain't used 'em.",
    ],
    ["Still nothin'? You been sittin' there the whole time?"],
  ],
  money_worked: [
    [
      "You made it, so it's sittin' in your pocket, and it's homesick. Bring it over.",
      "Good. My money always was smarter than the guy holdin' it.",
      "Easy week, huh. The next one's when guys get stupid. Pay me in between.",
    ],
    ["You're still up? Then I'm still waitin'. What's the holdup?"],
  ],
  lost_the_money: [
    [
      "You lost it. I didn't. The number's right where I left it.",
      'A guy loses his keys, a glove. My money, you chain it to your leg. Retrace your steps. Run.',
    ],
    ["It's still lost? Money don't get lost. Guys get lost."],
  ],
  waiting_on_buyer: [
    [
      "A buyer. Everybody's got a buyer. I don't know the guy, I know you. He's slow, you ain't got to be.",
      "Waitin' is fine. The clock waits with you, and it charges. Sell to somebody else if he don't show.",
      'So he makes you wait, you make me wait. Guess which one of us has the Nickys.',
    ],
    ["Still no buyer? There's a market right there. It never stood anybody up."],
  ],
  seized_cant_pay: [
    [
      'The law robs you, so I should get robbed too? One thief at a time. Start over small and bring me a piece.',
      "So the cops got your boxes. They didn't take my page, I checked. Do a job, start small, bring me a piece.",
    ],
    ["The cops again. You tell it better every time. It still ain't green."],
  ],
  could_not_sell: [
    [
      "Price fell. So sell lower. There's always a price, it's just not the one you dreamed of.",
      "You're waitin' for the price to come back. I'm waitin' for you to come back. One of us don't wait good.",
      "The market didn't sign my slip. You did. Ride a borough over and dump it.",
    ],
    ["Still not sold? Them boxes got company. It's me."],
  ],
  blames_other: [
    [
      "I don't care whose turn it was. It's your name on the page, so it's your turn.",
      'Tell him I said nice taste. Then sell what he bought and bring me the cash.',
    ],
    ["Still the other guy? I never lent him nothin'. I lent you."],
  ],
  bought_and_fell: [
    [
      "So you bought dear and it dropped. It's cheap today, not dead. Wait a bit, or sell it in another borough. I still get mine.",
      "The price fell. My number didn't. You pick up a job, you move the boxes where they're dear, you bring me a piece.",
      "You bought at the top with my money. Terrific. Next time buy what everybody's cryin' about.",
    ],
    ["Still down? Then walk it across a river. Prices ain't the same over there."],
  ],
  where_sell_to_pay: [
    [
      "See where your stuff's dear, ride there, sell it, come back. That's the trade. I just wait at the end of it.",
      "You carry what's cheap here to where they're dyin' for it. In between, a job. Then you come see me.",
      "You sell where they want it, not where you're standin'. Find the borough with the fat number.",
    ],
    ['Same as I said. Cheap here, dear there, then my hand.'],
  ],
  one_more_trip: [
    [
      "You got it in your hand and you wanna ride it past every cop in town one more time. It's your neck. The day's the day.",
      "If the trip makes more than my piece a day, go. If it don't come back, I come out.",
      "One more. Famous last words. I got a drawer of 'em. Be here before the day.",
    ],
    ['Another last trip? How many last ones you got?'],
  ],
}
