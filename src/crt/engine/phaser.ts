import { Game, GameObjects, type Renderer, Scene, type Types } from 'phaser'

/**
 * All parts of Phaser that the game uses. Builds replace the engine with these parts (tools/phaser-trim.ts), so anything that is
 * missing here does not exist at run time, even if Phaser's types contain it.
 */
export { Game, Scene }
export const Shader = GameObjects.Shader
export type Shader = GameObjects.Shader
export type WebGLRenderer = Renderer.WebGL.WebGLRenderer
export type GameConfig = Types.Core.GameConfig
export type SceneType = Types.Scenes.SceneType

/** Phaser.WEBGL, the only renderer in our build. */
export const WEBGL = 2
