/** One option of a choice. */
export interface ChoiceOption {
  readonly value: string
  readonly label: string
}

/** The data of controls that select one of several options. The twin shows them as native `<select>` elements. */
export const createChoice = () => ({
  options: [] as (readonly ChoiceOption[])[],
  value: [] as string[],
  /** Called with the value that the player selects. */
  choose: [] as ((value: string) => void)[],
})
