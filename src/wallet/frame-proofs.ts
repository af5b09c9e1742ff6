import { type ApiClient } from '#src/api/client.ts'
import { getFrameNonce } from '#src/api/get-frame-nonce.ts'
import { type FrameProof } from './host-sign-in.ts'

/** The sign-in of a frame by messages, for browsers that block the cookie of the nonce. */
export interface FrameProofs {
  /** Gets a nonce for the app around the page. Its secret stays in this page's memory. A failure is logged. */
  nonce(answer: (nonce: string) => void): void
  /** Makes the next sign-in use the proof that the app has signed, with the secret of the last nonce. */
  use(proof: Pick<FrameProof, 'fid' | 'sig'>): void
}

export interface CreateFrameProofsOptions {
  readonly client: ApiClient
  readonly useFrame: (proof: FrameProof) => void
  readonly log: (what: string, failure: unknown) => void
}

export function createFrameProofs(options: CreateFrameProofsOptions): FrameProofs {
  const { client, log, useFrame } = options
  let secret: string | undefined
  const ask = async (): Promise<string> => {
    const issued = await getFrameNonce(client)
    secret = issued.secret
    return issued.nonce
  }
  return {
    nonce: (answer) =>
      void ask().then(answer, (failure: unknown) => log('getting a nonce for the frame', failure)),
    use: ({ fid, sig }) => useFrame({ fid, sig, ...(secret !== undefined && { secret }) }),
  }
}
