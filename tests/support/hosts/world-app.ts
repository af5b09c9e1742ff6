import { type Page } from '@playwright/test'
import { type LocalAccount } from 'viem'

/** All commands of World App, in the versions that MiniKit requires. */
const COMMANDS = [
  ['attestation', 1],
  ['pay', 1],
  ['wallet-auth', 2],
  ['send-transaction', 2],
  ['sign-message', 1],
  ['sign-typed-data', 1],
  ['share-contacts', 1],
  ['request-permission', 1],
  ['get-permissions', 1],
  ['send-haptic-feedback', 1],
  ['share', 1],
  ['chat', 1],
  ['close-miniapp', 1],
] as const

export interface WorldApp {
  /** Commands in the order of arrival. */
  readonly commands: readonly string[]
  /** Whether its user refuses. */
  refuse: boolean
  /** Whether it never answers. */
  silent: boolean
  /** Carries out a payment and returns its transaction id. */
  pay: (request: PayCommand) => string
}

export interface PayCommand {
  readonly reference: string
  readonly to: string
  readonly tokens: readonly { readonly symbol: string; readonly token_amount: string }[]
}

interface Asked {
  readonly command: string
  readonly payload?: { readonly siweMessage?: string } & PayCommand
}

/** World App's native side around a page, as on iOS or Android. A key signs for the wallet's address. */
export async function installWorldApp(
  page: Page,
  { os, address, owner }: { os: 'ios' | 'android'; address: string; owner: LocalAccount },
): Promise<WorldApp> {
  const commands: string[] = []
  const app: WorldApp = { commands, refuse: false, silent: false, pay: () => 'unpaid' }
  await page.exposeFunction('askWorldApp', async ({ command, payload }: Asked) => {
    commands.push(command)
    if (app.silent) return null
    if (command === 'send-haptic-feedback') {
      return { status: 'success', version: 1, timestamp: new Date().toISOString() }
    }
    const isPayment = command === 'pay' && payload
    if (command !== 'wallet-auth' && !isPayment) return null
    if (app.refuse) {
      return { status: 'error', version: 2, error_code: 'user_rejected', details: 'no' }
    }
    if (isPayment) {
      const { reference } = payload
      const sent = { transaction_status: 'submitted', transaction_id: app.pay(payload), reference }
      return { status: 'success', version: 1, ...sent, from: address, chain: 'worldchain' }
    }
    const message = payload?.siweMessage?.replace('{address}', address) ?? ''
    const signature = await owner.signMessage?.({ message })
    return { status: 'success', version: 2, address, message, signature }
  })
  await page.addInitScript(
    ({ os, commands }) => {
      const send: (request: unknown) => Promise<unknown> = Reflect.get(window, 'askWorldApp')
      const handle = async (request: { command: string }): Promise<void> => {
        const answer = await send(request)
        const miniKit = Reflect.get(window, 'MiniKit')
        const name = request.command === 'pay' ? 'payment' : request.command
        if (answer) miniKit.trigger(`miniapp-${name}`, answer)
      }
      const bridge =
        os === 'ios'
          ? {
              webkit: {
                messageHandlers: {
                  minikit: {
                    postMessage: (request: unknown) => handle(structuredClone(request) as never),
                  },
                },
              },
            }
          : { Android: { postMessage: (text: string) => handle(JSON.parse(text)) } }
      Object.assign(window, bridge, {
        WorldApp: {
          supported_commands: commands.map(([name, version]) => ({
            name,
            supported_versions: [version],
          })),
          world_app_version: 4_000_000,
          device_os: os,
          is_optional_analytics: true,
          safe_area_insets: { top: 47, right: 0, bottom: 34, left: 0 },
          preferred_currency: 'USD',
          pending_notifications: 0,
          location: { open_origin: 'app_details' },
        },
      })
    },
    { os, commands: COMMANDS },
  )
  return app
}
