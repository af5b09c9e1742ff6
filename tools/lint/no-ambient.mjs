import { isIn, placeOf, projectPath } from './places.mjs'
import { AMBIENT, AMBIENT_EXCEPTIONS, AMBIENT_OWNERS } from './rooms.mjs'

const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self'])

/** Forbids ambient time, chance and I/O. They are passed in as arguments, except in the modules that own them. */
export const noAmbient = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create(context) {
    const place = placeOf(projectPath(context.filename))
    if (place === undefined || isIn(place, AMBIENT_OWNERS)) return {}
    const allowed = AMBIENT_EXCEPTIONS[place.path] ?? []
    /** @type {(node: any) => boolean} */
    const isGlobal = (node) =>
      node.type === 'Identifier' && context.sourceCode.isGlobalReference(node)
    /** @type {(node: any, name: string) => void} */
    const report = (node, name) => {
      const instead = AMBIENT[name]
      if (instead === undefined || !Object.hasOwn(AMBIENT, name) || allowed.includes(name)) return
      context.report({ node, message: `${name} is ambient: ${instead}.` })
    }
    return {
      Identifier(/** @type {any} */ node) {
        // `typeof fetch` in a type does not use the global.
        if (node.parent.type !== 'TSTypeQuery' && isGlobal(node)) report(node, node.name)
      },
      MemberExpression(/** @type {any} */ node) {
        const name = node.computed ? node.property.value : node.property.name
        if (!isGlobal(node.object) || typeof name !== 'string') return
        report(node, GLOBAL_OBJECTS.has(node.object.name) ? name : `${node.object.name}.${name}`)
      },
      NewExpression(/** @type {any} */ node) {
        const isNow = node.arguments.length === 0 && node.callee.name === 'Date'
        if (isNow && isGlobal(node.callee)) report(node, 'new Date()')
      },
      CallExpression(/** @type {any} */ node) {
        if (node.callee.name === 'Date' && isGlobal(node.callee)) report(node, 'new Date()')
      },
    }
  },
}
