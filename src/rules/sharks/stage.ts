const ACTION = /\*[^*]+\*|^\s*\([^)]+\)|^\s*\[[^\]]+\]/g

/** Returns what is said in a message, without what the player does instead: '*leans in* Evening.' is 'Evening.'. */
export function withoutActions(text: string): string {
  const spoken = text.replace(ACTION, ' ').trim()
  return spoken === '' ? text : spoken
}
