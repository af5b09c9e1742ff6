import { systemClock } from './clock.ts'
import { serve } from './serve.ts'

await serve(systemClock)
