import { encodeFunctionData, type Hex, namehash } from 'viem'
import { mainnet } from 'viem/chains'
import { receiptOf, RICH, startAnvil } from './anvil.ts'
import { compileContracts, type Contract } from './contracts.ts'

const BASENAMES = '0xc6d566a56a1aff6508b41f6c90ff031615583bcd'
/** Base's coin type in hex (ENSIP-11), as reverse names of it end. */
const BASE_REVERSE = `${(0x80000000 + 8453).toString(16)}.reverse`

/** Ethereum with ENS's universal resolver, where any address can be called anything. */
export async function startEnsChain() {
  const { UniversalResolver } = compileContracts()
  const address = mainnet.contracts.ensUniversalResolver.address
  const chain = await startWith(mainnet.id, address, UniversalResolver)
  return {
    ...chain,
    /** `meant` is the address that the name means in turn. */
    name: (owner: Hex, name: string, meant = owner) => chain.send('set', [owner, name, meant]),
    /** Puts the name of an address on a server of its owner. */
    keepElsewhere: (owner: Hex, url: string) => chain.send('keepElsewhere', [owner, url]),
  }
}

/** Base with Basenames' resolver. */
export async function startBasenameChain() {
  const chain = await startWith(8453, BASENAMES, compileContracts().BaseResolver)
  return {
    ...chain,
    name(owner: Hex, name: string, meant = owner) {
      const reverse = namehash(`${owner.slice(2).toLowerCase()}.${BASE_REVERSE}`)
      return chain.send('set', [reverse, name, namehash(name), meant])
    },
  }
}

async function startWith(chainId: number, address: Hex, { abi, deployed }: Contract) {
  const { client, stop, url } = await startAnvil(chainId)
  await client.setCode({ address, bytecode: deployed })
  return {
    url,
    stop,
    async send(functionName: string, args: readonly unknown[]): Promise<void> {
      const data = encodeFunctionData({ abi, functionName, args })
      const hash = await client.sendTransaction({ account: RICH, to: address, data })
      await receiptOf(client, hash)
    },
  }
}
