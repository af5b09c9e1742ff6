/** Tag of everything that ends with the screen it was spawned on. Entities without it live as long as the page. */
export const createBelongsToScreen = () => ({})
