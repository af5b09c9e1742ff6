/** spec §5: three parts, the first starting with eyJ, are a token of another kind and no api key of ours. */
const JWT_SHAPE = /^eyJ[^.]*\.[^.]*\.[^.]*$/

export function isOtherToken(key: string): boolean {
  return JWT_SHAPE.test(key)
}
