import { expect, test } from 'vitest'
import { type FlowEvent } from '#src/flow/flow-event.ts'
import { type FlowState } from '#src/flow/flow-state.ts'
import { step } from '#src/flow/step.ts'
import { type View } from '#src/protocol/views.ts'

export const NOW = 50_000
export const ADA = '0xada'
export const BOB = '0xb0b'

const BASE: FlowState = {
  view: 'waitlist',
  previous: null,
  trail: [],
  confirmed: false,
  signing: false,
  account: null,
  wallet: null,
  embedded: false,
  lessMotion: false,
  mobile: false,
  pendingView: null,
  welcomeBack: false,
  graceUntil: 0,
  errorCode: null,
  message: null,
  due: null,
}
export const at = (view: View, changes: Partial<FlowState> = {}): FlowState => ({
  ...BASE,
  view,
  ...changes,
})
export const signing = at('loading', { signing: true })
export const home = (view: View = 'confirmation', changes: Partial<FlowState> = {}): FlowState =>
  at(view, { confirmed: true, wallet: ADA, ...changes })

export interface Row {
  readonly name: string
  readonly from: FlowState
  readonly event: FlowEvent
  /** The expected part of the next state; 'same' when the event must be refused. */
  readonly to: Partial<FlowState> | 'same'
  readonly effects?: readonly string[]
}

export const timeOut: FlowEvent = { type: 'view_timed_out' }
export const click: FlowEvent = { type: 'sign_in_clicked' }
export const lost: FlowEvent = { type: 'session_lost', message: 'Lost.' }
export const checkFailed: FlowEvent = { type: 'session_check_failed', message: 'Expired.' }
export const closed: FlowEvent = { type: 'closed' }
export const swipe = (dx: number, dy: number): FlowEvent => ({ type: 'swiped', dx, dy })

/** Runs one test per row. */
export function testRows(rows: readonly Row[]): void {
  test.each(rows)('$name', ({ from, event, to, effects }) => {
    const before = structuredClone(from)
    const result = step(from, event, NOW)
    expect(from).toEqual(before)
    if (to === 'same') {
      expect(result.state).toBe(from)
      expect(result.effects).toEqual([])
      return
    }
    expect(result.state).toMatchObject(to)
    if (effects) expect(result.effects.map(({ type }) => type)).toEqual(effects)
  })
}
