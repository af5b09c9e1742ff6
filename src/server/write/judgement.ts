import { seasonOf, seasonStart } from '#src/rules/calendar.ts'
import type { Judgement } from '../platform/db/repositories/evidence.ts'
import type { Config } from '../platform/config.ts'
import type { ServerContext } from '../server-context.ts'

/** Settings of chains and hosts. Where none is set, no player can be proven. */
const PROVING = [
  'BASE_RPC_URL',
  'WORLD_RPC_URL',
  'OPTIMISM_RPC_URL',
  'WORLD_APP_ID',
  'FARCASTER_ACCOUNT_ASSOCIATION',
  'QUICK_AUTH_ORIGIN',
] as const satisfies readonly (keyof Config)[]

/** Whether the pot is a demo, in which all players take part: the server has neither a chain nor a host. */
export function isDemoPot(config: Pick<Config, (typeof PROVING)[number]>): boolean {
  return PROVING.every((name) => config[name] === undefined)
}

/** Returns the season and the instant at which evidence counts now. */
export function judgementNow({ clock }: Pick<ServerContext, 'clock'>): Judgement {
  const at = clock.now()
  return { seasonStart: seasonStart(seasonOf(at)), at }
}
