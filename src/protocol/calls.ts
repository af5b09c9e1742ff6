import { identitiesCall, keysCall, makeKeyCall, revokeKeyCall } from './calls/account.ts'
import { agentListCall, agentPerformanceCall } from './calls/agents.ts'
import {
  logoutCall,
  meCall,
  nonceCall,
  refreshCall,
  sessionCall,
  signInCall,
} from './calls/auth.ts'
import { chatTurnCall, regenerateTurnCall, stopTurnCall } from './calls/chat-turns.ts'
import {
  chatCall,
  chatChoiceCall,
  chatHistoryCall,
  chatLimitsCall,
  chatTriggerCall,
  conversationChoiceCall,
} from './calls/chat.ts'
import {
  boroughCall,
  historyCall,
  monthlyPotCall,
  pricesCall,
  tickerCall,
  wireCall,
} from './calls/economy.ts'
import {
  exchangeBaseCall,
  exchangeCall,
  exchangeWorldCall,
  frameAccountCall,
  frameAuthCall,
  providerNonceCall,
} from './calls/exchange.ts'
import { featureFlagsCall, setFeatureFlagsCall } from './calls/feature-flags.ts'
import { favourCall, favoursCall } from './calls/favours.ts'
import { frontCall, frontsCall } from './calls/fronts.ts'
import {
  leaderboardAliasCalls,
  leaderboardCall,
  ownRankCall,
  publicLeaderboardCall,
} from './calls/leaderboard.ts'
import {
  cancelMergeCall,
  logoutAllCall,
  mergesCall,
  noticesCall,
  readNoticesCall,
  stepUpCall,
  unlinkCall,
} from './calls/identity.ts'
import { linkCall } from './calls/link.ts'
import { loansCall, repayCall } from './calls/loans.ts'
import { manifestCall, webhookCall } from './calls/mini-app.ts'
import { missionsCall } from './calls/missions.ts'
import { paymasterCall } from './calls/paymaster.ts'
import { paymentCall, paymentOrderCall } from './calls/payments.ts'
import { deletePlayerCall, playerDataCall } from './calls/player-data.ts'
import { nameCall, recapCall, walletCall } from './calls/player-street.ts'
import { rootsCall, runCall, runsCall, seasonCall } from './calls/season.ts'
import { firstEncounterCall, playerStatsCall } from './calls/player.ts'
import {
  simulationStatusCall,
  startSimulationCall,
  stopSimulationCall,
} from './calls/simulation.ts'
import { encounterCall, travelCall } from './calls/street-life.ts'
import { batchCall } from './calls/batch.ts'
import { tradeCall, upgradeCall } from './calls/trade.ts'
import { configCall, healthCall, readyCall } from './calls/system.ts'

/** All calls. /openapi.json is generated from this list, and the server has a route for each of them. */
export const CALLS = [
  healthCall,
  readyCall,
  configCall,
  nonceCall,
  signInCall,
  refreshCall,
  meCall,
  sessionCall,
  logoutCall,
  logoutAllCall,
  stepUpCall,
  providerNonceCall,
  exchangeWorldCall,
  exchangeBaseCall,
  exchangeCall,
  frameAccountCall,
  frameAuthCall,
  linkCall,
  manifestCall,
  webhookCall,
  identitiesCall,
  unlinkCall,
  mergesCall,
  cancelMergeCall,
  noticesCall,
  readNoticesCall,
  keysCall,
  makeKeyCall,
  revokeKeyCall,
  playerDataCall,
  deletePlayerCall,
  featureFlagsCall,
  setFeatureFlagsCall,
  chatCall,
  chatChoiceCall,
  conversationChoiceCall,
  chatTriggerCall,
  chatHistoryCall,
  chatLimitsCall,
  chatTurnCall,
  stopTurnCall,
  regenerateTurnCall,
  playerStatsCall,
  firstEncounterCall,
  travelCall,
  encounterCall,
  loansCall,
  repayCall,
  favoursCall,
  favourCall,
  frontsCall,
  frontCall,
  paymentCall,
  paymentOrderCall,
  paymasterCall,
  missionsCall,
  batchCall,
  startSimulationCall,
  simulationStatusCall,
  stopSimulationCall,
  agentListCall,
  agentPerformanceCall,
  tickerCall,
  pricesCall,
  historyCall,
  boroughCall,
  monthlyPotCall,
  wireCall,
  tradeCall,
  upgradeCall,
  walletCall,
  nameCall,
  recapCall,
  seasonCall,
  runsCall,
  runCall,
  rootsCall,
  leaderboardCall,
  publicLeaderboardCall,
  ownRankCall,
  ...leaderboardAliasCalls,
] as const
