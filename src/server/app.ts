import { Hono } from 'hono'
import { CALLS } from '#src/protocol/calls.ts'
import type { Endpoint } from '#src/protocol/endpoint.ts'
import { answer } from './platform/http/answer.ts'
import { answerError } from './platform/http/answer-error.ts'
import type { RequestGuards, Router } from './platform/http/bind.ts'
import { clientAddress } from './platform/http/client-address.ts'
import { commonHeaders } from './platform/http/common-headers.ts'
import { type Connections, refuseExcessConnections } from './platform/http/connections.ts'
import type { ConcurrencyLimit } from './platform/http/concurrency-limit.ts'
import { limitByAddress } from './platform/http/limit-by-address.ts'
import type { Metrics } from './platform/http/metrics.ts'
import { bindPages } from './platform/http/pages.ts'
import type { RateLimits } from './platform/http/rate-limit.ts'
import { recordRequests } from './platform/http/record-requests.ts'
import { recordSecurity } from './platform/http/record-security.ts'
import { RequestError } from './platform/http/request-error.ts'
import type { ServerEnv } from './platform/http/server-env.ts'
import type { StaticFiles } from './platform/http/static-files.ts'
import { bindAccountRoutes } from './identity/account/routes.ts'
import { bindAgentRoutes } from './features/agents/routes.ts'
import { bindAuthRoutes } from './identity/auth/routes.ts'
import { bindChatRoutes } from './features/chat/routes.ts'
import { bindMarketRoutes } from './read/market/routes.ts'
import { bindPotRoutes } from './read/pot/routes.ts'
import { bindWireRoutes } from './read/wire/routes.ts'
import { bindFeatureFlagRoutes } from './features/feature-flags/routes.ts'
import { bindLeaderboardRoutes } from './read/leaderboard/routes.ts'
import { bindPaymasterRoute } from './features/payments/paymaster-routes.ts'
import { bindPlayerDataRoutes } from './identity/account/data-routes.ts'
import { bindPlayerRoutes } from './read/player/routes.ts'
import { bindSimulationRoutes } from './features/simulation/routes.ts'
import { bindBatchRoutes } from './features/batch/routes.ts'
import { bindEncounterRoutes } from './features/encounters/routes.ts'
import { bindFavourRoutes } from './features/favours/routes.ts'
import { bindFrontRoutes } from './features/fronts/routes.ts'
import { bindLoanRoutes } from './features/loans/routes.ts'
import { bindMissionRoutes } from './features/missions/routes.ts'
import { bindPaymentRoutes } from './features/payments/routes.ts'
import { bindTradeRoutes } from './features/trade/routes.ts'
import { bindTravelRoutes } from './features/travel/routes.ts'
import { bindMiniAppRoutes } from './features/mini-app/routes.ts'
import { bindSeasonRoutes } from './read/season/routes.ts'
import { bindStreetNameRoutes } from './identity/street-names/routes.ts'
import { SecurityLog } from './platform/security-log.ts'
import { bindSystemRoutes, type SystemRouteParts } from './system-routes.ts'
import { readBearer } from './platform/http/caller.ts'
import { authenticateAfterMerge } from './identity/auth/execute-due-merges.ts'
import { TokenLookup } from './identity/auth/token-lookup.ts'
import type { RunningTurns } from './features/chat/running-turns.ts'
import { Board } from './read/leaderboard/board.ts'
import type { MarketWatch } from './read/market/market-watch.ts'
import type { GameContext, ServerContext } from './server-context.ts'
import { NameBook } from './identity/names/name-book.ts'
import { Simulations } from './features/simulation/simulations.ts'
import type { SimulationThread } from './features/simulation/simulation-thread.ts'
import { PlayerWriter } from './write/act.ts'

export interface AppParts {
  readonly server: ServerContext
  readonly limits: RateLimits
  readonly connections: Connections
  readonly streams: ConcurrencyLimit
  readonly metrics: Metrics
  readonly files: StaticFiles
  readonly turns: RunningTurns
  readonly market: MarketWatch
  readonly simulation: SimulationThread
  readonly stopping: AbortSignal
  readonly processFigures: SystemRouteParts['processFigures']
}

/** Returns the app that answers all requests. `serve` gives it a socket; tests call it without one. */
export function createApp(parts: AppParts): Hono<ServerEnv> {
  const { server, limits, metrics, files, turns, market, stopping } = parts
  const app = new Hono<ServerEnv>()
  const board = new Board(server, market)
  const names = new NameBook(server)
  const router: Router = { app, guards: createGuards(parts) }
  const game: GameContext = { server, market, writer: new PlayerWriter(server, market) }

  app.onError((failure, c) => answerError(server.log, failure, c))
  app.use(commonHeaders(server.config, server.ids.uuid, files.pageVersion))
  app.use(recordRequests(server.log, metrics, server.clock))
  app.use(recordSecurity(new SecurityLog(server.log, metrics), server.config))
  app.use(refuseExcessConnections(parts.connections))
  app.use(limitByAddress({ ...server, limits, files, streams: parts.streams }))

  bindSystemRoutes(router, { server, metrics, stopping, processFigures: parts.processFigures })
  bindAuthRoutes(router, server, { limits, names })
  bindAccountRoutes(router, server, names)
  bindPlayerDataRoutes(router, { ...game, limits })
  bindFeatureFlagRoutes(router, server)
  bindMiniAppRoutes(router, server)
  bindChatRoutes(router, { ...game, turns, metrics })
  bindPlayerRoutes(router, server)
  bindTradeRoutes(router, game)
  bindTravelRoutes(router, game)
  bindEncounterRoutes(router, game)
  bindLoanRoutes(router, game)
  bindFavourRoutes(router, game)
  bindFrontRoutes(router, game)
  bindMissionRoutes(router, game)
  bindBatchRoutes(router, game)
  bindPaymentRoutes(router, game)
  bindPaymasterRoute(router, server, limits)
  bindAgentRoutes(router, server)
  bindSimulationRoutes(router, new Simulations(server, parts.simulation, stopping))
  bindMarketRoutes(router, game)
  bindPotRoutes(router, game)
  bindWireRoutes(router, game)
  bindLeaderboardRoutes(router, board)
  bindSeasonRoutes(router, game)
  bindStreetNameRoutes(router, game, limits)
  refuseOtherMethods(app)
  bindPages(app, { files, board, log: server.log })
  return app
}

function createGuards({ server, limits, market }: AppParts): RequestGuards {
  const { config } = server
  const tokens = new TokenLookup(server.store.db)
  return {
    authenticate: (c) =>
      authenticateAfterMerge(server, tokens, readBearer(c.req.header('authorization'))),
    async identify(c) {
      const authorization = c.req.header('authorization')
      if (authorization === undefined) return undefined
      try {
        return await authenticateAfterMerge(server, tokens, readBearer(authorization))
      } catch (failure) {
        if (failure instanceof RequestError) return undefined
        throw failure
      }
    },
    async limitByPlayer(c, endpoint, caller) {
      // Reads from this machine are not limited: they cannot slow down other users.
      const isLocalRead = endpoint.method === 'GET' && !clientAddress(c, config.TRUST_PROXY)
      const name = endpoint.method === 'GET' ? 'playerReads' : 'playerWrites'
      if (!isLocalRead) await limits.take(name, caller.playerId)
    },
    beforeWrite: () => market.settle(),
  }
}

/** Answers other methods on known paths with 405, and OPTIONS with 204. Both list the methods in `allow`. */
function refuseOtherMethods(app: Hono<ServerEnv>): void {
  const methodsByPath = new Map<string, string[]>()
  for (const { path, method } of CALLS as readonly Endpoint[]) {
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method])
  }
  methodsByPath.set('/openapi.json', ['GET'])
  methodsByPath.set('/metrics', ['GET'])
  for (const [path, methods] of methodsByPath) {
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
      if (c.req.method === 'OPTIONS') return answer(c, 204, null, { allow })
      throw new RequestError(
        'method_not_allowed',
        `This address takes ${methods.join(' and ')} only.`,
        {
          headers: { allow },
        },
      )
    })
  }
}
