/** Base's chain id (EIP-155). */
export const BASE_CHAIN_ID = 8453

/** USDC counts in millionths of a dollar. */
export const USDC_UNITS = 1_000_000

/** Where wallets ask for the sponsorship of a payment (ERC-7677). */
export const PAYMASTER_PATH = '/api/v1/paymaster'
