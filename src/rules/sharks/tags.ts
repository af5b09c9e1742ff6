import type { Weekday } from '../calendar.ts'
import type { Favour, FavourRefusal } from '../favours/favours.ts'
import type { BoroughName } from '../market/goods.ts'
import type { Act, Intent, Mood, Shark } from './decision.ts'
import type { RecollectionKind } from './recollections/recollection.ts'
import type { GossipForm, QuestionForm } from './questions.ts'
import type { StatementForm } from './statements.ts'
import type { DebtorMatter } from './debtor-words.ts'
import type { MoneyMatter } from './money-words/kinds.ts'
import type { LastKind, Reaction } from './reactions/kinds.ts'
import { THING_KINDS, type ThingKind } from './things/thing-of.ts'
import type { TalkTopic } from './topics.ts'

/** Why a shark lends nothing now. */
export type Refusal =
  /** A loan of this shark is still open. */
  | 'open_loan'
  /** Has more cash than this shark lends to. */
  | 'too_rich'
  /** The last loan from this shark was taken too recently. */
  | 'too_soon'
  /** Reputation is too low. */
  | 'no_respect'
  /** Net worth is too low for this shark's smallest loan. */
  | 'too_poor'
  /** Trust is too low. */
  | 'bad_blood'
  /** A loan is late, of this shark or of another. */
  | 'word_travels'

/** A fact about the situation that a line's conditions may require. */
export type Tag =
  /** Whether this is the first turn between the two. */
  | 'first_meeting'
  | 'met'
  /** Whether this is the first turn of a UTC day. */
  | 'new_day'
  | 'same_day'
  | 'trust_low'
  | 'trust_mid'
  | 'trust_high'
  /** Cash is below $100, or above $10,000. */
  | 'broke'
  | 'flush'
  /** Whether the player owes this shark, and when the loan is due. */
  | 'clear'
  | 'owes'
  | 'due_today'
  | 'due_tomorrow'
  | 'late'
  | 'very_late'
  | 'owned'
  /** Whether mercy was used on this loan, or is still available. */
  | 'begged'
  | 'can_beg'
  | 'owes_other'
  /** The relation has this fact. */
  | 'has_nickname'
  | 'has_last_deal'
  | 'has_biggest_deal'
  | 'has_betrayal'
  | 'has_promise'
  /** The offer of this reply. */
  | 'offer_loan'
  | 'offer_repay'
  | 'offer_mercy'
  /** The security that the offer asks for. */
  | 'wants_share'
  | 'wants_pledge'
  /** The player has never had a loan from this shark. */
  | 'first_loan'
  /** The player named a sum; it was reduced to the limit, or raised to the smallest loan. */
  | 'asked'
  | 'clamped'
  | 'raised'
  /** What a counter-offer wished for, where it differs from the offer: days, a rate below or above the offered one. */
  | 'wish_days'
  | 'wish_rate'
  | 'overbid'
  /** What it wished for without a figure: a larger or a smaller sum, more days. */
  | 'wish_more'
  | 'wish_less'
  | 'wish_longer'
  /** The counter-offer wishes for the terms that are offered. */
  | 'already'
  /** How a counter-offer ended. */
  | 'agreed'
  | 'halfway'
  | 'held'
  | 'at_limit'
  | 'patience_out'
  /** The player said something that only a chip can execute. */
  | 'said_yes'
  | 'said_no'
  | 'said_pay'
  /** A late debtor asks for another loan. */
  | 'wants_loan'
  | 'begs'
  | 'nothing_owed'
  /** What a chip has just done. */
  | 'sealed'
  | 'paid'
  | 'paid_full'
  | 'paid_part'
  | 'extended'
  /** The one who begs asks not to be hurt. */
  | 'pleads'
  /** The open offer was mentioned shortly before, and is not mentioned now. */
  | 'offer_rests'
  /** The message was not understood, is about life, or is about something outside the game. */
  | 'unsure'
  | 'small_talk'
  | 'off_topic'
  /** The message that was not understood is a question. */
  | 'is_question'
  /** The message speaks of another shark, or of this one. */
  | 'about_other'
  | 'about_self'
  | `speaks_of_${Shark}`
  /** A question about the shark itself, not about the player. */
  | 'asks_shark'
  /** The player asks what happens to those who do not pay in time. */
  | 'about_lateness'
  /** What a question about rules is about. */
  | 'about_heat'
  | 'about_early'
  | 'about_respect'
  | 'about_interest'
  | 'about_moves'
  /** The player asks for a joke, or begins one; no tag when the player tells one. */
  | 'asks_joke'
  | 'knock_knock'
  | 'tells_joke'
  /** The goods are already sold. */
  | 'sold'
  /** What is praised. */
  | 'about_looks'
  | 'about_place'
  /** The player asks for prices, or names a good. */
  | 'asks_prices'
  | 'names_good'
  /** The player asks to be given a job. */
  | 'asks_errand'
  | 'asks_total'
  /** The player asks how to make money. */
  | 'asks_how'
  /** The player asks whether the shark is a machine. */
  | 'asks_machine'
  /** The player asks for the days of a loan. */
  | 'asks_when'
  /** The player speaks of a person whom this shark does not know of. */
  | 'tells_person'
  /** The player says that they are broke, and is not. */
  | 'caught_lying'
  /** What of the player's words the reply quotes, or what of them another shark has passed on. */
  | `recall_${RecollectionKind}`
  | `hearsay_${RecollectionKind}`
  /** The day of the quoted promise is over. */
  | 'broken_promise'
  /** There is a noun of the message to repeat; there is a good with a cheap and a dear borough. */
  | 'noun'
  | 'rumour'
  | 'weekend'
  /** The event that the reply mentions: see StreetEvent. */
  | 'event_profit'
  | 'event_loss'
  | 'event_busted'
  | 'event_slipped'
  | 'event_hot'
  | 'event_borrowed'
  | 'event_mission'
  | 'event_deal'
  | 'event_headline_up'
  | 'event_headline_down'
  | 'event_loaded'
  | 'event_streak'
  /** The favour that is offered; that it has a price before its cooldown's end; why it is refused. */
  | `favour_${Favour}`
  | 'favour_sooner'
  | `no_favour_${FavourRefusal}`
  | `topic_${TalkTopic}`
  /** How the player takes up the last reply. */
  | `reacts_${Reaction}`
  /** What the last reply was: the voice knows whether it was a question and whether it spoke of a person. */
  | `after_${LastKind}`
  /** The reply repeats what was said last. */
  | 'repeats'
  /** The last reply spoke of something that the shark can name. */
  | 'has_last_subject'
  /** The form of a question that raises no known subject, and how a message speaks of another shark. */
  | `form_${QuestionForm}`
  /** The form of a message that asks nothing and raises no known subject. */
  | `says_${StatementForm}`
  /** What a debtor says about the debt. */
  | `debtor_${DebtorMatter}`
  /** What a phrase about money means, apart from business. */
  | `money_${MoneyMatter}`
  /** The kind of thing that the message names, and that it asks for the shark's opinion of it. */
  | `thing_${ThingKind}`
  | 'asks_thing'
  | `gossip_${GossipForm}`
  /** The player raises a subject again. */
  | 'asked_before'
  | `reason_${Refusal}`
  | `mood_${Mood}`
  | `intent_${Intent}`
  | `borough_${BoroughName}`
  | `day_${Lowercase<Weekday>}`

/** Values that a line may name in braces. */
export type Slot =
  | 'name'
  | 'cash'
  | 'borough'
  | 'weekday'
  | 'amount'
  | 'rate'
  | 'days'
  | 'interest'
  | 'total'
  | 'dueDay'
  | 'owed'
  | 'principal'
  | 'daysLate'
  | 'payment'
  | 'extraDays'
  | 'asked'
  | 'askedDays'
  | 'askedRate'
  | 'asksGood'
  | 'waitDays'
  | 'otherShark'
  | 'otherOwed'
  | 'nickname'
  | 'lastDeal'
  | 'biggestDeal'
  | 'worstBetrayal'
  | 'unpaidPromise'
  | 'share'
  | 'pledge'
  | 'noun'
  | 'Noun'
  | 'good'
  | 'cheap'
  | 'dear'
  | 'eventGood'
  | 'eventSum'
  | 'eventPlace'
  | 'eventShark'
  | 'eventCount'
  | 'favourPrice'
  | 'person'
  | 'recalled'
  | 'recalledDay'
  | 'recalledFrom'
  | 'subject'
  | 'reckonedSum'
  | 'reckonedRate'
  | 'reckonedDays'
  | 'reckonedTotal'
  | 'nextAt'
  | 'nextStep'
  | 'lastSubject'
  | 'said'
  | 'owedTomorrow'
  | 'chosen'
  | 'Chosen'
  | 'Thing'

/** Slots that every decision fills. */
export const SLOTS_ALWAYS: readonly Slot[] = ['name', 'cash', 'borough', 'weekday']

/** Slots that every decision with a tag fills. */
export const SLOTS_BY_TAG: Readonly<Partial<Record<Tag, readonly Slot[]>>> = {
  offer_loan: ['amount', 'rate', 'days', 'interest', 'total', 'dueDay'],
  wants_share: ['share'],
  wants_pledge: ['pledge'],
  sealed: ['amount', 'rate', 'days', 'interest', 'total', 'dueDay'],
  owes: ['owed', 'principal', 'rate', 'dueDay'],
  late: ['daysLate'],
  very_late: ['daysLate'],
  offer_repay: ['payment'],
  paid: ['payment'],
  paid_full: ['payment'],
  paid_part: ['payment', 'owed'],
  extended: ['extraDays'],
  asked: ['asked'],
  clamped: ['asked'],
  raised: ['asked'],
  at_limit: ['asked'],
  wish_days: ['askedDays'],
  wish_rate: ['askedRate'],
  overbid: ['askedRate'],
  names_good: ['asksGood'],
  reason_open_loan: ['owed', 'principal', 'rate', 'dueDay'],
  reason_too_soon: ['waitDays'],
  owes_other: ['otherShark', 'otherOwed'],
  has_nickname: ['nickname'],
  has_last_deal: ['lastDeal'],
  has_biggest_deal: ['biggestDeal'],
  has_betrayal: ['worstBetrayal'],
  has_promise: ['unpaidPromise'],
  noun: ['noun', 'Noun'],
  rumour: ['good', 'cheap', 'dear'],
  event_profit: ['eventGood', 'eventSum'],
  event_loss: ['eventGood', 'eventSum'],
  event_busted: ['eventPlace'],
  event_slipped: ['eventPlace'],
  event_hot: ['eventPlace'],
  event_borrowed: ['eventShark', 'eventSum'],
  event_headline_up: ['eventGood', 'eventPlace'],
  event_headline_down: ['eventGood', 'eventPlace'],
  event_loaded: ['eventGood', 'eventCount'],
  event_streak: ['eventCount'],
  favour_sooner: ['favourPrice'],
  topic_reckoning: ['reckonedSum', 'reckonedRate', 'reckonedDays', 'reckonedTotal'],
  topic_spare_me: ['nextAt', 'nextStep'],
  debtor_cost_of_late: ['nextAt', 'nextStep', 'owedTomorrow'],
  about_other: ['subject'],
  has_last_subject: ['lastSubject'],
  /** Filled by the voice, which knows what it said. */
  repeats: ['said'],
  form_choice: ['chosen', 'Chosen'],
  form_noun: ['noun', 'Noun'],
  ...slotsOfThings(),
  tells_person: ['person'],
  recall_person: ['recalled', 'recalledDay'],
  recall_promise: ['recalled', 'recalledDay'],
  recall_excuse: ['recalled', 'recalledDay'],
  recall_lie: ['recalled', 'recalledDay'],
  recall_gift: ['recalled', 'recalledDay'],
  recall_place: ['recalled', 'recalledDay'],
  recall_threat: ['recalled', 'recalledDay'],
  recall_asked: ['recalled', 'recalledDay'],
  hearsay_person: ['recalled', 'recalledDay', 'recalledFrom'],
  hearsay_excuse: ['recalled', 'recalledDay', 'recalledFrom'],
  hearsay_lie: ['recalled', 'recalledDay', 'recalledFrom'],
  hearsay_place: ['recalled', 'recalledDay', 'recalledFrom'],
}

function slotsOfThings(): Readonly<Partial<Record<Tag, readonly Slot[]>>> {
  return Object.fromEntries(THING_KINDS.map((kind) => [`thing_${kind}`, ['Thing']]))
}

/** Tags that every decision of an act has, so that its lines may use their slots. */
export const TAGS_BY_ACT: Readonly<Partial<Record<Act, readonly Tag[]>>> = {
  offer_loan: ['offer_loan'],
  counter_offer: ['offer_loan'],
  hold_offer: ['offer_loan'],
  seal_deal: ['sealed'],
  remind_debt: ['owes'],
  demand_payment: ['owes'],
  short_of_cash: ['owes'],
  take_payment: ['paid'],
  grant_mercy: ['owes', 'extended'],
  refuse_mercy: ['owes'],
}
