import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type TubeElements } from '#src/browser/tube-elements.ts'
import { type Release } from '#src/lib/releases.ts'

interface TubeProps {
  /** Called with the elements after each mount. What it returns is called before they are removed. */
  readonly ref: (elements: TubeElements) => Release
}

/** The canvas of the tube and the layer of its twin. React renders them once and knows nothing of what they show. */
export function Tube({ ref }: TubeProps): ReactNode {
  const area = useRef<HTMLDivElement>(null)
  const twinLayer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!area.current || !twinLayer.current) return
    // A new canvas for each mount: a canvas keeps the WebGL context of the engine that used it.
    const canvas = area.current.ownerDocument.createElement('canvas')
    canvas.id = 'tube'
    canvas.setAttribute('aria-hidden', 'true')
    area.current.prepend(canvas)
    const release = ref({ area: area.current, canvas, twinLayer: twinLayer.current })
    return () => {
      release()
      canvas.remove()
    }
  }, [ref])
  return (
    <div id="stage" ref={area}>
      <div id="twin-layer" ref={twinLayer} />
    </div>
  )
}
