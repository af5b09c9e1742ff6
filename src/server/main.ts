import { systemClock } from './platform/clock.ts'
import { serve } from './serve.ts'

await serve(systemClock)
