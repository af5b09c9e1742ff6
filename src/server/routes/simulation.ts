import {
  simulationStatusCall,
  startSimulationCall,
  stopSimulationCall,
} from '#src/protocol/calls/simulation.ts'
import { bind, type Door } from '../http/bind.ts'
import type { Simulations } from '../services/simulation/simulations.ts'

export function bindSimulationRoutes(door: Door, simulations: Simulations): void {
  bind(door, startSimulationCall, ({ body, caller, idempotencyKey }) =>
    simulations.start(caller, body, idempotencyKey),
  )

  bind(door, simulationStatusCall, ({ query, caller }) =>
    simulations.status(caller.playerId, query.id),
  )

  bind(door, stopSimulationCall, ({ body, caller, idempotencyKey }) =>
    simulations.stop(caller, body, idempotencyKey),
  )
}
