import { CrtError } from '../errors.ts'
import { type Scene, Shader } from '../engine/phaser.ts'
import { type KnobValues } from '../knobs.ts'
import source from '../shaders/glass.frag?raw'
import warp from '../shaders/warp.glsl?raw'
import { type Size } from '../sizes.ts'
import { bendOf } from '../warp.ts'
import { composeProgram, type Program, type Uniforms, uniformsOf } from './program.ts'
import { scanlinesFor } from './scanlines.ts'

/** The last pass, at device resolution and on the display list: everything that happens between phosphor and eye. */
export interface Glass {
  readonly shader: Shader
  setKnobs(knobs: KnobValues): void
  resize(output: Size, buffer: Size): void
  /** The texture keys of what is lit and of the light spilled around it, if any is. */
  show(lit: string, glow: string | undefined): void
  release(): void
}

export function createGlass(
  scene: Scene,
  initial: { output: Size; buffer: Size; knobs: KnobValues },
): Glass {
  let { buffer, knobs, output } = initial
  const uniforms: Uniforms = {}
  let program = composeGlass(knobs, buffer, output)
  const config = { ...program, setupUniforms: uniformsOf(uniforms) }
  const shader = new Shader(scene, config, 0, 0, output.width, output.height, []).setOrigin(0)
  scene.add.existing(shader)

  const apply = (): void => {
    program = composeGlass(knobs, buffer, output)
    Object.assign(uniforms, uniformsFor(knobs, buffer, output))
    const { programManager } = shader.renderNode
    programManager.setBaseShader(program.name, program.vertexSource, program.fragmentSource)
    try {
      programManager.getCurrentProgramSuite()
    } catch (cause) {
      throw new CrtError('shader_failed', 'The graphics driver refused the shader of the glass.', {
        cause,
      })
    }
  }
  apply()

  return {
    shader,
    setKnobs(next) {
      knobs = next
      apply()
    },
    resize(nextOutput, nextBuffer) {
      output = nextOutput
      buffer = nextBuffer
      shader.setSize(output.width, output.height)
      apply()
    },
    show(lit, glow) {
      shader.setTextures(glow ? [lit, glow] : [lit])
    },
    release: () => shader.destroy(),
  }
}

/** Only what is switched on is compiled in, so a knob at its off value costs nothing and changes nothing. */
function composeGlass(knobs: KnobValues, buffer: Size, output: Size): Program {
  const scanlines = scanlinesFor(buffer.height, output.height)
  const hasScanlines = knobs.scanlineDepth * scanlines.visibility > 0
  const parts: readonly (readonly [string, boolean])[] = [
    ['BEND', knobs.curvature > 0],
    ['CORNER', knobs.cornerRadius > 0],
    ['SOFT', knobs.beamSoftness > 0],
    ['SCANLINES', hasScanlines],
    ['GLOW', hasBloom(knobs) || hasHalation(knobs)],
    ['AMBIENT', knobs.ambient > 0],
    ['VIGNETTE', knobs.vignette > 0],
    ['CALIBRATE', knobs.brightness !== 100 || knobs.contrast !== 100],
  ]
  const defines = parts.filter(([, isOn]) => isOn).map(([define]) => define)
  const needsLight = defines.some((define) => !['BEND', 'CORNER', 'CALIBRATE'].includes(define))
  return composeProgram('glass', needsLight ? [...defines, 'LIGHT'] : defines, [warp, source])
}

export function hasBloom(knobs: KnobValues): boolean {
  return knobs.bloom > 0 && knobs.bloomRadius > 0
}

export function hasHalation(knobs: KnobValues): boolean {
  return knobs.halation > 0 && knobs.halationRadius > 0
}

function uniformsFor(knobs: KnobValues, buffer: Size, output: Size): Uniforms {
  const bend = bendOf(knobs.curvature)
  const scanlines = scanlinesFor(buffer.height, output.height)
  const seam = (texels: number, pixels: number): number => {
    const onePixel = Math.min(1, texels / pixels)
    return onePixel + (1 - onePixel) * knobs.beamSoftness
  }
  return {
    uLit: 0,
    uGlow: 1,
    uBuffer: [buffer.width, buffer.height],
    uOutput: [output.width, output.height],
    uBend: [bend.x, bend.y],
    uCornerRadius: knobs.cornerRadius,
    uSeam: [seam(buffer.width, output.width), seam(buffer.height, output.height)],
    uScanlineDepth: knobs.scanlineDepth * scanlines.visibility,
    uRowsPerScanline: scanlines.rows,
    uBeamGrowth: knobs.beamGrowth,
    uVignette: knobs.vignette,
    uAmbient: phosphorLight(knobs).map((light) => light * knobs.ambient),
    uCalibration: [knobs.brightness / 100, knobs.contrast / 100],
  }
}

function phosphorLight({ phosphorBlue, phosphorGreen, phosphorRed }: KnobValues): number[] {
  return [phosphorRed, phosphorGreen, phosphorBlue].map((value) => (value / 255) ** 2)
}
