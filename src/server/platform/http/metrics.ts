/** Upper bounds of the duration histogram, in seconds: the defaults of Prometheus. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

interface Durations {
  readonly buckets: number[]
  sum: number
  count: number
}

interface VoiceUse {
  readonly input: number
  readonly output: number
  readonly dollars: number
}

/** Counts what /metrics reports, in Prometheus' text format (version 0.0.4). */
export class Metrics {
  /** Counts by route, then by status. */
  readonly #requests = new Map<string, Map<number, number>>()
  readonly #durations = new Map<string, Durations>()
  readonly #security = new Map<string, number>()
  readonly #voices = new Map<string, VoiceUse>()
  /** Counts by endpoint, cause and owner, as the labels of a line. */
  readonly #voiceFailures = new Map<string, number>()
  #openStreams = 0

  countRequest(route: string, status: number, seconds: number): void {
    let counts = this.#requests.get(route)
    if (!counts) {
      counts = new Map()
      this.#requests.set(route, counts)
    }
    counts.set(status, (counts.get(status) ?? 0) + 1)
    let durations = this.#durations.get(route)
    if (!durations) {
      durations = { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 }
      this.#durations.set(route, durations)
    }
    durations.sum += seconds
    durations.count += 1
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound)
    if (bucket >= 0) durations.buckets[bucket] = (durations.buckets[bucket] ?? 0) + 1
  }

  countSecurity(event: string): void {
    this.#security.set(event, (this.#security.get(event) ?? 0) + 1)
  }

  /** Counts the tokens and the price, in US dollars, of a call to a language model. */
  countVoiceTokens(endpoint: string, { input, output, dollars }: VoiceUse): void {
    const use = this.#voices.get(endpoint) ?? { input: 0, output: 0, dollars: 0 }
    this.#voices.set(endpoint, {
      input: use.input + input,
      output: use.output + output,
      dollars: use.dollars + dollars,
    })
  }

  countVoiceFailure(endpoint: string, cause: string, owner: string): void {
    const labels = `endpoint="${endpoint}",cause="${cause}",owner="${owner}"`
    this.#voiceFailures.set(labels, (this.#voiceFailures.get(labels) ?? 0) + 1)
  }

  get openStreams(): number {
    return this.#openStreams
  }

  /** Counts a stream as open. Returns the function that ends the count. */
  openStream(): () => void {
    this.#openStreams += 1
    return () => {
      this.#openStreams -= 1
    }
  }

  render(process: { residentBytes: number; heapBytes: number; uptimeSeconds: number }): string {
    return `${[
      ...family('dcw_requests_total', 'counter', 'Answered requests by route and status.'),
      ...[...this.#requests].flatMap(([route, counts]) => renderCounts(route, counts)),
      ...family('dcw_request_seconds', 'histogram', 'Time to answer by route.'),
      ...[...this.#durations].flatMap(([route, durations]) => renderDurations(route, durations)),
      ...family('dcw_security_events_total', 'counter', 'Lines of the security log by event.'),
      ...[...this.#security].map(
        ([event, count]) => `dcw_security_events_total{event="${event}"} ${count}`,
      ),
      ...family('dcw_voice_tokens_total', 'counter', 'Tokens of language models.'),
      ...[...this.#voices].flatMap(([endpoint, { input, output }]) => [
        `dcw_voice_tokens_total{endpoint="${endpoint}",direction="input"} ${input}`,
        `dcw_voice_tokens_total{endpoint="${endpoint}",direction="output"} ${output}`,
      ]),
      ...family(
        'dcw_voice_dollars_total',
        'counter',
        'Price of the tokens by the configured rates.',
      ),
      ...[...this.#voices].map(
        ([endpoint, { dollars }]) => `dcw_voice_dollars_total{endpoint="${endpoint}"} ${dollars}`,
      ),
      ...family('dcw_voice_failures_total', 'counter', 'Failed calls to language models.'),
      ...[...this.#voiceFailures].map(
        ([labels, count]) => `dcw_voice_failures_total{${labels}} ${count}`,
      ),
      ...family('dcw_open_streams', 'gauge', 'Chat streams that are open now.'),
      `dcw_open_streams ${this.#openStreams}`,
      ...family('process_resident_memory_bytes', 'gauge', 'Resident memory.'),
      `process_resident_memory_bytes ${process.residentBytes}`,
      ...family('nodejs_heap_used_bytes', 'gauge', 'Heap in use.'),
      `nodejs_heap_used_bytes ${process.heapBytes}`,
      ...family('process_uptime_seconds', 'gauge', 'Time since the start.'),
      `process_uptime_seconds ${process.uptimeSeconds}`,
    ].join('\n')}\n`
  }
}

function family(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function renderCounts(route: string, counts: ReadonlyMap<number, number>): string[] {
  return [...counts].map(
    ([status, count]) => `dcw_requests_total{route="${route}",status="${status}"} ${count}`,
  )
}

function renderDurations(route: string, { buckets, sum, count }: Durations): string[] {
  let below = 0
  const lines = BOUNDS.map((bound, index) => {
    below += buckets[index] ?? 0
    return `dcw_request_seconds_bucket{route="${route}",le="${bound}"} ${below}`
  })
  return [
    ...lines,
    `dcw_request_seconds_bucket{route="${route}",le="+Inf"} ${count}`,
    `dcw_request_seconds_sum{route="${route}"} ${sum}`,
    `dcw_request_seconds_count{route="${route}"} ${count}`,
  ]
}
