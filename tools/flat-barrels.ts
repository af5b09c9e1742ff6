import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Plugin } from 'vite'

/** Entries that only pass on what other modules export. Their packages say that they have no side effects. */
const BARRELS = /^(viem|viem\/(accounts|chains|utils)|@wagmi\/core(\/query)?|wagmi)$/
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*(['"])([^'"]+)\2/g
const PASSED_ON = /export\s*\{([^}]*)\}\s*from\s*(['"])([^'"]+)\2/g

/** Where a name comes from: the module, and the name that it has there. */
interface Origin {
  readonly file: string
  readonly name: string
}

/**
 * Makes imports from a barrel imports from the modules behind it. A file of the build (`codeSplitting` in vite.config.ts)
 * takes all modules that its own import, so by a barrel it would take the whole package.
 */
export function flatBarrels(): Plugin {
  const known = new Map<string, ReadonlyMap<string, Origin>>()
  const originsIn = (barrel: string): ReadonlyMap<string, Origin> => {
    const origins = known.get(barrel) ?? readOrigins(barrel)
    known.set(barrel, origins)
    return origins
  }
  return {
    name: 'flat-barrels',
    enforce: 'post',
    apply: 'build',
    async transform(code, id) {
      let flat = code
      for (const [statement, names = '', , specifier = ''] of code.matchAll(IMPORT)) {
        if (!BARRELS.test(specifier)) continue
        const barrel = await this.resolve(specifier, id)
        if (!barrel) continue
        flat = flat.replace(statement, () => flatten(names, specifier, originsIn(barrel.id)))
      }
      return flat === code ? undefined : { code: flat, map: null }
    },
  }
}

/** Keeps the number of lines, for source maps. */
function flatten(names: string, barrel: string, origins: ReadonlyMap<string, Origin>): string {
  const imports = namesIn(names).map(({ name, as }) => {
    const origin = origins.get(name)
    return origin
      ? `import { ${origin.name} as ${as} } from ${JSON.stringify(origin.file)}`
      : `import { ${name} as ${as} } from ${JSON.stringify(barrel)}`
  })
  return imports.join('; ') + '\n'.repeat(names.split('\n').length - 1)
}

function readOrigins(barrel: string): ReadonlyMap<string, Origin> {
  const origins = new Map<string, Origin>()
  for (const [, names = '', , path = ''] of readFileSync(barrel, 'utf8').matchAll(PASSED_ON)) {
    if (!path.startsWith('.')) continue
    for (const { name, as } of namesIn(names)) {
      origins.set(as, { file: join(dirname(barrel), path), name })
    }
  }
  return origins
}

function namesIn(list: string): readonly { readonly name: string; readonly as: string }[] {
  const withoutComments = list.replace(/\/\/.*$/gm, '')
  return withoutComments.split(',').flatMap((entry) => {
    const [name, as = name] = entry.trim().split(/\s+as\s+/)
    return name && as ? [{ name, as }] : []
  })
}
