/** A control that can be pressed by key, pointer or touch. */
export const createControl = () => ({
  press: [] as (() => void)[],
  disabled: [] as boolean[],
})
