import { HOME_TEXTS } from '#src/protocol/home-texts.ts'
import { type SessionState } from '#src/stores/session-store.ts'
import { shortenAddress } from '#src/lib/shorten-address.ts'

/** Returns the lines of the banner that names the linked identity. */
export function identityLines(
  session: Pick<SessionState, 'platform' | 'guest' | 'wallet' | 'streetName' | 'gasless'> &
    Partial<Pick<SessionState, 'username' | 'linkedName' | 'fid'>>,
): readonly string[] {
  const { username, linkedName, fid } = session
  const host = [username ?? linkedName, fid && HOME_TEXTS.fid(fid)].filter(Boolean).join('  ')
  const who = [session.streetName, session.wallet && shortenAddress(session.wallet)]
  return [
    linkedText(session),
    ...(host === '' ? [] : [host]),
    who.filter((part) => part !== null && part !== '').join('  '),
    ...(session.gasless ? [HOME_TEXTS.gasless] : []),
  ]
}

function linkedText({ guest, platform }: Pick<SessionState, 'guest' | 'platform'>): string {
  if (guest) return HOME_TEXTS.guestLinked
  switch (platform) {
    case 'farcaster':
      return HOME_TEXTS.farcasterLinked
    case 'worldcoin':
      return HOME_TEXTS.worldLinked
    case 'base_minikit':
      return HOME_TEXTS.baseLinked
    default:
      return HOME_TEXTS.walletLinked
  }
}
