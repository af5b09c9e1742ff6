import * as z from 'zod/mini'

/** Sizes of the picture, in percent of the largest that fits the window. */
export const TEXT_SIZES = [100, 125, 150] as const
/** Whether animations run: as the operating system's setting says, or as the player chose. */
export const MOTIONS = ['system', 'full', 'less'] as const

const DEFAULT_SETTINGS = {
  effects: true,
  look: null,
  textSize: 100,
  motion: 'system',
  sound: null,
} as const
const MAX_LOOK_LENGTH = 40

const settingsSchema = z.object({
  /** Whether the tube's effects are drawn. */
  effects: z.catch(z.boolean(), DEFAULT_SETTINGS.effects),
  /** The id of the tube's preset; null for the game's own look. An unknown id counts as null. */
  look: z.catch(z.nullable(z.string().check(z.maxLength(MAX_LOOK_LENGTH))), DEFAULT_SETTINGS.look),
  textSize: z.catch(z.literal(TEXT_SIZES), DEFAULT_SETTINGS.textSize),
  motion: z.catch(z.enum(MOTIONS), DEFAULT_SETTINGS.motion),
  /** Null until the player has chosen; the page then uses its own default. */
  sound: z.catch(z.nullable(z.boolean()), DEFAULT_SETTINGS.sound),
})
/** The player's settings in this browser. */
export type PlayerSettings = Readonly<z.infer<typeof settingsSchema>>

/** Parses stored settings. A missing or invalid value gets its default. */
export function readPlayerSettings(stored: unknown): PlayerSettings {
  return z.catch(settingsSchema, DEFAULT_SETTINGS).parse(stored)
}
