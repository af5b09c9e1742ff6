import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { type FlowEvent, OPENABLE_VIEWS } from '#src/flow/flow-event.ts'
import { step } from '#src/flow/step.ts'
import { VIEWS } from '#src/protocol/views.ts'
import { ADA, BOB, at, timeOut, click, lost, checkFailed, closed } from './support/rows.ts'

const eventArbitrary: fc.Arbitrary<FlowEvent> = fc.oneof(
  fc.constantFrom<FlowEvent>(
    timeOut,
    click,
    lost,
    checkFailed,
    closed,
    { type: 'sign_in_cancelled' },
    { type: 'account_named', name: 'Ada' },
    { type: 'account_confirmed' },
    { type: 'sign_in_failed', message: 'No.' },
    { type: 'session_refused', message: 'No.' },
    { type: 'disconnect_clicked' },
    { type: 'signed_out_everywhere', message: 'Out.' },
    { type: 'host_back' },
    { type: 'restarted' },
  ),
  fc.record({
    type: fc.constantFrom('signed_in', 'session_restored', 'account_changed'),
    wallet: fc.constantFrom(ADA, BOB, '', null),
  }),
  fc.record({ type: fc.constant('opened'), view: fc.constantFrom(...OPENABLE_VIEWS) }),
  fc.record({ type: fc.constant('swiped'), dx: fc.integer(), dy: fc.integer() }),
)

test('never shows a session view without a session or signs in twice, in any order of events', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(eventArbitrary, fc.nat(20_000)), { maxLength: 60 }),
      fc.boolean(),
      (events, mobile) => {
        let state = at('boot', { mobile })
        let now = 0
        let signIns = 0
        for (const [event, ms] of events) {
          now += ms
          const result = step(state, event, now)
          for (const effect of result.effects) {
            if (effect.type === 'sign_in') signIns += 1
          }
          if (state.signing && !result.state.signing) signIns = 0
          expect(signIns).toBeLessThanOrEqual(1)
          state = result.state
          expect(VIEWS).toContain(state.view)
          expect(state.confirmed).toBe(Boolean(state.wallet))
          expect(state.confirmed && state.signing).toBe(false)
          expect(state.signing).toBe(state.view === 'loading')
          if (!state.signing) expect(state.account).toBeNull()
          if (state.view === 'confirmation') expect(state.confirmed).toBe(true)
          // After a lost session, chat may stay only until its timer closes it.
          if (state.view === 'chat' && !state.confirmed) expect(state.due).not.toBeNull()
        }
      },
    ),
    { numRuns: 500 },
  )
})
