import { defineChain } from 'viem'
import { BASE_CHAIN_ID } from '#src/protocol/base.ts'

// The definitions of `viem/chains` bring code that serializes transactions of OP Stack chains (7 KB). A wallet does that.
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const

export const base = defineChain({
  ...{ id: BASE_CHAIN_ID, name: 'Base', nativeCurrency },
  rpcUrls: { default: { http: ['https://mainnet.base.org'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
})

export const worldchain = defineChain({
  ...{ id: 480, name: 'World Chain', nativeCurrency },
  rpcUrls: { default: { http: ['https://worldchain-mainnet.g.alchemy.com/public'] } },
  blockExplorers: { default: { name: 'Worldscan', url: 'https://worldscan.org' } },
})
