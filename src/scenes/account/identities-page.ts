import { type Identities } from '#src/api/list-identities.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { type ScrolledArea, spawnScroll } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { truncate, wrapText } from '#src/lib/text-layout.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { type AccountLayout } from './account-layout.ts'
import { drawNameForm, NAME_FORM_ROWS, type NameForm } from './name-form.ts'

const IDENTITY_ROWS = 4
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
  const area = spawnScroll(world, {
    window: { ...page, row: first, columns, rows },
    contentRows: identities.length * IDENTITY_ROWS,
    barColumn: world.screen.columns - 2,
  })
  const list = spawnGroup(world, {
    role: 'list',
    name: ACCOUNT_TEXTS.identities,
    layer: area.layer,
    column: 0,
    row: 0,
    columns,
    rows: identities.length * IDENTITY_ROWS,
  })
  for (const [index, identity] of identities.entries()) {
    const row = index * IDENTITY_ROWS
    const box = { layer: area.layer, column: 0, row, columns, rows: IDENTITY_ROWS }
    const item = spawnGroup(world, { ...box, role: 'listitem', parent: list })
    drawIdentity(world, identity, { layer: area.layer, row, columns, parent: item })
  }
  if (hint !== null && hasHint) drawHint(world, hint, layout)
  return area
}

function drawIdentity(
  world: GameWorld,
  identity: Identities[number],
  place: { layer: number; row: number; columns: number; parent: number },
): void {
  const { layer, row, columns, parent } = place
  const kind = ACCOUNT_TEXTS.kinds[identity.kind] ?? identity.kind.toUpperCase()
  const since = ACCOUNT_TEXTS.linkedAt(identity.linked_at.slice(0, 10))
  const lines = [
    `${identity.current ? '●' : '○'} ${kind}`,
    `  ${truncate(spell(identity), { limit: columns - 2 })}`,
    `  ${since}${identity.current ? `, ${ACCOUNT_TEXTS.signedInWith}` : ''}`,
  ]
  for (const [index, text] of lines.entries()) {
    const foreground = [INK.bright, INK.normal, INK.faint][index] ?? INK.normal
    const spoken = { role: 'paragraph', parent } as const
    spawnText(world, { text, layer, column: 0, row: row + index, foreground, spoken })
  }
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
