import {
  type Simulation,
  simulationStatusCall,
  startSimulationCall,
  stopSimulationCall,
} from '#src/protocol/calls/simulation.ts'
import { type Character } from '#src/protocol/characters.ts'
import { type ApiClient } from './client.ts'

/** Starts a simulation in which a shark plays a month by the real rules. */
export function startSimulation(client: ApiClient, agent: Character): Promise<Simulation> {
  return client.request(startSimulationCall, { body: { agent } })
}

/** Returns the progress of a simulation. */
export function getSimulation(client: ApiClient, id: string): Promise<Simulation> {
  return client.request(simulationStatusCall, { query: { id } })
}

export function stopSimulation(client: ApiClient, id: string): Promise<Simulation> {
  return client.request(stopSimulationCall, { body: { id } })
}
