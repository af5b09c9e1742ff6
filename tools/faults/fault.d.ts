/** One deliberate fault. `npm run faults` plants it in a copy of the project and expects the tests to fail. */
export interface Fault {
  /** What is broken, in a few words. */
  readonly name: string
  /** Relative to the project's folder. */
  readonly file: string
  /** Text that occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** The pattern of `npm test -- PATTERN` for the part that the fault belongs to. */
  readonly tests: string
}
