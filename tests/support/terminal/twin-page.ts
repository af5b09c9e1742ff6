import { mountTwin } from './mount-twin.ts'

// A world and its twin without a glass, for screen readers, keyboards and pointers.
window.startTwin = () => void mountTwin()
