/** Matches a JSON Web Token: three parts, the first starting with eyJ. */
const JWT_SHAPE = /^eyJ[^.]*\.[^.]*\.[^.]*$/

/** Whether a key is a JSON Web Token, which is never an API key of this game. */
export function isJsonWebToken(key: string): boolean {
  return JWT_SHAPE.test(key)
}
