import type { Weekday } from '../calendar.ts'
import type { Favour, FavourRefusal } from '../favours/favours.ts'
import type { BoroughName } from '../market/goods.ts'
import type { Act, Intent, Mood } from './decision.ts'

/** Why a shark lends nothing now. */
export type Refusal =
  /** One open loan a shark. */
  | 'open_loan'
  /** Has more cash than this shark lends to. */
  | 'too_rich'
  /** Took one from this shark too lately. */
  | 'too_soon'
  /** Reputation is too low. */
  | 'no_respect'
  /** Trust is too low. */
  | 'bad_blood'

/** A true fact about the situation that a line's conditions may ask for. */
export type Tag =
  /** The first words between the two; or not. */
  | 'first_meeting'
  | 'met'
  /** The first words of a UTC day; or not. */
  | 'new_day'
  | 'same_day'
  | 'trust_low'
  | 'trust_mid'
  | 'trust_high'
  /** Cash below $100; above $10,000. */
  | 'broke'
  | 'flush'
  /** Owes this shark nothing; owes; and when it is due. */
  | 'clear'
  | 'owes'
  | 'due_today'
  | 'due_tomorrow'
  | 'late'
  | 'very_late'
  | 'owned'
  /** Mercy was used on this loan; or is still available. */
  | 'begged'
  | 'can_beg'
  | 'owes_other'
  /** What the engine has pinned. */
  | 'has_nickname'
  | 'has_last_deal'
  | 'has_biggest_deal'
  | 'has_betrayal'
  | 'has_promise'
  /** The open offer that comes with these words. */
  | 'offer_loan'
  | 'offer_repay'
  | 'offer_mercy'
  /** What it asks for in addition to a signature. */
  | 'wants_share'
  | 'wants_pledge'
  /** Nothing was ever borrowed here. */
  | 'first_loan'
  /** A sum was named; and it was more, or less, than this shark lends. */
  | 'asked'
  | 'clamped'
  | 'raised'
  /** How a counter-offer ended. */
  | 'agreed'
  | 'halfway'
  | 'held'
  | 'at_limit'
  | 'patience_out'
  /** Words where a chip is needed. */
  | 'said_yes'
  | 'said_no'
  | 'said_pay'
  | 'begs'
  | 'nothing_owed'
  /** What was just done. */
  | 'sealed'
  | 'paid'
  | 'paid_full'
  | 'paid_part'
  | 'extended'
  /** Nothing to decide: the message was not understood, is talk about life, or asks for what is not of this world. */
  | 'unsure'
  | 'small_talk'
  | 'off_topic'
  /** Another shark is spoken of; or the listener. */
  | 'about_other'
  | 'about_self'
  /** What happens to a player who does not pay in time. */
  | 'about_lateness'
  /** A noun of the player's to pick up; a price the street talks of. */
  | 'noun'
  | 'rumour'
  | 'weekend'
  /** What happened to the player: see StreetEvent. */
  | 'event_profit'
  | 'event_loss'
  | 'event_busted'
  | 'event_slipped'
  | 'event_collected'
  | 'event_visited'
  | 'event_hot'
  | 'event_borrowed'
  | 'event_mission'
  | 'event_deal'
  | 'event_headline_up'
  | 'event_headline_down'
  | 'event_loaded'
  | 'event_streak'
  /** Which favour; that it costs to have it again so soon; why there is none. */
  | `favour_${Favour}`
  | 'favour_sooner'
  | `no_favour_${FavourRefusal}`
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
  | 'subject'

/** Slots that every decision fills. */
export const SLOTS_ALWAYS: readonly Slot[] = ['name', 'cash', 'borough', 'weekday']

/** Slots that a tag's presence fills. */
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
  event_collected: ['eventShark'],
  event_hot: ['eventPlace'],
  event_borrowed: ['eventShark', 'eventSum'],
  event_headline_up: ['eventGood', 'eventPlace'],
  event_headline_down: ['eventGood', 'eventPlace'],
  event_loaded: ['eventGood', 'eventCount'],
  event_streak: ['eventCount'],
  favour_sooner: ['favourPrice'],
  about_other: ['subject'],
}

/** Tags that every decision of an act carries, so that its lines may count on their slots. */
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
