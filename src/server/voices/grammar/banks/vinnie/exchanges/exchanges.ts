import { ACTED_SCENES_LINES } from './acted-scenes.ts'
import { BIG_QUESTIONS_LINES } from './big-questions.ts'
import { BOASTS_AND_LOYALTY_LINES } from './boasts-and-loyalty.ts'
import { BROKE_AND_BEGGING_LINES } from './broke-and-begging.ts'
import { BUTTONS_AND_SCREENS_LINES } from './buttons-and-screens.ts'
import { BUYING_AND_SELLING_LINES } from './buying-and-selling.ts'
import { CHOOSING_A_LENDER_LINES } from './choosing-a-lender.ts'
import { CITY_AND_WEATHER_LINES } from './city-and-weather.ts'
import { COLLECTORS_LINES } from './collectors.ts'
import { COMPLAINTS_ABOUT_THE_TALK_LINES } from './complaints-about-the-talk.ts'
import { CREW_AND_BOSS_LINES } from './crew-and-boss.ts'
import { CRIMES_AND_FIGHTS_LINES } from './crimes-and-fights.ts'
import { DAYS_MOVES_AND_SEASONS_LINES } from './days-moves-and-seasons.ts'
import { EASIER_TERMS_LINES } from './easier-terms.ts'
import { EXCUSES_LINES } from './excuses.ts'
import { FAMILY_LINES } from './family.ts'
import { FIRST_STEPS_LINES } from './first-steps.ts'
import { FLIRTING_LINES } from './flirting.ts'
import { FOOD_AND_GIFTS_LINES } from './food-and-gifts.ts'
import { FRONTS_AND_STORAGE_LINES } from './fronts-and-storage.ts'
import { GREETINGS_AND_SMALL_TALK_LINES } from './greetings-and-small-talk.ts'
import { HEAT_AND_POLICE_LINES } from './heat-and-police.ts'
import { ILLNESS_AND_GRIEF_LINES } from './illness-and-grief.ts'
import { INSULTS_LINES } from './insults.ts'
import { JOKES_AND_RIDDLES_LINES } from './jokes-and-riddles.ts'
import { LATE_PAYERS_LINES } from './late-payers.ts'
import { LEADERBOARD_AND_WINNING_LINES } from './leaderboard-and-winning.ts'
import { LOAN_LIMITS_AND_DOUBTS_LINES } from './loan-limits-and-doubts.ts'
import { LOAN_OFFERS_LINES } from './loan-offers.ts'
import { LOAN_TERMS_LINES } from './loan-terms.ts'
import { LOVE_AND_HOME_LINES } from './love-and-home.ts'
import { MOODS_AND_GOOD_NEWS_LINES } from './moods-and-good-news.ts'
import { MORE_REMARKS_LINES } from './more-remarks.ts'
import { MOVIES_AND_MUSIC_LINES } from './movies-and-music.ts'
import { NAMES_AND_LANGUAGES_LINES } from './names-and-languages.ts'
import { ODDS_AND_ENDS_LINES } from './odds-and-ends.ts'
import { OPINIONS_OF_THE_GAME_LINES } from './opinions-of-the-game.ts'
import { PAYING_BACK_LINES } from './paying-back.ts'
import { PLAYERS_AND_ACCOUNTS_LINES } from './players-and-accounts.ts'
import { PRICES_AND_NEWS_LINES } from './prices-and-news.ts'
import { PROMISES_AND_WORRIES_LINES } from './promises-and-worries.ts'
import { REPUTATION_AND_FAVOURS_LINES } from './reputation-and-favours.ts'
import { SHARKS_FAMILY_AND_FRIENDS_LINES } from './sharks-family-and-friends.ts'
import { SHARKS_HEART_AND_CONSCIENCE_LINES } from './sharks-heart-and-conscience.ts'
import { SHARKS_LOOKS_AND_TASTES_LINES } from './sharks-looks-and-tastes.ts'
import { SHARKS_PAST_LINES } from './sharks-past.ts'
import { SPORT_BETTING_AND_TRAVEL_LINES } from './sport-betting-and-travel.ts'
import { TESTS_OF_THE_BOT_LINES } from './tests-of-the-bot.ts'
import { THE_EIGHTIES_AND_TODAY_LINES } from './the-eighties-and-today.ts'
import { THE_OTHER_SHARKS_LINES } from './the-other-sharks.ts'
import { TRAVEL_AND_TRADE_PLANS_LINES } from './travel-and-trade-plans.ts'
import { TRUST_AND_SNITCHES_LINES } from './trust-and-snitches.ts'
import { WHAT_GOODS_ARE_LINES } from './what-goods-are.ts'
import { WHERE_THE_MONEY_WENT_LINES } from './where-the-money-went.ts'
import { WORK_AND_SCHOOL_LINES } from './work-and-school.ts'

/** The lines that answer exchanges. */
export const EXCHANGE_LINES = {
  ...ACTED_SCENES_LINES,
  ...BIG_QUESTIONS_LINES,
  ...BOASTS_AND_LOYALTY_LINES,
  ...BROKE_AND_BEGGING_LINES,
  ...BUTTONS_AND_SCREENS_LINES,
  ...BUYING_AND_SELLING_LINES,
  ...CHOOSING_A_LENDER_LINES,
  ...CITY_AND_WEATHER_LINES,
  ...COLLECTORS_LINES,
  ...COMPLAINTS_ABOUT_THE_TALK_LINES,
  ...CREW_AND_BOSS_LINES,
  ...CRIMES_AND_FIGHTS_LINES,
  ...DAYS_MOVES_AND_SEASONS_LINES,
  ...EASIER_TERMS_LINES,
  ...EXCUSES_LINES,
  ...FAMILY_LINES,
  ...FIRST_STEPS_LINES,
  ...FLIRTING_LINES,
  ...FOOD_AND_GIFTS_LINES,
  ...FRONTS_AND_STORAGE_LINES,
  ...GREETINGS_AND_SMALL_TALK_LINES,
  ...HEAT_AND_POLICE_LINES,
  ...ILLNESS_AND_GRIEF_LINES,
  ...INSULTS_LINES,
  ...JOKES_AND_RIDDLES_LINES,
  ...LATE_PAYERS_LINES,
  ...LEADERBOARD_AND_WINNING_LINES,
  ...LOAN_LIMITS_AND_DOUBTS_LINES,
  ...LOAN_OFFERS_LINES,
  ...LOAN_TERMS_LINES,
  ...LOVE_AND_HOME_LINES,
  ...MOODS_AND_GOOD_NEWS_LINES,
  ...MORE_REMARKS_LINES,
  ...MOVIES_AND_MUSIC_LINES,
  ...NAMES_AND_LANGUAGES_LINES,
  ...ODDS_AND_ENDS_LINES,
  ...OPINIONS_OF_THE_GAME_LINES,
  ...PAYING_BACK_LINES,
  ...PLAYERS_AND_ACCOUNTS_LINES,
  ...PRICES_AND_NEWS_LINES,
  ...PROMISES_AND_WORRIES_LINES,
  ...REPUTATION_AND_FAVOURS_LINES,
  ...SHARKS_FAMILY_AND_FRIENDS_LINES,
  ...SHARKS_HEART_AND_CONSCIENCE_LINES,
  ...SHARKS_LOOKS_AND_TASTES_LINES,
  ...SHARKS_PAST_LINES,
  ...SPORT_BETTING_AND_TRAVEL_LINES,
  ...TESTS_OF_THE_BOT_LINES,
  ...THE_EIGHTIES_AND_TODAY_LINES,
  ...THE_OTHER_SHARKS_LINES,
  ...TRAVEL_AND_TRADE_PLANS_LINES,
  ...TRUST_AND_SNITCHES_LINES,
  ...WHAT_GOODS_ARE_LINES,
  ...WHERE_THE_MONEY_WENT_LINES,
  ...WORK_AND_SCHOOL_LINES,
}
