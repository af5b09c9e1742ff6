import { createHash } from 'node:crypto'
import { realpathSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isErrno } from './data-folder.ts'
import { StartError } from './start-error.ts'

/** A socket's address holds 108 bytes on Linux and 104 on macOS, its closing zero among them. */
const LONGEST_ADDRESS = 103
/** Long beside the moment in which a rival could still remove a socket that it took for a dead one. */
const TAKEOVER_CHECK_MS = 200
const ATTEMPTS = 3

/** Gives the folder back to others. */
export type Unlock = () => Promise<void>

/**
 * Keeps a second process out of a data folder, as the embedded engine has no lock of its own and two would ruin the data.
 * The lock is a listening socket: the system takes it away with its process, so that nothing has to be mended after a
 * kill, and unlike a number in a file it cannot be mistaken for another process.
 * Throws a {@link StartError} `data_in_use` when another process holds it.
 */
export async function lockDataFolder(root: string): Promise<Unlock> {
  const address = lockAddress(root)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const server = await listen(address)
    if (server) {
      if (attempt > 1) await confirmTakeover(address, root)
      return () => close(server)
    }
    if (await answers(address)) throw inUse(root)
    rmSync(address, { force: true })
  }
  throw inUse(root)
}

/** Inside the folder where that fits a socket's address, else in the system's temporary folder under the folder's hash. */
export function lockAddress(root: string, platform = process.platform): string {
  const folder = realpathSync(root)
  const name = `dope-chain-wars-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  if (platform === 'win32') return `\\\\.\\pipe\\${name}`
  const beside = join(folder, 'lock')
  return Buffer.byteLength(beside) <= LONGEST_ADDRESS ? beside : join(tmpdir(), `${name}.lock`)
}

function inUse(root: string): StartError {
  return new StartError(
    'data_in_use',
    `The data folder ${root} is in use by another process of the game: stop that one, or set DATA_DIR to another folder.`,
  )
}

/** The listening server, or undefined when the address is taken. */
function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (failure) => {
      if (isErrno(failure) && failure.code === 'EADDRINUSE') resolve(undefined)
      else
        reject(
          new StartError(
            'folder_not_writable',
            `The lock ${address} cannot be made (${failure.message}).`,
            { cause: failure },
          ),
        )
    })
    server.listen(address, () => {
      // The lock alone is no reason for the process to live.
      server.unref()
      resolve(server)
    })
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (failure) => {
      // Refused: its process is gone. Absent: it has just been given back. Anything else (no right to ask): in use.
      resolve(!(isErrno(failure) && (failure.code === 'ECONNREFUSED' || failure.code === 'ENOENT')))
    })
  })
}

/** Two processes may find the same dead socket: the slower one removes the faster one's new socket, which must notice. */
async function confirmTakeover(address: string, root: string): Promise<void> {
  const mine = inode(address)
  await sleep(TAKEOVER_CHECK_MS)
  if (inode(address) !== mine) throw inUse(root)
}

function inode(address: string): bigint | undefined {
  return statSync(address, { bigint: true, throwIfNoEntry: false })?.ino
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
