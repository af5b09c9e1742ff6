import { crc32, deflateSync } from 'node:zlib'

/** A picture with a palette. */
export interface IndexedPicture {
  readonly width: number
  readonly height: number
  /** 0xRRGGBB each, at most 256. */
  readonly palette: readonly number[]
  /** The palette index of each pixel, row by row. */
  readonly pixels: Uint8Array
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const INDEXED = 3
const SMALLEST = { level: 9 }

/** Encodes a PNG with as few bits per pixel as its palette needs (PNG 1.2, §4.1 and §11.2). */
export function writeIndexedPng({ width, height, palette, pixels }: IndexedPicture): Buffer {
  const depth = [1, 2, 4, 8].find((bits) => palette.length <= 2 ** bits) ?? 8
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, INDEXED, 0, 0, 0], 8)
  const colours = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours)),
    chunk('IDAT', deflateSync(packRows({ width, height, pixels, depth }), SMALLEST)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Packs the pixels. Each row begins with the filter type 0 (none). */
function packRows(rows: {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  readonly depth: number
}): Buffer {
  const { depth, height, pixels, width } = rows
  const perByte = 8 / depth
  const stride = 1 + Math.ceil(width / perByte)
  const packed = Buffer.alloc(stride * height)
  for (const [at, index] of pixels.entries()) {
    const [row, column] = [Math.floor(at / width), at % width]
    const byte = row * stride + 1 + Math.floor(column / perByte)
    const shift = 8 - depth * ((column % perByte) + 1)
    packed[byte] = (packed[byte] ?? 0) | (index << shift)
  }
  return packed
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
