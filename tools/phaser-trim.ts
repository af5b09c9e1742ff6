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
  /^core\/(DebugHeader|VisibilityHandler)\.js$/,
  /^input\/InputManager\.js$/,
  /^animations\/AnimationManager\.js$/,
  /^textures\/(CanvasTexture|DynamicTexture)\.js$/,
  /^renderer\/snapshot\/.*\.js$/,
  /^gameobjects\/components\/(GetBounds|PathFollower|TextureCrop)\.js$/,
  // The tube draws one shader's quad after another: no batches, no sprites, no fills.
  /^renderer\/webgl\/renderNodes\/BatchHandler\w*\.js$/,
  /^renderer\/webgl\/renderNodes\/(DrawLine|DynamicTextureHandler|FillPath|FillTri|StrokePath)\.js$/,
  /^renderer\/webgl\/renderNodes\/(filters|submitter|texturer)\/.*\.js$/,
  /^renderer\/webgl\/renderNodes\/transformer\/Transformer(?!Image)\w*\.js$/,
  // Filters of cameras. The tube's passes are shaders of our own.
  /^filters\/.*\.js$/,
]

/** Modules reduced to what a running game uses. Paths in phaser/src, with the source that replaces each. */
const REDUCED: Readonly<Record<string, string>> = {
  'math/index.js':
    "{ RandomDataGenerator: require('./random-data-generator/RandomDataGenerator') }",
  'textures/parsers/index.js': "{ Image: require('./Image') }",
  // Of the one sprite that the engine creates for itself.
  'animations/AnimationState.js': 'class { update() {} destroy() {} }',
  // The stamps of dynamic textures.
  'gameobjects/image/Image.js': 'class { setOrigin() { return this } destroy() {} }',
  'gameobjects/tilesprite/TileSprite.js': 'class { setOrigin() { return this } destroy() {} }',
  // The camera's effects: none is ever started.
  'cameras/2d/effects/index.js': `(() => {
    class Idle { isRunning = false; preRender() {} postRenderWebGL() { return false } update() {} reset() {} destroy() {} }
    return { Fade: Idle, Flash: Idle, Pan: Idle, RotateTo: Idle, Shake: Idle, Zoom: Idle }
  })()`,
  // The renderer's projection, of which the engine sets the orthographic one only.
  'math/Matrix4.js': `class {
    val = new Float32Array(16)
    identity() { return this.scaled(1, 1, 1, [0, 0, 0]) }
    ortho(left, right, bottom, top, near, far) {
      const [w, h, d] = [left - right, bottom - top, near - far].map((n) => (n === 0 ? n : 1 / n))
      return this.scaled(-2 * w, -2 * h, 2 * d, [(left + right) * w, (top + bottom) * h, (far + near) * d])
    }
    scaled(x, y, z, [tx, ty, tz]) {
      this.val.set([x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, tx, ty, tz, 1])
      return this
    }
  }`,
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
      const instead = PROBES[path] ?? REDUCED[path]
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
