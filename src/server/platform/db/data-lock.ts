import { createHash } from 'node:crypto'
import { realpathSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isErrno } from './data-folder.ts'
import { StartError } from './start-error.ts'

/** Maximum length of a socket's address: 108 bytes on Linux and 104 on macOS, including the final zero. */
const MAX_ADDRESS_BYTES = 103
/**
 * How long to wait before checking a takeover: much longer than the time in which a concurrent process could still
 * remove a socket that it considers dead.
 */
const TAKEOVER_CHECK_MS = 200
const MAX_ATTEMPTS = 3

/** Releases the lock. */
export type Unlock = () => Promise<void>

/**
 * Locks a data folder against other processes. The embedded engine has no lock of its own, and two processes would
 * corrupt the data. The lock is a listening socket: the system closes it when the process ends, also after a kill, and
 * unlike a process id in a file it cannot belong to another process. Throws a {@link StartError} `data_in_use` if it is
 * locked.
 */
export async function lockDataFolder(root: string): Promise<Unlock> {
  const address = lockAddress(root)
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const server = await listen(address)
    if (server) {
      if (attempt > 1) await confirmTakeover(address, root)
      return () => close(server)
    }
    if (await isListening(address)) throw inUse(root)
    rmSync(address, { force: true })
  }
  throw inUse(root)
}

/**
 * Returns the socket's address: inside the folder if its path is short enough, else in the system's temporary folder.
 */
export function lockAddress(root: string, platform = process.platform): string {
  const folder = realpathSync(root)
  const name = `dope-chain-wars-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  if (platform === 'win32') return `\\\\.\\pipe\\${name}`
  const inside = join(folder, 'lock')
  return Buffer.byteLength(inside) <= MAX_ADDRESS_BYTES ? inside : join(tmpdir(), `${name}.lock`)
}

function inUse(root: string): StartError {
  return new StartError(
    'data_in_use',
    `The data folder ${root} is in use by another process of the game: stop that one, or set DATA_DIR to another folder.`,
  )
}

/** Resolves with the listening server, or undefined if the address is in use. */
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
      // The lock alone must not keep the process alive.
      server.unref()
      resolve(server)
    })
  })
}

function isListening(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (failure) => {
      // ECONNREFUSED: the socket's process has ended. ENOENT: the lock was just released. All other failures, such as a
      // missing permission, count as in use.
      resolve(!(isErrno(failure) && (failure.code === 'ECONNREFUSED' || failure.code === 'ENOENT')))
    })
  })
}

/**
 * Throws a {@link StartError} if another process has replaced the socket. Two processes may find the same dead socket,
 * and the slower one then removes the new socket of the faster one.
 */
async function confirmTakeover(address: string, root: string): Promise<void> {
  const ownInode = inode(address)
  await sleep(TAKEOVER_CHECK_MS)
  if (inode(address) !== ownInode) throw inUse(root)
}

function inode(address: string): bigint | undefined {
  return statSync(address, { bigint: true, throwIfNoEntry: false })?.ino
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
