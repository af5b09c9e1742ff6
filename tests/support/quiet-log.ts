import type { StoreLog } from '#src/server/db/database.ts'

/** A log that writes nothing. */
export const quietLog: StoreLog = { info: () => undefined, warn: () => undefined }
