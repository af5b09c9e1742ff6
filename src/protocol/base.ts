/** Base's chain id (EIP-155). */
export const BASE_CHAIN_ID = 8453

/** Smallest units of USDC in a dollar. */
export const USDC_UNITS = 1_000_000

/** The path at which wallets request sponsorship of a payment (ERC-7677). */
export const PAYMASTER_PATH = '/api/v1/paymaster'
