/** Returns the earliest of some, the first of equals; null when there is none. */
export function earliest<one extends { readonly at: Date }>(
  some: readonly (one | null)[],
): one | null {
  return some.reduce<one | null>(
    (first, next) => (next && (!first || next.at.getTime() < first.at.getTime()) ? next : first),
    null,
  )
}
