import { type Shader } from '../engine/phaser.ts'
import { CrtError } from '../errors.ts'
import vertexSource from '../shaders/full-quad.vert?raw'

const HEADER = '#version 300 es\nprecision highp float;\nprecision highp int;\n'

/** The source of one variant of a shader. Phaser caches compiled programs by name, so the name contains the defines. */
export interface Program {
  readonly name: string
  readonly vertexSource: string
  readonly fragmentSource: string
}

/** Composes the source of a shader: the version line first, as GLSL requires, then the defines, then the parts. */
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

/** Values by uniform name. They are read at each draw. */
export type Uniforms = Record<string, number | readonly number[]>

/** The callback through which Phaser reads uniforms. It returns the current values of the object. */
export function uniformsOf(uniforms: Uniforms) {
  return (setUniform: (name: string, value: number | readonly number[]) => void): void => {
    for (const [name, value] of Object.entries(uniforms)) setUniform(name, value)
  }
}

/**
 * Compiles a program now instead of at its first draw, and sets it on the shader. When the driver rejects it, sets
 * `before` again and throws a CrtError.
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
