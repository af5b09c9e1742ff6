import { encodeFunctionData } from 'viem'
import { type Anvil, receiptOf, RICH } from './anvil.ts'
import { compileContracts } from './contracts.ts'

const ADDRESS_BOOK = '0x57b930d551e677cc36e2fa036ae2fe8fdae0330d'

/** World's address book on a local chain. */
export interface AddressBook {
  /** Sets until when World has verified the human behind an address. */
  verify(address: `0x${string}`, until: Date): Promise<void>
  /** Makes the book answer no more. */
  remove(): Promise<void>
}

/** Puts World's address book on a chain. */
export async function openAddressBook({ client }: Anvil): Promise<AddressBook> {
  const { abi, deployed } = compileContracts().AddressBook
  await client.setCode({ address: ADDRESS_BOOK, bytecode: deployed })
  return {
    async verify(address, until) {
      const args = [address, BigInt(Math.floor(until.getTime() / 1_000))]
      const data = encodeFunctionData({ abi, functionName: 'set', args })
      const hash = await client.sendTransaction({ account: RICH, to: ADDRESS_BOOK, data })
      await receiptOf(client, hash)
    },
    remove: () => client.setCode({ address: ADDRESS_BOOK, bytecode: '0x' }),
  }
}
