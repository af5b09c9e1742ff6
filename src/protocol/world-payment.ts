/** Prefix of a payment reference that names a transaction of World App. */
export const WORLD_PAYMENT = 'world:'
