import { type Endpoint } from '#src/protocol/endpoint.ts'

/** What of an input goes into the address. */
export interface AddressInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
}

/** The address of a call: path parameters filled in and escaped, absent query values left out. */
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
