import type { Chance } from '#src/lib/chance.ts'

/** Picks one of each [one|another] and fills each {slot}; null when a slot has no value. */
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

/** 'the Bronx' and '2 days late with $1,000' begin a sentence with a capital. */
function capitalise(value: string): string {
  return value.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
