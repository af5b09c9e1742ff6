import { placeOf, projectPath } from './places.mjs'

/** Requires a BaseError with a code for all errors, except RangeError and TypeError, which report a caller's mistake. */
export const noBareError = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create(context) {
    if (placeOf(projectPath(context.filename)) === undefined) return {}
    /** @param {any} node */
    const check = (node) => {
      if (node.callee.name !== 'Error' || !context.sourceCode.isGlobalReference(node.callee)) return
      context.report({
        node,
        message: 'A bare Error: use BaseError of #src/lib/errors.ts, with a code and a sentence.',
      })
    }
    return { NewExpression: check, CallExpression: check }
  },
}
