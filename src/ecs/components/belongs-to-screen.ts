/** Tag of an entity that is removed with its screen. Entities without it live as long as the page. */
export const createBelongsToScreen = () => ({})
