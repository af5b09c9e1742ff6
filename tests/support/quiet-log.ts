import type { StoreLog } from '#src/server/db/database.ts'

/** A log for tests that look at other things. */
export const quietLog: StoreLog = { info: () => undefined, warn: () => undefined }
