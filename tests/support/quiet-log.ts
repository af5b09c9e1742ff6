import type { StoreLog } from '#src/server/db/database.ts'

/** A log that discards everything. */
export const quietLog: StoreLog = { info: () => undefined, warn: () => undefined }
