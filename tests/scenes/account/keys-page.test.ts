import { query } from 'bitecs'
import { expect, test } from 'vitest'
import { SCREEN_MODES } from '#src/ecs/screen-mode.ts'
import { ACCOUNT_LAYOUTS } from '#src/scenes/account/account-layout.ts'
import { drawKeysPage } from '#src/scenes/account/keys-page.ts'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'

test.each(['desktop', 'mobile'] as const)(
  'default: buttons make a key, end all sessions and open the data on a %s screen',
  (profile) => {
    const world = createTestWorld({ screen: SCREEN_MODES[profile] })
    const pressed: string[] = []
    drawKeysPage(world, {
      ...{ layout: ACCOUNT_LAYOUTS[profile], keys: [] },
      make: () => pressed.push('make'),
      revoke: () => expect.unreachable(),
      signOutAll: () => pressed.push('sign out'),
      openData: () => pressed.push('data'),
    })
    const { Control, Spoken } = world.components
    for (const button of query(world, [Control])) {
      expect(['MAKE A KEY', 'SIGN OUT EVERYWHERE', 'MY DATA']).toContain(
        Spoken.details[button]?.name,
      )
      Control.press[button]?.()
    }
    expect(pressed).toEqual(['make', 'sign out', 'data'])
  },
)
