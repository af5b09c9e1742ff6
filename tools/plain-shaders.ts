import { readFileSync } from 'node:fs'
import { type Plugin } from 'vite'

const SHADER = /\.(frag|vert|glsl)\?raw$/

/** Builds ship shaders without comments, indentation and empty lines. */
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

/** Keeps line breaks, because the preprocessor reads line by line. */
function plainShader(source: string): string {
  const lines = source.split('\n').map((line) => line.replace(/\/\/.*$/, '').trim())
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}
