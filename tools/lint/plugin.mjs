import { noAmbient } from './no-ambient.mjs'
import { noBareError } from './no-bare-error.mjs'
import { walls } from './walls.mjs'

export default {
  meta: { name: 'house' },
  rules: { walls, 'no-ambient': noAmbient, 'no-bare-error': noBareError },
}
