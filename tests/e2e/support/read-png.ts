import { inflateSync } from 'node:zlib'

/** The pixels of a picture, row by row. */
export interface RawPicture {
  readonly width: number
  readonly height: number
  /** Bytes of a pixel: red, green and blue first. */
  readonly channels: number
  readonly bytes: Uint8Array
}

/** The number of channels by colour type (PNG 1.2, §11.2.2), for the types of browser screenshots. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/** Decodes a PNG with eight bits per channel, not interlaced. Throws a RangeError for any other. */
export function readPng(png: Buffer): RawPicture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const channels = CHANNELS[png.readUInt8(25)]
  if (png.readUInt8(24) !== 8 || channels === undefined || png.readUInt8(28) !== 0) {
    throw new RangeError('This kind of PNG is not supported.')
  }
  const packed = inflateSync(Buffer.concat(dataOf(png)))
  const stride = width * channels
  const bytes = new Uint8Array(stride * height)
  for (let row = 0; row < height; row += 1) {
    const start = row * (stride + 1)
    unfilter(packed.subarray(start, start + stride + 1), { bytes, channels, stride, row })
  }
  return { width, height, channels, bytes }
}

function dataOf(png: Buffer): Buffer[] {
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + length))
    }
    at += length + 12
  }
  return parts
}

interface Target {
  readonly bytes: Uint8Array
  readonly channels: number
  readonly stride: number
  readonly row: number
}

/** Decodes a row, which is stored as the difference from its neighbours (PNG 1.2, §9.2). */
function unfilter(line: Uint8Array, { bytes, channels, stride, row }: Target): void {
  const [filter = 0] = line
  const start = row * stride
  for (let at = 0; at < stride; at += 1) {
    const left = at >= channels ? (bytes[start + at - channels] ?? 0) : 0
    const above = row > 0 ? (bytes[start + at - stride] ?? 0) : 0
    const corner = at >= channels && row > 0 ? (bytes[start + at - stride - channels] ?? 0) : 0
    bytes[start + at] = (line[at + 1] ?? 0) + predict(filter, left, above, corner)
  }
}

function predict(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return above
    case 3:
      return (left + above) >> 1
    case 4:
      return paeth(left, above, corner)
    default:
      return 0
  }
}

function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)]
  const toCorner = Math.abs(left + above - corner - corner)
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
