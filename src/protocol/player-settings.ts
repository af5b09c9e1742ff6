import * as z from 'zod/mini'

/** How large the picture is drawn, in percent of what the window holds. */
export const TEXT_SIZES = [100, 125, 150] as const
/** Whether what moves by itself does: as the system asks, or as the player says whatever it asks. */
export const MOTIONS = ['system', 'full', 'less'] as const

const AS_IT_COMES = { effects: true, textSize: 100, motion: 'system', sound: null } as const

const settingsSchema = z.object({
  /** The tube's effects; the plain picture where false. */
  effects: z.catch(z.boolean(), AS_IT_COMES.effects),
  textSize: z.catch(z.literal(TEXT_SIZES), AS_IT_COMES.textSize),
  motion: z.catch(z.enum(MOTIONS), AS_IT_COMES.motion),
  /** Null until the player has chosen: the surroundings decide. */
  sound: z.catch(z.nullable(z.boolean()), AS_IT_COMES.sound),
})
/** What a player has set for this browser. */
export type PlayerSettings = Readonly<z.infer<typeof settingsSchema>>

/** Reads kept settings; what is missing or unknown is as it comes. */
export function readPlayerSettings(kept: unknown): PlayerSettings {
  return z.catch(settingsSchema, AS_IT_COMES).parse(kept)
}
