import type { StoreLog } from '#src/server/platform/db/database.ts'

/** A log without output, for tests that do not check it. */
export const quietLog: StoreLog = { info: () => undefined, warn: () => undefined }
