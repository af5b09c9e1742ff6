import { type Endpoint } from '#src/protocol/endpoint.ts'

/** The parts of an input that the URL contains. */
export interface AddressInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
}

/** Returns the URL of a call. Fills in and escapes path parameters; omits undefined query values. */
export function callUrl(baseUrl: string, endpoint: Endpoint, input: AddressInput): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  return `${baseUrl}${path}${query.size > 0 ? `?${query}` : ''}`
}
