/** One server-sent event as it came. */
export interface ReadEvent {
  readonly id: string | undefined
  readonly event: string
  readonly data: unknown
}

/** Reads server-sent events off an answer until it ends. Comments are left out. */
export async function* readEvents(answer: Response): AsyncGenerator<ReadEvent> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body ?? []) {
    rest += decoder.decode(chunk, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => {
          const colon = line.indexOf(': ')
          return [line.slice(0, colon), line.slice(colon + 2)] as const
        }),
      )
      const event = fields.get('event')
      if (event)
        yield { id: fields.get('id'), event, data: JSON.parse(fields.get('data') ?? 'null') }
    }
  }
}
