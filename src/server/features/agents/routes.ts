import { agentListCall, agentPerformanceCall } from '#src/protocol/calls/agents.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { dealingsOf } from './dealings-repository.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { ServerContext } from '../../server-context.ts'

/** The four sharks, as the page's picker describes them. */
const AGENTS: ResponseOf<typeof agentListCall> = [
  {
    name: 'vinnie',
    display_name: 'vinnie',
    description: 'Hostile and impatient. Ten percent a day, three days, no stories.',
  },
  {
    name: 'tommy',
    display_name: 'tommy',
    description: 'Friendly and useful. Small money at a small price, and a tip on the side.',
  },
  {
    name: 'carmela',
    display_name: 'carmela',
    description: 'Calculating and strategic. Reads the terms twice, and haggles over each.',
  },
  {
    name: 'bigboss',
    display_name: 'Big Boss',
    description: 'Laconic and strategic. Sees only people with a name.',
  },
]

export function bindAgentRoutes(router: Router, { store }: Pick<ServerContext, 'store'>): void {
  bind(router, agentListCall, () => AGENTS)

  bind(router, agentPerformanceCall, async ({ params, caller }) => {
    const dealings = await dealingsOf(store.db, caller.playerId, params.name)
    const { interactions, offersTaken, offersClosed, lastAt } = dealings
    const successRate = offersClosed === 0 ? 0 : Number((offersTaken / offersClosed).toFixed(4))
    const last = lastAt?.toISOString() ?? null
    return {
      agent: params.name,
      interactions,
      success_rate: successRate,
      successRate,
      last_interaction: last,
      lastInteraction: last,
    }
  })
}
