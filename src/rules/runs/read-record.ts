import { BOROUGHS, type BoroughName } from '../market/goods.ts'

/** The parsed body of a record. No field has been validated. */
export type RecordFields = Readonly<Record<string, unknown>>

/** Returns the fields of a record's body; null when it is not a JSON object. */
export function readFields(body: string): RecordFields | null {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
  } catch {
    return null
  }
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

export function boroughIn(value: unknown): BoroughName | undefined {
  return BOROUGHS.find(({ name }) => name === value)?.name
}
