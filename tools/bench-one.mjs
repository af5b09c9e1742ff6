import { writeFileSync } from 'node:fs'
import { loadSource } from './lib/load-source.mjs'

// Runs one bench from its TypeScript source and writes its rows to the file given second. The module runner stays open
// meanwhile, because a bench may import more.
const [source = '', rowsFile = ''] = process.argv.slice(2)
const { loaded } = await loadSource(source)
writeFileSync(rowsFile, JSON.stringify(await loaded.bench()))
// A bench releases what it opened. Handles that a library keeps open must not delay the next bench.
process.exit(0)
