import { readFileSync } from 'node:fs'
import { type Plugin } from 'vite'

const SHADER = /\.(frag|vert|glsl)\?raw$/

/** Builds ship shaders without what only their readers need: comments, indents, empty lines. */
export function plainShaders(): Plugin {
  return {
    name: 'plain-shaders',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (!SHADER.test(id)) return undefined
      const source = readFileSync(id.replace(/\?raw$/, ''), 'utf8')
      return `export default ${JSON.stringify(plainShader(source))}`
    },
  }
}

/** Line ends stay: the preprocessor reads by the line. */
function plainShader(source: string): string {
  const lines = source.split('\n').map((line) => line.replace(/\/\/.*$/, '').trim())
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}
