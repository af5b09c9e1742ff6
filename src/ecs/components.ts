import { createBelongsToScreen } from './components/belongs-to-screen.ts'
import { createBlink } from './components/blink.ts'
import { createChoice } from './components/choice.ts'
import { createControl } from './components/control.ts'
import { createInputLine } from './components/input-line.ts'
import { createLayer } from './components/layer.ts'
import { createPlace } from './components/place.ts'
import { createProgressBar } from './components/progress-bar.ts'
import { createScrollBar } from './components/scroll-bar.ts'
import { createScroll } from './components/scroll.ts'
import { createSlider } from './components/slider.ts'
import { createSpoken } from './components/spoken.ts'
import { createTextRun } from './components/text-run.ts'
import { createTickerLine } from './components/ticker-line.ts'
import { createTimer } from './components/timer.ts'
import { createTypewriter } from './components/typewriter.ts'

/** The component stores of one world. Two worlds use the same entity ids, so they cannot share stores. */
export const createComponents = () => ({
  BelongsToScreen: createBelongsToScreen(),
  Blink: createBlink(),
  Choice: createChoice(),
  Control: createControl(),
  InputLine: createInputLine(),
  Layer: createLayer(),
  Place: createPlace(),
  ProgressBar: createProgressBar(),
  Scroll: createScroll(),
  ScrollBar: createScrollBar(),
  Slider: createSlider(),
  Spoken: createSpoken(),
  TextRun: createTextRun(),
  TickerLine: createTickerLine(),
  Timer: createTimer(),
  Typewriter: createTypewriter(),
})
export type Components = ReturnType<typeof createComponents>
