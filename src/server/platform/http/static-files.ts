import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { versionOfPage } from '#src/protocol/page-version.ts'
import { absoluteTags } from './absolute-tags.ts'
import { answer } from './answer.ts'
import { chooseEncoding } from './answer-json.ts'
import type { RequestContext } from './server-env.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.flf': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
/** Files below this path have a hash of their content in their name. */
const HASHED = '/build/'
const PAGE = '/index.html'
const SERVICE_WORKER = '/service-worker.js'
const ONE_YEAR = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'
const REVALIDATE = 'no-cache'

interface Page {
  readonly origin: string | undefined
  readonly version: string | null
}

interface StaticFile {
  readonly path: string
  /** Computed at the first request. */
  etag?: string
  /** The contents by encoding; '' is uncompressed. Read at the first request. */
  readonly versions: Map<'' | 'br' | 'gzip', Uint8Array<ArrayBuffer>>
}

/**
 * The files of the built page. They are listed once, so that no path of a request reaches the file system. Contents are
 * read at the first request and cached.
 */
export class StaticFiles {
  readonly #root: string
  readonly #files = new Map<string, StaticFile>()
  /** The origin of absolute URLs in the page's meta tags. */
  readonly #origin: string | undefined
  /** The version of the page, which changes with any of its code; null without a built page. */
  readonly pageVersion: string | null

  private constructor(root: string, paths: readonly string[], page: Page) {
    this.#root = root
    this.#origin = page.origin
    this.pageVersion = page.version
    for (const path of paths) this.#files.set(path, { path, versions: new Map() })
  }

  /** Lists the files below `root`; none if it does not exist. */
  static async list(root: string, origin?: string): Promise<StaticFiles> {
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    const markup = await readFile(join(root, PAGE), 'utf8').catch(() => '')
    return new StaticFiles(root, paths, { origin, version: versionOfPage(markup) })
  }

  has(path: string): boolean {
    return this.#files.has(path) && !/\.(br|gz)$/.test(path)
  }

  /**
   * Answers with a file in an encoding that the caller accepts, or with 304 if the caller's copy is current. Returns
   * undefined if there is no such file.
   */
  async answer(c: RequestContext, path: string, status = 200): Promise<Response | undefined> {
    const file = this.has(path) ? this.#files.get(path) : undefined
    if (!file) return undefined
    const plain = await this.#read(file, '')
    file.etag ??= `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    const encoding = this.#encodingFor(c, path)
    const headers = {
      ...c.get('pageHeaders'),
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': cacheRule(path),
      etag: file.etag,
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    }
    if (status === 200 && c.req.header('if-none-match') === file.etag) {
      return answer(c, 304, null, headers)
    }
    return answer(c, status, await this.#read(file, encoding ?? ''), headers)
  }

  #encodingFor(c: RequestContext, path: string): 'br' | 'gzip' | undefined {
    const wanted = chooseEncoding(c.req.header('accept-encoding'))
    if (wanted === 'br' && this.#files.has(`${path}.br`)) return 'br'
    const acceptsGzip =
      chooseEncoding(c.req.header('accept-encoding')?.replace(/\bbr\b/, '')) === 'gzip'
    return acceptsGzip && this.#files.has(`${path}.gz`) ? 'gzip' : undefined
  }

  async #readPage(origin: string): Promise<string> {
    return absoluteTags(await readFile(join(this.#root, PAGE), 'utf8'), origin)
  }

  async #read(file: StaticFile, encoding: '' | 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>> {
    const cached = file.versions.get(encoding)
    if (cached) return cached
    const suffix = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : ''
    const bytes =
      file.path === PAGE && this.#origin
        ? encode(await this.#readPage(this.#origin), encoding)
        : new Uint8Array(await readFile(join(this.#root, `${file.path}${suffix}`)))
    file.versions.set(encoding, bytes)
    return bytes
  }
}

function encode(text: string, encoding: '' | 'br' | 'gzip'): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text)
  if (encoding === '') return bytes
  return new Uint8Array(encoding === 'br' ? brotliCompressSync(bytes) : gzipSync(bytes))
}

function cacheRule(path: string): string {
  if (path.startsWith(HASHED)) return ONE_YEAR
  return path.endsWith('.html') || path === SERVICE_WORKER ? REVALIDATE : ONE_HOUR
}
