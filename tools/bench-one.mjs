import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

// One bench, run from its TypeScript source; its rows go to the file named second.
const [source = '', rowsFile = ''] = process.argv.slice(2)
const { module } = await runnerImport(source, { configFile: false, logLevel: 'error' })
writeFileSync(rowsFile, JSON.stringify(await module.bench()))
// A bench releases what it opened; what a library still holds must not hold up the next bench.
process.exit(0)
