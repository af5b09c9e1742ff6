import type { TellingLines } from '../../telling-lines.ts'

/** Late days on which no collector comes, because the shark has granted mercy or an extension. */
const HELD = [
  'My people stay at home today, as we agreed. The record does not. {owed}.',
  'A day without visitors is what you bought, {name}. {owed} is what it did not change.',
  'I keep my word to the hour; after it, {when}: {next}. {owed}.',
]

export const TELLINGS: TellingLines<'carmela'> = {
  late_1: {
    always: [
      'The grace has run out, {name}. {owed} stands against you, and no one in this city will lend until it does not. {when}: {next}.',
      'You are late. I have informed the others, as one does, and their purses are closed. The cheapest day to pay {owed} is today.',
      'Consider what a day costs: your name, a little each morning. {owed} ends it. {when}: {next}.',
      'I had you down as punctual. I am revising the entry. {owed}; and what do you suppose follows {when}?',
    ],
    trust_low: [
      'I priced this in when I lent to you, {name}. {owed}. It is now your turn to pay for the accuracy of my forecast.',
      'Late, as the model predicted. {owed}. The next term in the series is {when}: {next}.',
      'One does enjoy being right, though less at {owed}. Every purse is closed to you; I saw to it.',
    ],
  },
  late_2: {
    always: [
      'The second day. Certain men in {place} have been given your description, and a quarter of what you sell is mine before it is yours. {when}: {next}.',
      'You will find {place} warmer than you left it. I regret the necessity. {owed} would restore the climate.',
      'I now take a share of every sale, and not all of it counts. Is there an argument left for waiting? {owed}.',
    ],
  },
  late_3: {
    held: HELD,
    took_goods: [
      'I have collected {goods}, entered at {credit}. It was worth more yesterday, to you. {owed} remains.',
      'My people were courteous, I trust? {goods}, for {credit}. {when}: {next}.',
      '{goods} left your shelves this morning at a valuation you will find unkind. Forced sales are. {owed}.',
    ],
    always: [
      'My people found your shelves empty. Either you are poor or you are clever, and I shall price both. {owed}. {when}: {next}.',
      'There was nothing to collect. I do dislike a wasted journey, {name}. {owed}.',
      'No goods at all? Then we proceed to money. {when}: {next}.',
    ],
  },
  late_4: {
    held: HELD,
    took_cash: [
      'Half of your cash, {sum}, has been applied to the account. {owed} remains, and one step with it. {when}: {next}.',
      '{sum}. I took half because half keeps you working. Do you see the logic? {owed}.',
      'The fourth day costs {sum}. The fifth costs you your independence. {owed} is still the cheaper option.',
    ],
    always: [
      'Half of nothing was duly collected. {owed}. {when}: {next}.',
      'Your pockets are as empty as your assurances, {name}. {owed}. {when}: {next}.',
      'There was no cash to take. I find that more troubling than you do, evidently. {owed}.',
    ],
  },
  owned: {
    always: [
      'The account is closed to interest at {owed}, and open to everything else. You belong to it, {name}. {next}.',
      'It is done. You are an asset now, and I look after my assets. {owed}, worked off at a rate I shall find acceptable. {next}.',
      'People think it is cruelty. It is bookkeeping: {owed}, no interest, and your labour against it. When would you like to begin?',
    ],
  },
  late_more: {
    held: HELD,
    took_cash: [
      '[The usual half:|Half, as agreed with myself:|On schedule:] {sum}. {owed} remains.',
      '{sum} was credited this morning. [You barely flinch now.|It is almost a routine.|I appreciate the regularity.] {owed}.',
      '[Another entry in your column,|One more line in the ledger,|I turn the page:] {sum}. Why hold cash at all, on an even day? {owed}.',
      '{sum}, and {owed} outstanding. [The curve is encouraging.|I have seen slower.|At this pace I can name the date.]',
    ],
    always: [
      '[Nothing to take.|An empty purse again.|No cash, no credit.] {owed}; I shall look again {when}.',
      'One cannot halve zero, {name}. [Work would help.|A job pays the account in full.|Have you considered employment?] {owed}.',
      '[The balance has not moved.|We are where we were.|No progress since the last entry.] {owed}. {when}: {next}.',
    ],
  },
  worked_off: {
    always: [
      'The final entry is made, and you are your own property again. Few people appreciate what that is worth; do you?',
      'You worked it off to the last cent, {name}. I have closed books on better families who did not.',
      'Free. I shall miss the returns. What did it teach you about the price of a day?',
    ],
  },
  bought_out: {
    always: [
      'You have acquired yourself, {name}, at {daysLate} past the date. I consider it your soundest purchase.',
      'A cash settlement for a person is rare; for {daysLate} I had carried you as an asset. My purse reopens {when}.',
      'One payment, and my title to you lapses. Was it cheaper than the labour? Do the sum before {when}.',
    ],
  },
  cleared: {
    always: [
      'Paid, after {daysLate}. I keep the record and return the collateral of your reputation by instalments. My purse reopens {when}.',
      'The account is settled; the memory is not. {daysLate} is a long time to say nothing. Ask me again {when}.',
      'So you can pay, {name}. {daysLate} of uncertainty had me wondering. We may resume {when}.',
    ],
  },
  kicked_up_first: {
    always: [
      'You have become visible. Above {threshold}, a share of cash and goods is sent upstairs each midnight, and the share rises with the sum. Tonight: {sum}. Fronts are exempt; draw the conclusion.',
      'Allow me to explain the {sum}. Past {threshold} one kicks up nightly: two percent at first, ten in the end. What you owe is deducted, what you invest in a front is not counted.',
      'Every structure has rent, {name}. From {threshold} you pay it at midnight; tonight it was {sum}. The question is how much you wish to leave lying about at that hour.',
    ],
  },
  kicked_up: {
    always: [
      '[At midnight, {sum}.|{sum} went upstairs.|The nightly share: {sum}.|Upstairs has drawn {sum}.] A tax on idleness, if you think about it.',
      '{sum} was kicked up. [What could it have earned in a front?|Would it not look better as a business?|I should have moved it first.]',
      '[The slope is getting steeper:|You have climbed a bracket or two:|They do notice growth:] {sum} at midnight.',
      '{sum}, and nobody thanked you. [Nobody ever does.|One learns not to wait for it.|I have paid it for years.]',
    ],
    took_goods: [
      'Your cash fell short at midnight, so they took {goods}, at nine tenths. [Liquidity, {name}.|Hold a reserve.|That is a poor price.]',
      '{goods} went upstairs in lieu of money. [An avoidable sale.|They choose, not you.|Was it worth being fully invested?]',
      '[Illiquid at midnight:|No cash at the hour:|A small failure of planning:] {goods} paid the share.',
    ],
  },
  front_bought: {
    always: [
      'A {front}, for {sum}. At last, an asset with a door. Answer its one question daily and it compounds.',
      'So the {front} is yours. Tended it earns two percent a day; ignored it decays. It is the simplest contract I know.',
      '{sum} is now beyond the reach of midnight, {name}. The {front} is the first sensible thing you have bought.',
    ],
  },
  front_tended: {
    always: [
      '[The {front} is in order.|You attended to the {front}.|A decision was made at the {front}.] Attention is the cheapest capital.',
      'The {front} has its answer for today. [Consistency compounds.|A dull virtue, and a paying one.|It will ask again tomorrow.|I noticed the margin.]',
      '[You chose well enough at the {front}.|Reasonable judgement at the {front}.|I might have answered otherwise at the {front}.] It earns either way.',
      'Two percent from the {front}. [Not glamorous, merely exponential.|Do the arithmetic over a month.|Who else offers you that?]',
    ],
  },
  front_neglected: {
    always: [
      'No one asked after the {front} yesterday. [It lost a little.|Entropy did.|The staff voted.|The running cost did not forget.]',
      '[The {front} went unattended.|You left the {front} to itself.|An idle day for the {front}.] Its costs now exceed its income; had you noticed?',
      'A {front} without an owner is a charity. [For the staff.|I do not recommend it.|Is that what you intended?]',
      '[One answer would have paid for the {front} yesterday.|The {front} needed a minute of you.|You spared the {front} no thought.] What was worth more than that?',
    ],
  },
  front_sold: {
    always: [
      'You surrendered the {front} for {sum}, a fifth below its value. Liquidity is never free. What was it for?',
      'The {front} is sold. {sum} in cash, and midnight will see all of it, {name}.',
      '{sum} for the {front}. I should have borrowed against your future instead, but then I would.',
    ],
  },
  guide_paid: {
    always: [
      'Vincent parted with {sum}? Then he expects to see you often. Ask yourself why.',
      '{sum} for a first trip. The lesson was worth rather more; did you keep the arithmetic?',
      'So you followed a route and were paid {sum} twice over: once in cash, once in method.',
    ],
  },
  opening_cleared: {
    always: [
      'You settled with Vincent with {left} in hand. Early payment is a form of conversation, and I was listening.',
      '{left} to spare on the first debt of your life here. I have opened a page for you, {name}.',
      'So the coat is yours. With {left} remaining you could have traded once more; was caution worth it?',
    ],
  },
  opening_cleared_last_hour: {
    always: [
      'With {left} remaining. You either love theatre or cannot count, and I lend to only one of those.',
      '{left}. You extracted the full use of the money, {name}. Reckless, and almost elegant.',
      'Vincent tells me it was a matter of {left}. I should have charged for the suspense.',
    ],
  },
  opening_cleared_late: {
    always: [
      'You cleared the first debt {daysLate} late. The city has a long index, and you are in it.',
      '{daysLate} late on a coat, {name}. It is an expensive coat now. Shall we say it was tuition?',
      'The opening account is closed, {daysLate} after its date. I have seen worse beginnings, though not financed them.',
    ],
  },
}
