import {
  simulationStatusCall,
  startSimulationCall,
  stopSimulationCall,
} from '#src/protocol/calls/simulation.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { Simulations } from './simulations.ts'

export function bindSimulationRoutes(router: Router, simulations: Simulations): void {
  bind(router, startSimulationCall, ({ body, caller, idempotencyKey }) =>
    simulations.start(caller, body, idempotencyKey),
  )

  bind(router, simulationStatusCall, ({ query, caller }) =>
    simulations.status(caller.playerId, query.id),
  )

  bind(router, stopSimulationCall, ({ body, caller, idempotencyKey }) =>
    simulations.stop(caller, body, idempotencyKey),
  )
}
