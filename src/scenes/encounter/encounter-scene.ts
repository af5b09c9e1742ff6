import { settleEncounter, type EncounterChoice } from '#src/api/settle-encounter.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { ENCOUNTER_TEXTS } from '#src/protocol/street-messages.ts'
import { type GameState } from '#src/stores/game-state.ts'
import { middleColumn, spawnCentred } from '../kit/centred.ts'
import { DOUBLE, spawnFrame } from '../kit/frame.ts'
import { helpAtRight, type HelpPlace } from '../kit/help-button.ts'
import { spawnMenu } from '../kit/menu.ts'
import { dollars } from '../kit/money.ts'
import { ScreenScene } from '../kit/screen-scene.ts'
import { type SceneServices } from '../kit/services.ts'

/** The rows of the frame, which grows with its text. */
const LEAST_ROWS = 8

type Encounter = NonNullable<GameState['encounter']>

/** An encounter with the police or a collector. The screen cannot be left before it is settled. */
export class EncounterScene extends ScreenScene {
  /** The outcome; null until the encounter is settled. */
  #outcome: readonly string[] | null = null
  #status: string | null = null

  constructor(services: SceneServices) {
    super('encounter', services)
  }

  protected override get firstFocus(): string | null {
    return this.#entries()[0]?.label ?? null
  }

  protected override get helpPlace(): HelpPlace {
    return helpAtRight(this.world)
  }

  protected override enter(): void {
    this.#outcome = null
    this.#status = null
  }

  override back(): boolean {
    if (this.#outcome === null && this.services.stores.game.getState().encounter) return false
    this.services.flow.dispatch({ type: 'closed' })
    return true
  }

  protected override draw(): void {
    const { encounter } = this.services.stores.game.getState()
    const columns = Math.min(56, this.world.screen.columns - 2)
    const row = this.isMobile ? 8 : 2
    const lines = this.#outcome ?? [
      ...(encounter ? describe(encounter) : []),
      ...(this.#status === null ? [] : [this.#status]),
    ]
    const wrapped = lines.flatMap((line) => wrapText(line, columns - 4))
    const rows = Math.max(LEAST_ROWS, wrapped.length + 4)
    spawnFrame(this.world, {
      column: middleColumn(this.world, columns),
      row,
      columns,
      rows,
      lines: DOUBLE,
      ink: INK.bright,
    })
    spawnCentred(this.world, {
      text: wrapped.join('\n'),
      row: row + 2,
      foreground: INK.bright,
      spoken: { role: 'status', name: lines.join(' ') },
    })
    spawnMenu(this.world, { row: row + rows + 1, columns: 24 }, this.#entries())
  }

  #entries(): readonly { label: string; press: () => void }[] {
    const { encounter } = this.services.stores.game.getState()
    if (this.#outcome !== null || !encounter) {
      return [{ label: ENCOUNTER_TEXTS.goOn, press: () => void this.back() }]
    }
    return encounter.choices.map((choice) => ({
      label: ENCOUNTER_TEXTS.choices[choice],
      press: () => void this.#settle(choice),
    }))
  }

  async #settle(choice: EncounterChoice): Promise<void> {
    if (this.#status === ENCOUNTER_TEXTS.settling) return
    const { api, log, say, stores } = this.services
    this.#status = ENCOUNTER_TEXTS.settling
    this.redraw()
    try {
      const { outcome, state_delta } = await settleEncounter(api, choice)
      const goodsLost = Object.entries(outcome.goods_lost).map(
        ([good, units]) => `${units} ${good}`,
      )
      this.#outcome = [
        outcome.text,
        ...(outcome.cash_lost > 0 ? [ENCOUNTER_TEXTS.lost(dollars(outcome.cash_lost))] : []),
        ...(goodsLost.length > 0 ? [ENCOUNTER_TEXTS.lostGoods(goodsLost.join(', '))] : []),
      ]
      stores.game.getState().applyDelta(state_delta)
      say(this.#outcome.join(' '))
    } catch (failure) {
      log('settling an encounter', failure)
      this.#status = describeFailure(failure)
    }
    this.redraw()
  }
}

function describe({ odds, price, title }: Encounter): readonly string[] {
  const percent = (part: number): string => `${Math.round(part * 100)}%`
  return [
    title,
    ENCOUNTER_TEXTS.price(dollars(price)),
    ENCOUNTER_TEXTS.odds(percent(odds.run), percent(odds.fight), percent(odds.talk)),
  ]
}
