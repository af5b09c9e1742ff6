/** Before the id of a transaction that World App has sent: how such a payment is named. */
export const WORLD_PAYMENT = 'world:'
