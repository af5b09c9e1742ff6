import { type Identities } from '#src/api/list-identities.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { type ItemPlace, spawnList } from '../kit/scrolled-list.ts'
import { type AccountLayout } from './account-layout.ts'
import { drawNameForm, NAME_FORM_ROWS, type NameForm } from './name-form.ts'

/** Cells that what is said of an identity stands in from its kind. */
const INSET = 2
const HINT_ROWS = 3
const GAP = 3

interface IdentitiesPage {
  readonly layout: AccountLayout
  readonly identities: Identities
  /** What the boards call the player, for those who are in on it; null for the others. */
  readonly onBoards: string | null
  /** The player wants to link another. */
  readonly link: () => void
  readonly name: NameForm
  /** Whether there is room for what a guest, or who is in on it, should know. */
  readonly hasHint: boolean
}

/** What the street calls the player, what is linked, one below the other, and what a guest should know. */
export function drawIdentitiesPage(
  world: GameWorld,
  { hasHint, identities, layout, link, name, onBoards }: IdentitiesPage,
): ScrolledArea {
  const { columns, noticeRow, page } = layout
  const isGuest = identities.every(({ kind }) => kind === 'burner')
  const { columns: nameColumns } = drawNameForm(world, { ...name, ...page })
  const isBeside = nameColumns + GAP + boxColumns(ACCOUNT_TEXTS.link) <= columns
  const beside = isBeside
    ? { column: page.column + nameColumns + GAP, row: page.row }
    : { column: page.column, row: page.row + NAME_FORM_ROWS }
  spawnBoxButton(world, { ...beside, label: ACCOUNT_TEXTS.link, press: link })
  const first = beside.row + BOX_BUTTON_ROWS + 1
  const beta = onBoards === null ? null : ACCOUNT_TEXTS.onBoards(onBoards)
  const hint = isGuest ? ACCOUNT_TEXTS.guestHint : beta
  const rows = noticeRow - first - (hint === null ? 0 : HINT_ROWS)
  if (hint !== null && hasHint) drawHint(world, hint, layout)
  return spawnList(world, {
    name: ACCOUNT_TEXTS.identities,
    window: { ...page, row: first, columns, rows },
    barColumn: world.screen.columns - 2,
    items: identities.map((identity) => {
      const spelt = wrapText(spell(identity), columns - INSET)
      return {
        rows: spelt.length + 3,
        draw: (place) => drawIdentity(world, identity, { ...place, spelt }),
      }
    }),
  })
}

function drawIdentity(
  world: GameWorld,
  identity: Identities[number],
  { layer, parent, row, spelt }: ItemPlace & { readonly spelt: readonly string[] },
): void {
  const kind = ACCOUNT_TEXTS.kinds[identity.kind] ?? identity.kind.toUpperCase()
  const since = ACCOUNT_TEXTS.linkedAt(identity.linked_at.slice(0, 10))
  const spoken = { role: 'paragraph', parent } as const
  const write = (text: string, at: number, foreground: number): void =>
    void spawnText(world, { text, layer, column: 0, row: row + at, foreground, spoken })
  write(`${identity.current ? '●' : '○'} ${kind}`, 0, INK.bright)
  write(spelt.map((line) => `${' '.repeat(INSET)}${line}`).join('\n'), 1, INK.normal)
  const signedIn = identity.current ? `, ${ACCOUNT_TEXTS.signedInWith}` : ''
  write(`${' '.repeat(INSET)}${since}${signedIn}`, 1 + spelt.length, INK.faint)
}

function drawHint(
  world: GameWorld,
  hint: string,
  { columns, noticeRow, page }: AccountLayout,
): void {
  const text = wrapText(hint, columns).join('\n')
  const row = noticeRow - HINT_ROWS
  spawnText(world, { text, column: page.column, row, foreground: INK.faint })
}

/** An address in full, beside its name elsewhere where it has one; an id of a host by its name there. */
function spell({ kind, subject, name, name_source }: Identities[number]): string {
  if (kind !== 'wallet' && kind !== 'burner') return name
  return name_source === null ? subject : `${name} ${subject}`
}
