import { Game, GameObjects, type Renderer, Scene, type Types } from 'phaser'

/**
 * All of Phaser that this game uses. Builds swap the engine for these parts alone (tools/phaser-trim.ts), so whatever is
 * missing here does not exist at run time, whatever phaser's types say.
 */
export { Game, Scene }
export const Shader = GameObjects.Shader
export type Shader = GameObjects.Shader
export type WebGLRenderer = Renderer.WebGL.WebGLRenderer
export type GameConfig = Types.Core.GameConfig
export type SceneType = Types.Scenes.SceneType

/** Phaser.WEBGL: the only renderer there is in our build. */
export const WEBGL = 2
