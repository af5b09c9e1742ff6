import { standTwin } from './stand-twin.ts'

// A world and its twin without a glass: what a screen reader, a keyboard and a pointer meet.
window.startTwin = () => void standTwin()
