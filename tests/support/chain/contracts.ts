import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Abi, Hex } from 'viem'
import { z } from 'zod'
import { fingerprint } from '../../../tools/lib/fingerprint.mjs'
import { place } from '../../../tools/lib/places.mjs'

export interface Contract {
  readonly abi: Abi
  readonly bytecode: Hex
  /** The code as deployed, for `setCode`. */
  readonly deployed: Hex
}

const CONTRACTS = [
  'IdRegistry',
  'KeyRegistry',
  'Wallet',
  'EntryPoint',
  'Proxy',
  'IdleWallet',
  'Factory',
  'UniversalResolver',
  'BaseResolver',
  'Coin',
  'Badge',
  'AddressBook',
  'Feed',
  'Pool',
] as const
export type Contracts = Readonly<Record<(typeof CONTRACTS)[number], Contract>>

const SOURCES = [
  'tests/support/chain/contracts.sol',
  'tests/support/chain/contracts.ts',
  'node_modules/solc/package.json',
]
const hexSchema = z.custom<Hex>((text) => typeof text === 'string' && /^0x[0-9a-f]+$/.test(text))
const contractSchema = z.object({
  abi: z.custom<Abi>(Array.isArray),
  bytecode: hexSchema,
  deployed: hexSchema,
})
const contractsSchema = z.record(z.enum(CONTRACTS), contractSchema)
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

let compiled: Contracts | undefined

/**
 * Returns the contracts that the game calls on chains. They are compiled once for each state of their source and stored
 * in the cache, because the compiler takes seconds to start.
 */
export function compileContracts(): Contracts {
  compiled ??= readOrCompile()
  return compiled
}

function readOrCompile(): Contracts {
  const file = place(`.cache/contracts/${fingerprint(SOURCES).slice(0, 16)}.json`)
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(draft, JSON.stringify(compile()))
    // Renamed when complete, because another process may compile the same.
    renameSync(draft, file)
  }
  return contractsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function compile(): Record<string, unknown> {
  const solc: { compile(input: string): string } = createRequire(import.meta.url)('solc')
  const content = readFileSync(new URL('contracts.sol', import.meta.url), 'utf8')
  const output = solc.compile(
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
  const made = outputSchema.parse(JSON.parse(output)).contracts['contracts.sol']
  return Object.fromEntries(
    CONTRACTS.map((name) => {
      const { abi, evm } = made[name] ?? {}
      const [bytecode, deployed] = [evm?.bytecode, evm?.deployedBytecode]
      return [name, { abi, bytecode: `0x${bytecode?.object}`, deployed: `0x${deployed?.object}` }]
    }),
  )
}
