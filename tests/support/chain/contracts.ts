import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Abi, Hex } from 'viem'
import { z } from 'zod'

export interface Contract {
  readonly abi: Abi
  readonly bytecode: Hex
  /** As it stands on a chain, for `setCode`. */
  readonly deployed: Hex
}

const CONTRACTS = [
  'IdRegistry',
  'KeyRegistry',
  'Wallet',
  'EntryPoint',
  'Factory',
  'UniversalResolver',
  'BaseResolver',
  'Coin',
  'Badge',
  'AddressBook',
  'Feed',
  'Pool',
] as const
const codeSchema = z.object({ object: z.string() })
const outputSchema = z.object({
  contracts: z.object({
    'contracts.sol': z.record(
      z.string(),
      z.object({
        abi: z.array(z.unknown()),
        evm: z.object({ bytecode: codeSchema, deployedBytecode: codeSchema }),
      }),
    ),
  }),
})

/** The contracts that the game meets on chains, compiled as they are needed: about a second. */
export function compileContracts(): Readonly<Record<(typeof CONTRACTS)[number], Contract>> {
  const solc: { compile(input: string): string } = createRequire(import.meta.url)('solc')
  const content = readFileSync(new URL('contracts.sol', import.meta.url), 'utf8')
  const compiled = solc.compile(
    JSON.stringify({
      language: 'Solidity',
      sources: { 'contracts.sol': { content } },
      settings: {
        optimizer: { enabled: true, runs: 200 },
        evmVersion: 'paris',
        outputSelection: {
          '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
        },
      },
    }),
  )
  const made = outputSchema.parse(JSON.parse(compiled)).contracts['contracts.sol']
  const contract = (name: (typeof CONTRACTS)[number]): Contract => {
    const { abi, evm } = made[name] ?? { abi: [], evm: null }
    return {
      abi: abi as Abi,
      bytecode: `0x${evm?.bytecode.object ?? ''}`,
      deployed: `0x${evm?.deployedBytecode.object ?? ''}`,
    }
  }
  return {
    IdRegistry: contract('IdRegistry'),
    KeyRegistry: contract('KeyRegistry'),
    Wallet: contract('Wallet'),
    EntryPoint: contract('EntryPoint'),
    Factory: contract('Factory'),
    UniversalResolver: contract('UniversalResolver'),
    BaseResolver: contract('BaseResolver'),
    Coin: contract('Coin'),
    Badge: contract('Badge'),
    AddressBook: contract('AddressBook'),
    Feed: contract('Feed'),
    Pool: contract('Pool'),
  }
}
