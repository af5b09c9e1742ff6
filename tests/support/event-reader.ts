/** One server-sent event as it came. */
export interface ReadEvent {
  readonly id: string | undefined
  readonly event: string
  readonly data: unknown
}

/** Reads server-sent events off an answer until it ends. Comments are left out. */
export async function* readEvents({ body }: Response): AsyncGenerator<ReadEvent> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return
      const blocks = (rest + chunk.value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parseBlock(block)
        if (event) yield event
      }
    }
  } finally {
    await reader?.cancel()
  }
}

function parseBlock(block: string): ReadEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)] as const
    }),
  )
  const event = fields.get('event')
  if (event === undefined) return undefined
  return { id: fields.get('id'), event, data: JSON.parse(fields.get('data') ?? 'null') }
}
