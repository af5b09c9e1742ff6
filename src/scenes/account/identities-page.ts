import { type Identities } from '#src/api/list-identities.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { lineCount, wrapText } from '#src/lib/text-layout.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { type Notice, type PendingMerge } from '#src/protocol/calls/identity.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { type ItemPlace, spawnList } from '../kit/scrolled-list.ts'
import { shortenAddress } from '#src/lib/shorten-address.ts'
import { type AccountLayout } from './account-layout.ts'
import { minuteOf, timeUntil } from '../kit/instant.ts'
import { drawNameForm, NAME_FORM_ROWS, type NameForm } from './name-form.ts'

/** Indentation of the details below an identity's kind, in cells. */
const INSET = 2
const HINT_ROWS = 3
/** How many changes are drawn in one visit. The others are drawn in the next. */
export const NEWS_SHOWN = 3
const GAP = 3
/** A sentence with fewer columns has its button below it. */
const LEAST_BESIDE = 14

interface IdentitiesPage {
  readonly layout: AccountLayout
  readonly identities: Identities
  /** The linked name that the boards show, if the player has the beta feature `linked_names`; otherwise null. */
  readonly boardName: string | null
  /** Called when the player wants to link an identity. */
  readonly onLink: () => void
  readonly unlink: (identity: Identities[number]) => void
  /** The merge that the player waits for; null where there is none. */
  readonly merge: PendingMerge | null
  readonly cancelMerge: (merge: PendingMerge) => void
  /** The present instant. */
  readonly now: string
  readonly name: NameForm
  /** The changes that are drawn. */
  readonly news: readonly Notice[]
  /** Whether there is room for the changes, or for the hint to guests and beta players. */
  readonly showHint: boolean
}

/** Draws the street name form, a waiting merge, the linked identities, and changes or a hint. */
export function drawIdentitiesPage(world: GameWorld, content: IdentitiesPage): ScrolledArea {
  const { identities, layout, onLink, name } = content
  const { columns, noticeRow, page } = layout
  const form = drawNameForm(world, { ...name, ...page })
  const fitsBeside = form.columns + GAP + boxColumns(ACCOUNT_TEXTS.link) <= columns
  const linkButton = fitsBeside
    ? { column: page.column + form.columns + GAP, row: page.row + form.rows - NAME_FORM_ROWS }
    : { column: page.column, row: page.row + form.rows }
  spawnBoxButton(world, { ...linkButton, label: ACCOUNT_TEXTS.link, press: onLink })
  const below = linkButton.row + BOX_BUTTON_ROWS + 1
  const first = below + drawMerge(world, content, below)
  const rows = noticeRow - first - drawFoot(world, content)
  const only = identities.length === 1
  return spawnList(world, {
    name: ACCOUNT_TEXTS.identities,
    window: { ...page, row: first, columns, rows },
    barColumn: world.screen.columns - 2,
    items: identities.map((identity) => {
      const paragraphs = paragraphsOf(identity, columns - INSET)
      return {
        rows: paragraphs.reduce((sum, { lines }) => sum + lines.length, 2),
        draw: (place) => {
          drawIdentity(world, identity, { ...place, paragraphs })
          if (!only) drawUnlink(world, { identity, place, press: () => content.unlink(identity) })
        },
      }
    }),
  })
}

interface IdentityParagraph {
  readonly lines: readonly string[]
  readonly foreground: number
}

/** Returns what is below an identity's kind: who it is, since when it is linked, and what it proves. */
function paragraphsOf(identity: Identities[number], columns: number): readonly IdentityParagraph[] {
  const since = ACCOUNT_TEXTS.linkedAt(identity.linked_at.slice(0, 10))
  const signedIn = identity.current ? `, ${ACCOUNT_TEXTS.signedInWith}` : ''
  const proofs = identity.proves.length > 0 ? [ACCOUNT_TEXTS.provesBy(identity.proves)] : []
  return [
    { text: detailsOf(identity), foreground: INK.normal },
    { text: `${since}${signedIn}`, foreground: INK.faint },
    ...proofs.map((text) => ({ text, foreground: INK.bright })),
  ].map(({ foreground, text }) => ({ foreground, lines: wrapText(text, columns) }))
}

function drawIdentity(
  world: GameWorld,
  identity: Identities[number],
  {
    layer,
    paragraphs,
    parent,
    row,
  }: ItemPlace & { readonly paragraphs: readonly IdentityParagraph[] },
): void {
  const kind = ACCOUNT_TEXTS.kinds[identity.kind] ?? identity.kind.toUpperCase()
  const spoken = { role: 'paragraph', parent } as const
  const write = (text: string, at: number, foreground: number): void =>
    void spawnText(world, { text, layer, column: 0, row: at, foreground, spoken })
  write(`${identity.current ? '●' : '○'} ${kind}`, row, INK.bright)
  let at = row + 1
  for (const { foreground, lines } of paragraphs) {
    write(lines.map((line) => `${' '.repeat(INSET)}${line}`).join('\n'), at, foreground)
    at += lines.length
  }
}

function drawUnlink(
  world: GameWorld,
  row: { identity: Identities[number]; place: ItemPlace; press: () => void },
): void {
  const { identity, place, press } = row
  const label = ` ${ACCOUNT_TEXTS.unlink} `
  spawnButton(world, {
    label,
    name: ACCOUNT_TEXTS.unlinkOne(identity.name),
    layer: place.layer,
    parent: place.parent,
    column: place.columns - label.length,
    row: place.row,
    press,
  })
}

/** Draws a waiting merge with the button that cancels it. Returns the rows it takes. */
function drawMerge(
  world: GameWorld,
  { cancelMerge, layout, merge, now }: IdentitiesPage,
  row: number,
): number {
  if (!merge) return 0
  const { column } = layout.page
  const { cancelMerge: label, cancelMergeOf, pending } = ACCOUNT_TEXTS
  const button = layout.columns - boxColumns(label)
  const isBeside = button >= LEAST_BESIDE
  const sentence = pending(merge.kept, merge.dropped, {
    due: minuteOf(merge.due_at),
    left: timeUntil(merge.due_at, now),
  })
  const lines = wrapText(sentence, isBeside ? button - GAP : layout.columns)
  const spoken = { role: 'paragraph' } as const
  spawnText(world, { text: lines.join('\n'), column, row, foreground: INK.bright, spoken })
  spawnBoxButton(world, {
    label,
    name: cancelMergeOf(merge.dropped),
    ...(isBeside ? { column: column + button, row } : { column, row: row + lines.length }),
    press: () => cancelMerge(merge),
  })
  const textRows = lines.length
  return (isBeside ? Math.max(textRows, BOX_BUTTON_ROWS) : textRows + BOX_BUTTON_ROWS) + 1
}

/** Draws the changes, or else a hint to guests and beta players. Returns the rows it takes. */
function drawFoot(
  world: GameWorld,
  { showHint, identities, layout, news, boardName }: IdentitiesPage,
): number {
  const { columns, noticeRow, page } = layout
  const { column } = page
  const told = newsLines(news, columns)
  if (told.length > 0) {
    const rows = told.reduce((sum, text) => sum + lineCount(text), 0)
    const box = { column, row: noticeRow - rows - 1, columns, rows }
    if (!showHint) return rows + 1
    const parent = spawnGroup(world, { ...box, role: 'list', name: ACCOUNT_TEXTS.news })
    let { row } = box
    for (const text of told) {
      const spoken = { role: 'listitem', parent } as const
      spawnText(world, { text, column, row, foreground: INK.bright, spoken })
      row += lineCount(text)
    }
    return rows + 1
  }
  const isGuest = identities.every(({ kind }) => kind === 'burner')
  const isProven = identities.some(({ proves }) => proves.length > 0)
  const beta = boardName === null ? null : ACCOUNT_TEXTS.onBoards(boardName)
  const unproven = isProven ? null : ACCOUNT_TEXTS.unprovenHint
  const hint = isGuest && !isProven ? ACCOUNT_TEXTS.guestHint : (beta ?? unproven)
  if (hint === null) return 0
  const hintLines = wrapText(hint, columns)
  const rows = Math.max(HINT_ROWS, hintLines.length + 1)
  const row = noticeRow - rows
  if (showHint) spawnText(world, { text: hintLines.join('\n'), column, row, foreground: INK.faint })
  return rows
}

function newsLines(news: readonly Notice[], columns: number): string[] {
  return news.map(({ about, at, kind }) => {
    const what = ACCOUNT_TEXTS.newsOf[kind](about.map(shortenAddress))
    return wrapText(ACCOUNT_TEXTS.newsLine(minuteOf(at).slice(5), what), columns).join('\n')
  })
}

/** Returns an address in full, after its linked name if it has one; other identities by their name. */
function detailsOf({ kind, subject, name, name_source }: Identities[number]): string {
  if (kind !== 'wallet' && kind !== 'burner') return name
  return name_source === null ? subject : `${name} ${subject}`
}
