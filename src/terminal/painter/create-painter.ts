import type { GameObjects, Renderer, Scene } from 'phaser'
import { CELL, type ScreenMode } from '#src/ecs/screen-mode.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { CellSheet, SHEET_COLUMNS, type SheetLayer } from '../cells/cell-sheet.ts'
import { drawWorld } from '../cells/draw-world.ts'
import { type Rgb, toneBytes } from '../cells/tones.ts'
import { ATLAS_COLUMNS, type GlyphAtlas } from '../glyphs/glyph-atlas.ts'
import { createDataTexture } from './data-texture.ts'
import fragmentSource from './grid.frag?raw'
import vertexSource from './grid.vert?raw'

/** The texture key of the buffer that the tube shows: RGB, opaque, top row at v = 1. */
export const SCREEN_TEXTURE = 'screen'

/** The part of the engine that the painter uses. Passed in, because the terminal does not import the engine. */
export interface PainterEngine {
  readonly Shader: new (
    ...parameters: ConstructorParameters<typeof GameObjects.Shader>
  ) => GameObjects.Shader
}

export interface PainterSetup {
  readonly world: GameWorld
  readonly atlas: GlyphAtlas
  /** The sixteen colours. */
  readonly palette: readonly Rgb[]
  readonly spacing: Spacing
}

/** Buffer px between two glyphs, and between two lines. */
export interface Spacing {
  readonly glyph: number
  readonly line: number
}

export interface Painter {
  /** Draws the world into the texture {@link SCREEN_TEXTURE}. Returns false and does nothing when nothing has changed. */
  paint(): boolean
  setPalette(palette: readonly Rgb[]): void
  /** Takes effect with the next paint, which changes the size of the texture. */
  setSpacing(spacing: Spacing): void
  /** Call after the texture was lost with its context: the next paint draws everything. */
  invalidate(): void
  /** Size of the texture in px. */
  readonly size: { readonly width: number; readonly height: number }
  readonly release: Release
}

const SHEET_TEXTURE = 'terminal-sheet'
const ATLAS_TEXTURE = 'terminal-atlas'
const TONES_TEXTURE = 'terminal-tones'
const HEADER = '#version 300 es\nprecision highp float;\n'

/** Draws the terminal: all cells in one data texture, one quad per layer. */
export function createPainter(
  engine: PainterEngine,
  scene: Scene,
  { world, atlas, palette, spacing: firstSpacing }: PainterSetup,
): Painter {
  const releases = new Releases()
  const own = <thing extends { release: Release }>(thing: thing): thing => {
    releases.own(thing.release)
    return thing
  }
  const sheet = new CellSheet()
  const sheetTexture = own(createDataTexture(scene, SHEET_TEXTURE, SHEET_COLUMNS, 'rgba'))
  const atlasTexture = own(createDataTexture(scene, ATLAS_TEXTURE, ATLAS_COLUMNS, 'byte'))
  const tonesTexture = own(createDataTexture(scene, TONES_TEXTURE, 256, 'rgba'))
  tonesTexture.update(toneBytes(palette), 1)
  let spread = spreadOf(firstSpacing)
  let size = sizeOf(world.screen, spread)
  let layer: SheetLayer | undefined
  const shader = new engine.Shader(
    scene,
    {
      name: 'terminal-grid',
      vertexSource: HEADER + vertexSource,
      fragmentSource: HEADER + fragmentSource,
      setupUniforms: (setUniform: SetUniform) => {
        setUniform('uSheet', 0)
        setUniform('uAtlas', 1)
        setUniform('uTones', 2)
        setUniform('uBuffer', [size.width, size.height])
        setUniform('uGlyph', [CELL.width / ATLAS_COLUMNS, CELL.height / atlas.rows])
        setUniform('uSpread', [spread.x, spread.y])
        if (layer) setLayerUniforms(setUniform, layer, { spread, size, sheetRows: sheet.rows })
      },
    },
    0,
    0,
    size.width,
    size.height,
    [SHEET_TEXTURE, ATLAS_TEXTURE, TONES_TEXTURE],
  )
  shader.setOrigin(0)
  shader.setRenderToTexture(SCREEN_TEXTURE)
  // The ground covers everything, and the layers above must not clear it.
  shader.drawingContext?.setAutoClear(false, false, false)
  releases.own(() => shader.destroy())

  let seen = { world: -1, pages: -1 }
  let uploadedAtlas = -1
  const invalidate = (): void => {
    seen = { world: -1, pages: -1 }
    uploadedAtlas = -1
  }
  releases.own(listenForRestore(scene, invalidate))

  const upload = (): void => {
    sheetTexture.update(sheet.bytes, sheet.rows)
    if (atlas.revision === uploadedAtlas) return
    uploadedAtlas = atlas.revision
    atlasTexture.update(atlas.bytes, atlas.rows)
  }

  return {
    paint() {
      if (world.revision === seen.world && atlas.pageRevision === seen.pages) return false
      seen = { world: world.revision, pages: atlas.pageRevision }
      size = sizeOf(world.screen, spread)
      if (shader.width !== size.width || shader.height !== size.height) {
        shader.setSize(size.width, size.height)
      }
      drawWorld(world, atlas, sheet)
      if (atlas.isFull) {
        atlas.clear()
        drawWorld(world, atlas, sheet)
      }
      upload()
      for (layer of sheet.layers) shader.renderImmediate()
      // The engine appends each immediate draw to a list that it never empties.
      const camera = shader.drawingContext?.camera
      if (camera) camera.renderList.length = 0
      return true
    },
    setPalette(colours) {
      tonesTexture.update(toneBytes(colours), 1)
      seen = { world: -1, pages: -1 }
    },
    setSpacing(spacing) {
      const next = spreadOf(spacing)
      if (next.x === spread.x && next.y === spread.y) return
      spread = next
      seen = { world: -1, pages: -1 }
    },
    invalidate,
    get size() {
      return size
    },
    release: () => releases.releaseAll(),
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a cell as a multiple of its glyph. */
interface Spread {
  readonly x: number
  readonly y: number
}

function spreadOf({ glyph, line }: Spacing): Spread {
  return { x: 1 + glyph / CELL.width, y: 1 + line / CELL.height }
}

function sizeOf({ columns, rows }: ScreenMode, { x, y }: Spread): Size {
  return { width: columns * CELL.width * x, height: rows * CELL.height * y }
}

type SetUniform = (name: string, value: number | readonly number[]) => void

function setLayerUniforms(
  setUniform: SetUniform,
  { sheetRow, view }: SheetLayer,
  { sheetRows, size, spread: { x, y } }: { sheetRows: number; size: Size; spread: Spread },
): void {
  setUniform('uWindow', [view.left * x, view.top * y, view.width * x, view.height * y])
  const [cellWidth, cellHeight] = [CELL.width * x, CELL.height * y]
  setUniform('uCells', [
    1 / cellWidth,
    -1 / cellHeight,
    (view.offsetX - view.left) / CELL.width,
    (view.offsetY - view.top) / CELL.height + size.height / cellHeight,
  ])
  setUniform('uSheetPlace', [1 / SHEET_COLUMNS, 1 / sheetRows, 0, sheetRow / sheetRows])
}

/** Phaser.Renderer.Events.RESTORE_WEBGL */
const RESTORED = 'restorewebgl'

function listenForRestore(scene: Scene, run: () => void): Release {
  const renderer: Renderer.WebGL.WebGLRenderer | Renderer.Canvas.CanvasRenderer = scene.renderer
  renderer.on(RESTORED, run)
  return () => renderer.off(RESTORED, run)
}
