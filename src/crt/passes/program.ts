import { type Shader } from '../engine/phaser.ts'
import { CrtError } from '../errors.ts'
import vertexSource from '../shaders/full-quad.vert?raw'

const HEADER = '#version 300 es\nprecision highp float;\nprecision highp int;\n'

/** One compiled shape of a shader. Phaser keys its programs by name alone, so the name must tell the defines apart. */
export interface Program {
  readonly name: string
  readonly vertexSource: string
  readonly fragmentSource: string
}

/** Puts a shader's text together: the version line first, as GLSL demands, then what is defined, then its parts. */
export function composeProgram(
  name: string,
  defines: readonly string[],
  parts: readonly string[],
): Program {
  const defined = defines.map((define) => `#define ${define}\n`).join('')
  return {
    name: ['crt', name, ...defines].join('-'),
    vertexSource: HEADER + vertexSource,
    fragmentSource: HEADER + defined + parts.join('\n'),
  }
}

/** Values by uniform name, read each time the shader draws. */
export type Uniforms = Record<string, number | readonly number[]>

/** Phaser asks for uniforms through a callback; this one hands over whatever the object holds at that moment. */
export function uniformsOf(uniforms: Uniforms) {
  return (setUniform: (name: string, value: number | readonly number[]) => void): void => {
    for (const [name, value] of Object.entries(uniforms)) setUniform(name, value)
  }
}

/**
 * Compiles a program now, not at its first draw, and hands it to the shader. Throws a CrtError when the driver refuses
 * it; the shader then goes back to the one it had.
 */
export function compile(
  { renderNode }: Shader,
  program: Program,
  part: string,
  before: Program = program,
): void {
  const { programManager } = renderNode
  const use = ({ fragmentSource, name, vertexSource }: Program): void =>
    programManager.setBaseShader(name, vertexSource, fragmentSource)
  use(program)
  try {
    programManager.getCurrentProgramSuite()
  } catch (cause) {
    use(before)
    const sentence = `The graphics driver refused the shader of the ${part}.`
    throw new CrtError('shader_failed', sentence, { cause })
  }
}
