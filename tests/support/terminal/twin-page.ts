import { standTwin } from './stand-twin.ts'

// A world and its twin without a glass, for screen readers, keyboards and pointers.
window.startTwin = () => void standTwin()
