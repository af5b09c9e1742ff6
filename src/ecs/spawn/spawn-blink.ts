import { addComponent, type EntityId } from 'bitecs'
import type { GameWorld } from '../world.ts'

/** Lets a text run that is there already blink: lit for `halfPeriod` ms, then unlit as long. Under reduced motion it stays lit. */
export function blink(world: GameWorld, text: EntityId, halfPeriod: number): void {
  const { Blink } = world.components
  addComponent(world, text, Blink)
  Blink.halfPeriod[text] = halfPeriod
  Blink.restsAfter[text] = Number.POSITIVE_INFINITY
  Blink.since[text] = world.time.now
  Blink.lit[text] = true
}
