/** The capability flags that depend on the browser alone. */
export interface PageFeatures {
  readonly webgl: boolean
  readonly webgpu: boolean
  readonly webAudio: boolean
  readonly indexedDb: boolean
  readonly serviceWorker: boolean
  readonly webRtc: boolean
}

export function readPageFeatures(page: Window): PageFeatures {
  return {
    webgl: 'WebGL2RenderingContext' in page,
    webgpu: 'gpu' in page.navigator,
    webAudio: 'AudioContext' in page,
    indexedDb: 'indexedDB' in page,
    serviceWorker: 'serviceWorker' in page.navigator,
    webRtc: 'RTCPeerConnection' in page,
  }
}
