import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Plugin } from 'vite'

/**
 * Builds take these modules of phaser/src instead of the whole engine: what src/crt/engine/phaser.ts exports and what a
 * scene needs to run. The order matters: the renderer's index must be first, or its circular imports are `undefined`.
 * EventEmitter and the scene plugins register themselves, and nothing of them is exported.
 */
const MODULES = [
  { path: 'renderer/index.js' },
  { path: 'events/EventEmitter.js' },
  { path: 'core/Game.js', name: 'Game' },
  { path: 'scene/Scene.js', name: 'Scene' },
  { path: 'scene/ScenePlugin.js' },
  { path: 'gameobjects/DisplayList.js' },
  { path: 'gameobjects/UpdateList.js' },
  { path: 'gameobjects/GameObjectFactory.js' },
  { path: 'gameobjects/GameObjectCreator.js' },
  { path: 'gameobjects/shader/Shader.js', name: 'Shader' },
  { path: 'cameras/2d/CameraManager.js' },
] as const

/** Phaser's build flags, which its source reads as `typeof FLAG`. */
const FLAGS = {
  CANVAS_RENDERER: false,
  WEBGL_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
} as const

/**
 * Parts that the game never uses. Render nodes are registered by name and run only on request. The twin takes all input,
 * and the page steps the engine, whose handler of hidden pages would never remove its listener.
 */
const UNUSED = [
  /^core\/VisibilityHandler\.js$/,
  /^input\/InputManager\.js$/,
  /^animations\/AnimationManager\.js$/,
  /^textures\/DynamicTexture\.js$/,
  /^renderer\/webgl\/renderNodes\/filters\/Filter(?!Sampler).*\.js$/,
  /^renderer\/webgl\/renderNodes\/BatchHandler(PointLight|TileSprite|Strip|Tri)\w*\.js$/,
  /^renderer\/webgl\/renderNodes\/(DrawLine|FillPath|FillTri|StrokePath)\.js$/,
  /^renderer\/webgl\/renderNodes\/submitter\/Submitter(Tile|TilemapGPULayer|TileSprite|SpriteGPULayer|MeshToQuad)\.js$/,
  // Filters of cameras. The tube's passes are shaders of our own.
  /^filters\/.*\.js$/,
]

/** Modules that would import a whole folder, reduced to what a running game uses. */
const INDEXES: Readonly<Record<string, string>> = {
  'math/index.js':
    "{ RandomDataGenerator: require('./random-data-generator/RandomDataGenerator') }",
  'textures/parsers/index.js': "{ Image: require('./Image') }",
  // Of the one sprite that the engine creates for itself.
  'animations/AnimationState.js': 'class { update() {} destroy() {} }',
}

/** Feature detection of the engine, which would create a second WebGL context. The tube has created its own by then. */
const PROBES: Readonly<Record<string, string>> = {
  'device/Features.js': '{ webGL: true, stableSort: true }',
  'device/CanvasFeatures.js': '{ supportNewBlendModes: true }',
  'device/Audio.js': '{}',
  'device/Video.js': '{}',
  'device/Fullscreen.js': '{}',
}

const ENTRY = '\0phaser-trimmed'
const SOURCE = join(dirname(createRequire(import.meta.url).resolve('phaser/package.json')), 'src')

/**
 * Replaces `import … from 'phaser'` by the selected modules, in builds only: the dev server serves the stock bundle.
 * tests/crt/glass/engine.test.ts boots the trimmed build and checks its size.
 */
export function phaserTrim(): Plugin {
  return {
    name: 'phaser-trim',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === 'phaser' ? ENTRY : undefined),
    load(id) {
      if (id === ENTRY) return entrySource()
      const path = pathInPhaser(id)
      if (path === undefined) return undefined
      const instead = PROBES[path] ?? INDEXES[path]
      if (instead !== undefined) return `module.exports = ${instead}`
      return UNUSED.some((unused) => unused.test(path))
        ? 'module.exports = function () {}'
        : undefined
    },
    transform(code, id) {
      if (!pathInPhaser(id)) return undefined
      const decided = decideFlags(code)
      return decided === code ? undefined : { code: decided, map: null }
    },
  }
}

function entrySource(): string {
  const imports = MODULES.map((module) => {
    const from = JSON.stringify(join(SOURCE, module.path))
    return 'name' in module ? `import ${module.name} from ${from}` : `import ${from}`
  })
  return [...imports, 'export { Game, Scene }', 'export const GameObjects = { Shader }'].join('\n')
}

function pathInPhaser(id: string): string | undefined {
  return id.startsWith(SOURCE) ? id.slice(SOURCE.length + 1).replaceAll('\\', '/') : undefined
}

function decideFlags(code: string): string {
  return Object.entries(FLAGS).reduce(
    (decided, [flag, value]) => decided.replaceAll(`typeof ${flag}`, String(value)),
    code,
  )
}
