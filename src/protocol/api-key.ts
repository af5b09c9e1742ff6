/** Matches a JSON Web Token: three parts, the first starting with eyJ. It is not an API key and is removed. */
const JWT_SHAPE = /^eyJ[^.]*\.[^.]*\.[^.]*$/

export function isOtherToken(key: string): boolean {
  return JWT_SHAPE.test(key)
}
