import { type Chance, pick } from '#src/lib/chance.ts'

/** Pieces that parsers often mishandle. */
const PIECES = [
  ...['', ' ', '\n', '\r\n', '\u0000', '\uFEFF', '\u202E', '\uD800', '\u{1F988}', '\u0130', 'ﬀ'],
  ...[
    '.',
    '..',
    ':',
    '://',
    '//',
    '@',
    '#',
    '?',
    '%',
    '%00',
    '=',
    '&',
    "'",
    '"',
    '`',
    '\\',
    '<',
    '{',
    '}',
    '[',
    ']',
  ],
  ...['0', '-1', '1e309', '0x', '0x0', 'null', 'undefined', 'NaN', '__proto__', 'constructor'],
  ...['localhost', 'evil.example', 'URI: ', 'Nonce: ', 'Chain ID: ', 'Expiration Time: ', '- '],
]

const JUNK: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    Number.MAX_VALUE,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    '\u0000',
    '0x',
  ],
  ...[[], [[]], {}, { toString: 1 }, ['a'], { $gt: '' }, 'none', 'HS256', 'x'.repeat(2_000)],
]

/** Returns the text with one part removed, repeated, replaced, moved or in another case. */
export function mutateText(chance: Chance, text: string): string {
  const at = (): number => Math.floor(chance() * (text.length + 1))
  const [from, to] = [at(), at()].sort((a, b) => a - b) as [number, number]
  const [head, part, tail] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  const ways: readonly (() => string)[] = [
    () => head + tail,
    () => head + part + part + tail,
    () => head + pick(chance, PIECES) + tail,
    () => head + pick(chance, PIECES) + text.slice(from),
    () => head + pick(chance, PIECES) + text.slice(from + 1),
    () => head + part.toUpperCase() + tail,
    () => head + part.toLowerCase() + tail,
    () => tail + part + head,
    () => head + [...part].reverse().join('') + tail,
    () => head,
    () => text + pick(chance, PIECES).repeat(100),
  ]
  return pick(chance, ways)()
}

type Fields = Readonly<Record<string, unknown>>

/** Returns the fields with one of them missing, mutated or of another type, or with one more. */
export function mutateFields(chance: Chance, fields: Fields): Fields {
  const name = pick(chance, Object.keys(fields))
  const value = fields[name]
  const ways: readonly (() => Fields)[] = [
    () => Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)),
    () => ({ ...fields, [name]: pick(chance, JUNK) }),
    () => ({ ...fields, [pick(chance, PIECES)]: pick(chance, JUNK) }),
    () => ({ ...fields, [name]: mutateValue(chance, value) }),
    () => ({ ...fields, [name]: mutateValue(chance, value) }),
    () => ({ ...fields, [name]: mutateValue(chance, value) }),
  ]
  return pick(chance, ways)()
}

function mutateValue(chance: Chance, value: unknown): unknown {
  if (typeof value === 'string') return mutateText(chance, value)
  if (typeof value === 'number') return pick(chance, [-value, value + 1, value * 1e15, `${value}`])
  return pick(chance, JUNK)
}

/** Returns a token with one of its parts mutated: its text, or the base64url JSON in it. */
export function mutateToken(chance: Chance, token: string): string {
  if (chance() < 0.3) return mutateText(chance, token)
  const parts = token.split('.')
  const place = Math.floor(chance() * parts.length)
  return parts.map((part, index) => (index === place ? mutatePart(chance, part) : part)).join('.')
}

function mutatePart(chance: Chance, part: string): string {
  const text = Buffer.from(part, 'base64url').toString('utf8')
  const fields = fieldsIn(text)
  if (fields === null || chance() < 0.3) return mutateText(chance, part)
  if (chance() < 0.2) return pack(mutateText(chance, text))
  return pack(JSON.stringify(mutateFields(chance, fields)))
}

/** Returns the fields of a JSON object, or null. The bytes of a signature can begin with a brace, too. */
function fieldsIn(text: string): Fields | null {
  try {
    const fields: unknown = JSON.parse(text)
    return fields !== null && typeof fields === 'object' ? { ...fields } : null
  } catch {
    return null
  }
}

function pack(text: string): string {
  return Buffer.from(text).toString('base64url')
}
