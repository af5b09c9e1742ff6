import { ACTED_SCENES_EXCHANGES } from './themes/acted-scenes.ts'
import { BIG_QUESTIONS_EXCHANGES } from './themes/big-questions.ts'
import { BOASTS_AND_LOYALTY_EXCHANGES } from './themes/boasts-and-loyalty.ts'
import { BROKE_AND_BEGGING_EXCHANGES } from './themes/broke-and-begging.ts'
import { BUTTONS_AND_SCREENS_EXCHANGES } from './themes/buttons-and-screens.ts'
import { BUYING_AND_SELLING_EXCHANGES } from './themes/buying-and-selling.ts'
import { CHOOSING_A_LENDER_EXCHANGES } from './themes/choosing-a-lender.ts'
import { CITY_AND_WEATHER_EXCHANGES } from './themes/city-and-weather.ts'
import { COLLECTORS_EXCHANGES } from './themes/collectors.ts'
import { COMPLAINTS_ABOUT_THE_TALK_EXCHANGES } from './themes/complaints-about-the-talk.ts'
import { CREW_AND_BOSS_EXCHANGES } from './themes/crew-and-boss.ts'
import { CRIMES_AND_FIGHTS_EXCHANGES } from './themes/crimes-and-fights.ts'
import { DAYS_MOVES_AND_SEASONS_EXCHANGES } from './themes/days-moves-and-seasons.ts'
import { EASIER_TERMS_EXCHANGES } from './themes/easier-terms.ts'
import { EXCUSES_EXCHANGES } from './themes/excuses.ts'
import { FAMILY_EXCHANGES } from './themes/family.ts'
import { FIRST_STEPS_EXCHANGES } from './themes/first-steps.ts'
import { FLIRTING_EXCHANGES } from './themes/flirting.ts'
import { FOOD_AND_GIFTS_EXCHANGES } from './themes/food-and-gifts.ts'
import { FRONTS_AND_STORAGE_EXCHANGES } from './themes/fronts-and-storage.ts'
import { GREETINGS_AND_SMALL_TALK_EXCHANGES } from './themes/greetings-and-small-talk.ts'
import { HEAT_AND_POLICE_EXCHANGES } from './themes/heat-and-police.ts'
import { ILLNESS_AND_GRIEF_EXCHANGES } from './themes/illness-and-grief.ts'
import { INSULTS_EXCHANGES } from './themes/insults.ts'
import { JOKES_AND_RIDDLES_EXCHANGES } from './themes/jokes-and-riddles.ts'
import { LATE_PAYERS_EXCHANGES } from './themes/late-payers.ts'
import { LEADERBOARD_AND_WINNING_EXCHANGES } from './themes/leaderboard-and-winning.ts'
import { LOAN_LIMITS_AND_DOUBTS_EXCHANGES } from './themes/loan-limits-and-doubts.ts'
import { LOAN_OFFERS_EXCHANGES } from './themes/loan-offers.ts'
import { LOAN_TERMS_EXCHANGES } from './themes/loan-terms.ts'
import { LOVE_AND_HOME_EXCHANGES } from './themes/love-and-home.ts'
import { MOODS_AND_GOOD_NEWS_EXCHANGES } from './themes/moods-and-good-news.ts'
import { MORE_REMARKS_EXCHANGES } from './themes/more-remarks.ts'
import { MOVIES_AND_MUSIC_EXCHANGES } from './themes/movies-and-music.ts'
import { NAMES_AND_LANGUAGES_EXCHANGES } from './themes/names-and-languages.ts'
import { ODDS_AND_ENDS_EXCHANGES } from './themes/odds-and-ends.ts'
import { OPINIONS_OF_THE_GAME_EXCHANGES } from './themes/opinions-of-the-game.ts'
import { PAYING_BACK_EXCHANGES } from './themes/paying-back.ts'
import { PLAYERS_AND_ACCOUNTS_EXCHANGES } from './themes/players-and-accounts.ts'
import { PRICES_AND_NEWS_EXCHANGES } from './themes/prices-and-news.ts'
import { PROMISES_AND_WORRIES_EXCHANGES } from './themes/promises-and-worries.ts'
import { REPUTATION_AND_FAVOURS_EXCHANGES } from './themes/reputation-and-favours.ts'
import { SHARKS_FAMILY_AND_FRIENDS_EXCHANGES } from './themes/sharks-family-and-friends.ts'
import { SHARKS_HEART_AND_CONSCIENCE_EXCHANGES } from './themes/sharks-heart-and-conscience.ts'
import { SHARKS_LOOKS_AND_TASTES_EXCHANGES } from './themes/sharks-looks-and-tastes.ts'
import { SHARKS_PAST_EXCHANGES } from './themes/sharks-past.ts'
import { SPORT_BETTING_AND_TRAVEL_EXCHANGES } from './themes/sport-betting-and-travel.ts'
import { TESTS_OF_THE_BOT_EXCHANGES } from './themes/tests-of-the-bot.ts'
import { THE_EIGHTIES_AND_TODAY_EXCHANGES } from './themes/the-eighties-and-today.ts'
import { THE_OTHER_SHARKS_EXCHANGES } from './themes/the-other-sharks.ts'
import { TRAVEL_AND_TRADE_PLANS_EXCHANGES } from './themes/travel-and-trade-plans.ts'
import { TRUST_AND_SNITCHES_EXCHANGES } from './themes/trust-and-snitches.ts'
import { WHAT_GOODS_ARE_EXCHANGES } from './themes/what-goods-are.ts'
import { WHERE_THE_MONEY_WENT_EXCHANGES } from './themes/where-the-money-went.ts'
import { WORK_AND_SCHOOL_EXCHANGES } from './themes/work-and-school.ts'
import type { ExchangePlace, ExchangeTable, TopicIn } from './exchange-table.ts'

const THEMES = [
  ACTED_SCENES_EXCHANGES,
  BIG_QUESTIONS_EXCHANGES,
  BOASTS_AND_LOYALTY_EXCHANGES,
  BROKE_AND_BEGGING_EXCHANGES,
  BUTTONS_AND_SCREENS_EXCHANGES,
  BUYING_AND_SELLING_EXCHANGES,
  CHOOSING_A_LENDER_EXCHANGES,
  CITY_AND_WEATHER_EXCHANGES,
  COLLECTORS_EXCHANGES,
  COMPLAINTS_ABOUT_THE_TALK_EXCHANGES,
  CREW_AND_BOSS_EXCHANGES,
  CRIMES_AND_FIGHTS_EXCHANGES,
  DAYS_MOVES_AND_SEASONS_EXCHANGES,
  EASIER_TERMS_EXCHANGES,
  EXCUSES_EXCHANGES,
  FAMILY_EXCHANGES,
  FIRST_STEPS_EXCHANGES,
  FLIRTING_EXCHANGES,
  FOOD_AND_GIFTS_EXCHANGES,
  FRONTS_AND_STORAGE_EXCHANGES,
  GREETINGS_AND_SMALL_TALK_EXCHANGES,
  HEAT_AND_POLICE_EXCHANGES,
  ILLNESS_AND_GRIEF_EXCHANGES,
  INSULTS_EXCHANGES,
  JOKES_AND_RIDDLES_EXCHANGES,
  LATE_PAYERS_EXCHANGES,
  LEADERBOARD_AND_WINNING_EXCHANGES,
  LOAN_LIMITS_AND_DOUBTS_EXCHANGES,
  LOAN_OFFERS_EXCHANGES,
  LOAN_TERMS_EXCHANGES,
  LOVE_AND_HOME_EXCHANGES,
  MOODS_AND_GOOD_NEWS_EXCHANGES,
  MORE_REMARKS_EXCHANGES,
  MOVIES_AND_MUSIC_EXCHANGES,
  NAMES_AND_LANGUAGES_EXCHANGES,
  ODDS_AND_ENDS_EXCHANGES,
  OPINIONS_OF_THE_GAME_EXCHANGES,
  PAYING_BACK_EXCHANGES,
  PLAYERS_AND_ACCOUNTS_EXCHANGES,
  PRICES_AND_NEWS_EXCHANGES,
  PROMISES_AND_WORRIES_EXCHANGES,
  REPUTATION_AND_FAVOURS_EXCHANGES,
  SHARKS_FAMILY_AND_FRIENDS_EXCHANGES,
  SHARKS_HEART_AND_CONSCIENCE_EXCHANGES,
  SHARKS_LOOKS_AND_TASTES_EXCHANGES,
  SHARKS_PAST_EXCHANGES,
  SPORT_BETTING_AND_TRAVEL_EXCHANGES,
  TESTS_OF_THE_BOT_EXCHANGES,
  THE_EIGHTIES_AND_TODAY_EXCHANGES,
  THE_OTHER_SHARKS_EXCHANGES,
  TRAVEL_AND_TRADE_PLANS_EXCHANGES,
  TRUST_AND_SNITCHES_EXCHANGES,
  WHAT_GOODS_ARE_EXCHANGES,
  WHERE_THE_MONEY_WENT_EXCHANGES,
  WORK_AND_SCHOOL_EXCHANGES,
] as const

type Theme = (typeof THEMES)[number]
/** A subject of talk that a message raises by being like the examples of an exchange. */
export type ExchangeTopic = TopicIn<Theme>

/** A kind of message with examples of it. */
export interface Exchange {
  readonly topic: ExchangeTopic
  readonly at: ExchangePlace
  readonly examples: readonly string[]
}

/** The exchanges of all themes, in the order of their weights. */
export const EXCHANGES: readonly Exchange[] = THEMES.flatMap((theme: ExchangeTable) =>
  Object.entries(theme).flatMap(([at, exchanges]) =>
    Object.entries(exchanges).map(([topic, examples]) => ({
      topic: topic as ExchangeTopic,
      at: at as ExchangePlace,
      examples,
    })),
  ),
)
