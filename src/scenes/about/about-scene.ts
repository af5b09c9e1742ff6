import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { ABOUT_TEXTS } from '#src/protocol/messages.ts'
import { HEAD_ROWS, spawnOverlayHead } from '../kit/overlay-head.ts'
import { ReaderScene } from '../kit/reader-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { spawnParagraphs } from '../kit/spawn-paragraphs.ts'
import story from './story.txt?raw'
import { readStory } from './read-story.ts'

const STORY = readStory(story)

/** The story of the city. */
export class AboutScene extends ReaderScene {
  constructor(services: SceneServices) {
    super('about', services)
  }

  override swipeBack(): void {
    if (this.isMobile) this.close()
  }

  protected override drawArea(): ScrolledArea {
    spawnOverlayHead(this.world, { title: ABOUT_TEXTS.title, close: this.close })
    return spawnParagraphs(this.world, { top: HEAD_ROWS, blankRows: 1, paragraphs: STORY })
  }
}
