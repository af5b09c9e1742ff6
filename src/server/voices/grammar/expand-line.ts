import type { Chance } from '#src/lib/chance.ts'

/** Picks an alternative of each [one|another] and fills each {slot}. Returns null when a slot has no value. */
export function expandLine(
  text: string,
  slots: Readonly<Record<string, string>>,
  chance: Chance,
): string | null {
  let isFilled = true
  const picked = text.replace(/\[([^\]|]*(?:\|[^\]|]*)+)\]/g, (_, list: string) => {
    const choices = list.split('|')
    return choices[Math.floor(chance() * choices.length)] ?? ''
  })
  const filled = picked.replace(/\{(\w+)\}/g, (_, slot: string, at: number) => {
    const value = Object.hasOwn(slots, slot) ? slots[slot] : undefined
    isFilled &&= value !== undefined && value !== ''
    if (value === undefined) return ''
    return slot !== 'name' && beginsSentence(picked, at) ? capitalise(value) : value
  })
  return isFilled ? filled : null
}

function beginsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?]\s+|\n)$/.test(text.slice(0, at))
}

/** Capitalises a value that starts a sentence, such as 'the Bronx'. */
function capitalise(value: string): string {
  return value.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
