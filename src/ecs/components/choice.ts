/** One of a choice's options. */
export interface ChoiceOption {
  readonly value: string
  readonly label: string
}

/** One value out of several; the twin holds the real list. */
export const createChoice = () => ({
  options: [] as (readonly ChoiceOption[])[],
  value: [] as string[],
  choose: [] as ((value: string) => void)[],
})
