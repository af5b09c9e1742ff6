import type { Hono } from 'hono'
import { publicLeaderboardCall } from '#src/protocol/calls/leaderboard.ts'
import type { QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import type { Log } from '../log.ts'
import { answer } from './answer.ts'
import { answerError } from './answer-error.ts'
import { answerJson } from './answer-json.ts'
import { validate } from './read-input.ts'
import { RequestError } from './request-error.ts'
import type { RequestContext, ServerEnv } from './server-env.ts'
import type { StaticFiles } from './static-files.ts'

/** The paths that answer with the page. A trailing slash makes no difference. */
const PAGE_PATHS = ['/', '/index.html', '/promo', '/base-logo', '/base_logo'] as const
const PAGE = '/index.html'
/** Unknown paths below these are answered in JSON, whatever the caller accepts. */
const CALL_PATHS = /^\/(api|v1)(\/|$)/

/** The board that /leaderboard answers with as data. */
export interface PublicBoard {
  page(
    query: QueryOf<typeof publicLeaderboardCall>,
  ): Promise<ResponseOf<typeof publicLeaderboardCall>>
}

/** Binds the paths of the page, /leaderboard (page or data by Accept), and the answer to all other paths. */
export function bindPages(
  app: Hono<ServerEnv>,
  { files, board, log }: { files: StaticFiles; board: PublicBoard; log: Log },
): void {
  for (const path of PAGE_PATHS) {
    app.get(path, (c) => answerPage(c, files, 200))
    if (path !== '/') app.get(`${path}/`, (c) => answerPage(c, files, 200))
  }

  app.get('/leaderboard', async (c) => {
    if (wantsPage(c)) return answerPage(c, files, 200)
    c.set('route', 'GET /leaderboard')
    const page = await board.page(validate(publicLeaderboardCall.query, c.req.query()))
    return answerJson(c, 200, page, { vary: 'accept' })
  })

  app.notFound(async (c) => {
    const { path } = c.req
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isRead) {
      const file = await files.answer(c, path)
      if (file) {
        c.set('route', 'files')
        return file
      }
    }
    if (isRead && wantsPage(c) && !CALL_PATHS.test(path)) return answerPage(c, files, 404)
    // Returned, not thrown: no middleware sees what a not-found handler throws.
    return answerError(log, new RequestError('not_found', 'There is nothing at this address.'), c)
  })
}

/** Whether the request accepts HTML, as the navigation of a browser does. */
function wantsPage(c: RequestContext): boolean {
  return /\btext\/html\b/.test(c.req.header('accept') ?? '')
}

async function answerPage(
  c: RequestContext,
  files: StaticFiles,
  status: 200 | 404,
): Promise<Response> {
  c.set('route', 'page')
  const page = await files.answer(c, PAGE, status)
  if (page) return page
  return answer(c, 503, 'The page has not been built yet. Run: npm start\n', {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
}
