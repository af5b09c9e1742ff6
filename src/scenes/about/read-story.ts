export interface StoryPart {
  readonly isHeading: boolean
  readonly text: string
}

const HEADING_MARK = '# '

/** Returns the parts of a story file. Empty lines separate them; a heading starts with '# '. */
export function readStory(file: string): readonly StoryPart[] {
  return file
    .split(/\n\s*\n/)
    .map((part) => part.trim().replace(/\s*\n\s*/g, ' '))
    .filter((part) => part !== '')
    .map((part) => {
      const isHeading = part.startsWith(HEADING_MARK)
      return { isHeading, text: isHeading ? part.slice(HEADING_MARK.length) : part }
    })
}
