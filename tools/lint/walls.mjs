import { isIn, placeOf, projectPath, targetOf } from './places.mjs'
import {
  MAY_IMPORT,
  PACKAGE_HOMES,
  SCREEN_EXTRAS,
  SERVER_CONTEXT,
  SERVER_MAY_IMPORT,
  SHARED_SCREEN,
} from './rooms.mjs'

/** Checks all kinds of imports against rooms.mjs. */
export const walls = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create(context) {
    const from = projectPath(context.filename)
    /** @type {(source: any, onlyTypes?: boolean) => void} */
    const check = (source, onlyTypes = false) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const message = complaint(from, source.value, onlyTypes)
      if (message !== undefined) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: (/** @type {any} */ node) => check(node.source, importsOnlyTypes(node)),
      ExportNamedDeclaration: (/** @type {any} */ node) => check(node.source),
      ExportAllDeclaration: (/** @type {any} */ node) => check(node.source),
      ImportExpression: (/** @type {any} */ node) => check(node.source),
      TSImportType: (/** @type {any} */ node) => check(node.source ?? node.argument?.literal, true),
    }
  },
}

/** @param {any} node */
function importsOnlyTypes(node) {
  const { importKind, specifiers } = node
  const areTypes = specifiers.every((/** @type {any} */ one) => one.importKind === 'type')
  return importKind === 'type' || (specifiers.length > 0 && areTypes)
}

/**
 * Returns what is wrong with an import, as a sentence, or undefined.
 * @param {string} from the importing file, below the project's folder
 * @param {string} specifier
 * @param {boolean} [onlyTypes] a package's types may be imported anywhere, because they cost nothing at run time
 * @returns {string | undefined}
 */
export function complaint(from, specifier, onlyTypes = false) {
  const importer = placeOf(from)
  const target = targetOf(from, specifier)
  if (target === undefined) {
    return importer && !onlyTypes ? packageComplaint(importer, specifier) : undefined
  }
  const imported = placeOf(target)
  if (importer === undefined) {
    return imported && !specifier.startsWith('#') ? `Import src/ as #${target}.` : undefined
  }
  if (imported === undefined) return `src/ imports nothing outside src/ (${target}).`
  if (imported.room === importer.room && importer.room !== 'main') {
    return insideComplaint(importer, imported, specifier)
  }
  const allowed = [...(MAY_IMPORT[importer.room] ?? []), ...extrasOf(importer)]
  if (!isIn(imported, allowed)) {
    return `A wall: ${importer.room} may import ${allowed.join(', ') || 'no other room'}, and not ${imported.path}.`
  }
  return specifier.startsWith('#') ? undefined : `Import another room as #${target}.`
}

/**
 * @param {import('./places.mjs').Place} importer
 * @param {import('./places.mjs').Place} imported
 * @param {string} specifier
 */
function insideComplaint(importer, imported, specifier) {
  const [screen, other] = [screenOf(importer), screenOf(imported)]
  const leaves = screen !== undefined && other !== screen && other !== SHARED_SCREEN
  if (leaves) {
    return `A wall: a screen must not import another screen. Put shared code into scenes/${SHARED_SCREEN}.`
  }
  const inServer = serverComplaint(importer, imported)
  if (inServer !== undefined) return inServer
  return specifier.startsWith('#') ? 'Inside a room, import by a relative path.' : undefined
}

/**
 * @param {import('./places.mjs').Place} importer
 * @param {import('./places.mjs').Place} imported
 */
function serverComplaint(importer, imported) {
  const [own, other] = [serverFolderOf(importer), serverFolderOf(imported)]
  if (own === undefined) return undefined
  if (other === undefined) {
    const isContext = imported.path === SERVER_CONTEXT && own.layer !== 'platform'
    return isContext ? undefined : `A wall: ${own.folder} may not import ${imported.path}.`
  }
  const allowed = SERVER_MAY_IMPORT[own.layer] ?? []
  if (own.folder === other.folder || allowed.includes(other.layer)) return undefined
  return `A wall: ${own.folder} may import ${allowed.join(', ') || 'no other folder of server/'}, and not ${other.folder}.`
}

/**
 * The folder of server/ that a file belongs to, of features/ the one of the feature; undefined for files directly in it.
 * @param {import('./places.mjs').Place} place
 */
function serverFolderOf({ path }) {
  const [room, layer, feature, ...rest] = path.split('/')
  if (room !== 'server' || layer === undefined || feature === undefined) return undefined
  const isFeature = layer === 'features' && rest.length > 0
  return { layer, folder: isFeature ? `${layer}/${feature}` : layer }
}

/**
 * @param {import('./places.mjs').Place} importer
 * @param {string} specifier
 */
function packageComplaint(importer, specifier) {
  const names = Object.keys(PACKAGE_HOMES).filter(
    (name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
  )
  // The longest name counts: node:timers has other folders than node:.
  const name = names.sort((one, other) => other.length - one.length)[0]
  if (name === undefined || isIn(importer, PACKAGE_HOMES[name] ?? [])) return undefined
  return `A wall: ${specifier} may be imported in ${PACKAGE_HOMES[name]?.join(', ')} only.`
}

/** @param {import('./places.mjs').Place} place */
function extrasOf(place) {
  return SCREEN_EXTRAS[screenOf(place) ?? ''] ?? []
}

/** The screen of a file of scenes/, or undefined for files directly in scenes/. @param {import('./places.mjs').Place} place */
function screenOf(place) {
  const [room, screen, ...rest] = place.path.split('/')
  return room === 'scenes' && rest.length > 0 ? screen : undefined
}
