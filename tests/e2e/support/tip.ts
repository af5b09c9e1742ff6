import { type Locator } from '@playwright/test'
import { type Player } from './player.ts'

/** Asks tommy for a tip on the market screen, which costs a move. */
export async function askTip(player: Player): Promise<void> {
  await player.touch(player.twin.getByRole('tab', { name: 'FAVOURS' }))
  await player.twin.getByRole('combobox', { name: 'Shark' }).selectOption('tommy')
  await player.press('ASK TIP')
}

/** Asks for another tip before its time, for money. Returns the dialog before the payment. */
export async function askTipNow(player: Player): Promise<Locator> {
  await player.press('NOW 0.50 USDC TIP')
  return player.twin.getByRole('dialog', { name: 'Before its time' })
}

/** Confirms the payment of an early tip. */
export async function payTip(player: Player): Promise<void> {
  const dialog = await askTipNow(player)
  await player.touch(dialog.getByRole('button', { name: 'Confirm' }))
}
