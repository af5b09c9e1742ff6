import { boxOnGlass, bufferToGlass, glassToBuffer, type Warp, warpOf } from '#src/crt/warp.ts'
import { stepWorld } from '#src/ecs/schedule.ts'
import { createTwin } from '#src/terminal/twin/create-twin.ts'
import style from '#src/terminal/twin/twin.css?inline'
import * as spawn from './spawns.ts'
import { TEST_PALETTE } from './test-look.ts'
import { createTestWorld } from './test-world.ts'
import './twin-page-contract.ts'

/** Puts a world and its twin on the page as `window.terminal`. Returns the element that contains the twin. */
export function mountTwin(): HTMLElement {
  const recorded: string[] = []
  const world = createTestWorld()
  const { main, stage } = openPage()
  let curvature = 0
  const warp = (): Warp => {
    const glass = { width: stage.clientWidth, height: stage.clientHeight }
    return warpOf({ curvature, margin: 0, bezelSize: 0 }, glass)
  }
  const bufferSize = () => ({
    width: world.screen.columns * spawn.CELL.width,
    height: world.screen.rows * spawn.CELL.height,
  })
  const twin = createTwin({
    world,
    main,
    palette: TEST_PALETTE,
    boxOf: (left, top, width, height) => {
      const buffer = bufferSize()
      const seen = boxOnGlass(
        {
          left: left / buffer.width,
          top: top / buffer.height,
          width: width / buffer.width,
          height: height / buffer.height,
        },
        warp(),
      )
      return {
        left: seen.left * stage.clientWidth,
        top: seen.top * stage.clientHeight,
        width: seen.width * stage.clientWidth,
        height: seen.height * stage.clientHeight,
      }
    },
    pixelAt: (left, top) => {
      const place = { x: left / stage.clientWidth, y: top / stage.clientHeight }
      const seen = glassToBuffer(place, warp())
      const buffer = bufferSize()
      return { x: seen.x * buffer.width, y: seen.y * buffer.height }
    },
    onCopy: (text) => recorded.push(`copy ${text}`),
    view: () => 'chat',
    label: () => 'Chat',
    onKey: ({ key }) => {
      recorded.push(`key ${key}`)
      return key === 'Escape'
    },
    onTap: () => recorded.push('tap'),
    onScrollBy: (layer, px) => recorded.push(`scroll ${layer} ${Math.round(px)}`),
    onSwipeBack: () => recorded.push('swipe'),
  })
  twin.relayout()
  const step = (ms: number): void => {
    stepWorld(world, world.time.now + ms)
    twin.sync()
  }
  step(0)
  window.terminal = {
    ...{ world, spawn, twin, recorded, step },
    bend(by) {
      curvature = by
      twin.relayout()
      twin.sync()
    },
    seenAt(column, row) {
      const { columns, rows } = world.screen
      const seen = bufferToGlass({ x: column / columns, y: row / rows }, warp())
      return { x: seen.x * stage.clientWidth, y: seen.y * stage.clientHeight }
    },
  }
  return stage
}

function openPage(): { readonly main: HTMLElement; readonly stage: HTMLElement } {
  const main = document.createElement('main')
  main.id = 'twin'
  const sheet = document.createElement('style')
  sheet.textContent = `${style} body { margin: 0 } #stage { position: relative; width: 100vw; height: 100vh }`
  const stage = document.createElement('div')
  stage.id = 'stage'
  stage.append(main)
  document.head.append(sheet)
  document.body.append(stage)
  return { main, stage }
}
