/** One option of a choice. */
export interface ChoiceOption {
  readonly value: string
  readonly label: string
}

/** One value out of several. The twin has the native select element. */
export const createChoice = () => ({
  options: [] as (readonly ChoiceOption[])[],
  value: [] as string[],
  choose: [] as ((value: string) => void)[],
})
