/** The wallet dialogs, with a config of wagmi's `mock` connector and the guest. */
export interface PickerPage {
  open(options: {
    readonly hasWallet: boolean
    readonly hasGuest: boolean
    /** Whether the owner of the wallet refuses to connect. */
    readonly isRefused: boolean
  }): void
  /** Shows the picker. Resolves with the id and the address of the connected wallet, or with what went wrong. */
  pick(offersGuest: boolean): Promise<string>
}

declare global {
  interface Window {
    pickerPage: PickerPage
  }
}
