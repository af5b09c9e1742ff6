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

/** Indentation of the details below an identity's kind, in cells. */
const INSET = 2
const HINT_ROWS = 3
const GAP = 3

interface IdentitiesPage {
  readonly layout: AccountLayout
  readonly identities: Identities
  /** The player's name on the boards when they have that beta feature; otherwise null. */
  readonly boardName: string | null
  /** Called when the player wants to link an identity. */
  readonly onLink: () => void
  readonly name: NameForm
  /** Whether there is room for the hint to guests and beta players. */
  readonly showHint: boolean
}

/** Draws the street name form, the list of linked identities, and a hint. */
export function drawIdentitiesPage(
  world: GameWorld,
  { showHint, identities, layout, onLink, name, boardName }: IdentitiesPage,
): ScrolledArea {
  const { columns, noticeRow, page } = layout
  const isGuest = identities.every(({ kind }) => kind === 'burner')
  const { columns: nameColumns } = drawNameForm(world, { ...name, ...page })
  const fitsBeside = nameColumns + GAP + boxColumns(ACCOUNT_TEXTS.link) <= columns
  const linkButton = fitsBeside
    ? { column: page.column + nameColumns + GAP, row: page.row }
    : { column: page.column, row: page.row + NAME_FORM_ROWS }
  spawnBoxButton(world, { ...linkButton, label: ACCOUNT_TEXTS.link, press: onLink })
  const first = linkButton.row + BOX_BUTTON_ROWS + 1
  const beta = boardName === null ? null : ACCOUNT_TEXTS.onBoards(boardName)
  const hint = isGuest ? ACCOUNT_TEXTS.guestHint : beta
  const rows = noticeRow - first - (hint === null ? 0 : HINT_ROWS)
  if (hint !== null && showHint) drawHint(world, hint, layout)
  return spawnList(world, {
    name: ACCOUNT_TEXTS.identities,
    window: { ...page, row: first, columns, rows },
    barColumn: world.screen.columns - 2,
    items: identities.map((identity) => {
      const details = wrapText(detailsOf(identity), columns - INSET)
      return {
        rows: details.length + 3,
        draw: (place) => drawIdentity(world, identity, { ...place, details }),
      }
    }),
  })
}

function drawIdentity(
  world: GameWorld,
  identity: Identities[number],
  { layer, parent, row, details }: ItemPlace & { readonly details: readonly string[] },
): void {
  const kind = ACCOUNT_TEXTS.kinds[identity.kind] ?? identity.kind.toUpperCase()
  const since = ACCOUNT_TEXTS.linkedAt(identity.linked_at.slice(0, 10))
  const spoken = { role: 'paragraph', parent } as const
  const write = (text: string, at: number, foreground: number): void =>
    void spawnText(world, { text, layer, column: 0, row: row + at, foreground, spoken })
  write(`${identity.current ? '●' : '○'} ${kind}`, 0, INK.bright)
  write(details.map((line) => `${' '.repeat(INSET)}${line}`).join('\n'), 1, INK.normal)
  const signedIn = identity.current ? `, ${ACCOUNT_TEXTS.signedInWith}` : ''
  write(`${' '.repeat(INSET)}${since}${signedIn}`, 1 + details.length, INK.faint)
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

/** Returns an address in full, after its linked name if it has one; other identities by their name. */
function detailsOf({ kind, subject, name, name_source }: Identities[number]): string {
  if (kind !== 'wallet' && kind !== 'burner') return name
  return name_source === null ? subject : `${name} ${subject}`
}
