import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files that compress well: text, and glyph pages. */
const PACKABLE = /\.(html|js|css|svg|json|txt|flf|bin|webmanifest|wasm)$/
/** Compressing a smaller file saves next to nothing. */
const LEAST_BYTES = 200

const BEST_QUALITY = constants.BROTLI_MAX_QUALITY
/** For the many glyph pages: takes a twelfth of the time, for 8 % more bytes. */
const FAST_QUALITY = 9

const pack = {
  br: promisify(brotliCompress),
  gz: promisify(gzip),
}

/**
 * Writes a `.br` and a `.gz` next to every file for which they are smaller. The server sends them as they are.
 * @param {string} folder
 */
export async function packFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && PACKABLE.test(entry.name))
  await Promise.all(files.map((entry) => packFile(join(entry.parentPath, entry.name))))
}

/** @param {string} file */
async function packFile(file) {
  const plain = await readFile(file)
  if (plain.length < LEAST_BYTES) return
  const packed = await Promise.all([
    pack.br(plain, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.bin') ? FAST_QUALITY : BEST_QUALITY,
      },
    }),
    pack.gz(plain, { level: 9 }),
  ])
  await Promise.all(
    /** @type {const} */ (['br', 'gz']).map(async (ending, index) => {
      const bytes = packed[index]
      if (bytes !== undefined && bytes.length < plain.length)
        await writeFile(`${file}.${ending}`, bytes)
    }),
  )
}
