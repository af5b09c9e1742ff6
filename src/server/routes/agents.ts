import { agentListCall } from '#src/protocol/calls/agents.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { bind, type Door } from '../http/bind.ts'

/** The four sharks as the picker introduces them (spec §1). */
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

export function bindAgentRoutes(door: Door): void {
  bind(door, agentListCall, () => AGENTS)
}
