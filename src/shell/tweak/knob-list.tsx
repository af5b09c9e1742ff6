import { type ReactNode, useState } from 'react'
import { type Knob, KNOBS } from '#src/crt/knobs.ts'
import { type KnobGroup as GroupId } from '#src/crt/knobs/table.ts'
import { GROUP_LABELS, KNOB_TEXTS } from '#src/crt/knobs/texts.ts'
import { TWEAK_TEXTS } from '#src/protocol/tweak-texts.ts'
import { KnobGroup } from './knob-group.tsx'

const GROUPS = Object.keys(GROUP_LABELS).filter((name): name is GroupId =>
  Object.hasOwn(GROUP_LABELS, name),
)

/** Lists all knobs by group. A search shows the knobs whose texts match, in open groups. */
export function KnobList(): ReactNode {
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<GroupId>>(new Set(['glass']))
  const isSearching = query.trim() !== ''
  const found = KNOBS.filter((knob) => isFound(knob, query))
  const toggle = (group: GroupId, isOpen: boolean): void => {
    if (isSearching) return
    setOpened((before) => {
      const after = new Set(before)
      if (isOpen) after.add(group)
      else after.delete(group)
      return after
    })
  }
  return (
    <div role="search">
      <input
        type="search"
        aria-label={TWEAK_TEXTS.search}
        placeholder={TWEAK_TEXTS.search}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      {found.length === 0 && <p role="status">{TWEAK_TEXTS.nothingFound}</p>}
      {GROUPS.map((group) => {
        const ids = found.filter((knob) => knob.group === group).map(({ id }) => id)
        return (
          ids.length > 0 && (
            <KnobGroup
              key={group}
              label={GROUP_LABELS[group]}
              ids={ids}
              isOpen={isSearching || opened.has(group)}
              onToggle={(isOpen) => toggle(group, isOpen)}
            />
          )
        )
      })}
    </div>
  )
}

/** Returns whether each word of the query occurs in a text of the knob. */
function isFound({ group, id }: Knob, query: string): boolean {
  const { label, tooltip } = KNOB_TEXTS[id]
  const texts = `${label} ${id} ${GROUP_LABELS[group]} ${tooltip}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.includes(word))
}
