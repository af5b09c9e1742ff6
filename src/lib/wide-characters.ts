/**
 * Ranges of code points that GNU Unifont draws on two cells: pairs of base-36 numbers, the gap since the end of the last
 * range and the length less one. Made by wideRangesOf in tools/unifont.ts; a test holds it against the font.
 */
export const WIDE_RANGES_TEXT = [
  '0 v 2o w e 0 iq 0 15 1 7 3 8 0 2 0 l 0 aw 1 5 0 13 1 1f 3 2 0 1k 7 s 3 7 j 3 0 3 1 d 2 3w 0',
  '1f 1 b 0 n g 2 t s 4 1t 0 d 2 j d 1o 1 4 l 5 0 a 0 4 0 6 16 4 1v m 0 j a 1e 1h 4 0 j 0 8 9 3',
  's 4 1j 2 0 8 1 3 1 4 8 2 9 3 p 2 1 4 1j 2 0 6 3 3 1 4 2 2 t 3 2 2 a 4 1j 2 0 9 0 4 0 4 j 3 l',
  '7 0 4 1j 2 0 8 1 3 1 4 6 4 9 3 t 2 1m 6 2 4 0 5 8 2 13 6 1k 8 0 4 0 5 6 3 a 3 s 4 1j 2 0 8 0',
  '4 0 5 6 3 a 3 r 5 1i 3 0 8 0 4 0 5 8 2 9 3 s 4 1x 2 3 7 0 2 0 9 h 3 c 1n 3 t 11 3 0 2 0 6 0',
  'p 0 2 0 o 1 6 0 2 0 7 1 b 1 5 v 3 1 j 1 z 1 d 0 11 3 o 0 g 0 11 0 8 0 2 6 3 0 5 2d l m 5 3 4',
  '0 4 1 8 2 5 c d 0 2 9 5 1 13 0 2 4 2 1 1d g2 2 o 4 0 2 19 6 0 2 1 2 5 2f 1 7 1 2 s e 7 8 e 4',
  'p 2 3 2e f 4 m z o u 5 c 9 2 b 2 f 4 7 5 c 5 3 2 5 j 1h 2 h 4 1t 3 h 2 h 3 7 a v 1t 0 2 0 n',
  'o 4 s 4 s 3 d 2 e 3 1t v 1 2 4 3 h b 4u 2 9 4 0 4 2 3 2 4 d d 8 2 0 2 6 4 15 d 3 d j v 1 6 d',
  '2 a 2 0 2 7 2 2 2 1 2 0 3 1 2 7 5 2 5 5 2 3 2 0 3 5 6 0 2 0 3 1o 6 1k b 0 u 1 2 1b i 1q 6 1a',
  'i 11 a b 4 t e 1j f 1b l n 1m 6 18 1 4 f 4 0 m 3 2 5 2 1 4 5 3f 0 3k 0 7w 1 7 1 13 1 7 1 9 0',
  '2 0 2 0 2 0 w 1 1i 0 g 0 f 1 7 0 k 1 4 0 a 0 c 4 p 6 15 0 9 f 3 1 s 0 e 2 q 0 7 f y e f 1 v',
  '0 c 3 2 1 5 4 3 0 3 0 1f 0 6 0 4 3 d 1 2f 0 5 3 3 0 53 2 w 1 p 1 2 1 3 2 2 0 2 1 m 0 j 1 2 9',
  '1y 3 3 j 3 3 o 4 a a 3 1 6 5 2 c 2 1k 6 o c 50 6o 0 k 0 d 2 3 4 9 2 7 1 3 8 1n t 3 e 2 5 2 0',
  '4 4 5 0 7 10 2 3o f 1l 2 e 2 0 2 1 4 1 2 5 2 0 3 9 3 4 b f 75 7 3 7 3 z 3 e 2 1 3 0 2 0 2 1',
  '3 1 3 1 3 1 3 p 3 1 k 3 8 0 a 14 a 1 4 1 2 8 2 1 7 0 a c 2 0 h 0 3 0 d 1 5 8 j n 3 1 b 2 2 i',
  '3 1 7 15 f 5 5 6 2 e 6 2 2 6 3 5 3 4 2 e 3 5 8 1 3 0 2 r 3 3c 2 1g h 0 g 0 8 2 6 0 g 0 g 0 8',
  '2 6 0 3s 0 3 0 a 4 d 0 2 0 3 0 3 0 3 0 3 1 7 1 4 0 5 1 2 4 2 1 p 0 w 6 3 d 2 2n 1b 3 2 2 11',
  '1 8 0 d 1 2 d2 7 e 2 2g 3 myc 1d 8v d 1 h 0 4 5 5 2 m 1 j 1 2n 7 15 1 9 b h 1 9 1 o 6 21 3 8',
  '15 b 2 2 2 2 3 2 m 8 1 2 2a 3 1d j p j c 2 11 9 o e 17 5 1a f z 2 1u f b 2 7 3 18 4 1d 2 0 4',
  '1 3 4 3 0 2 14 6 4 3 1k 1j 1 5 3 29 y 9 0 3 fm9 8 b 6 4 5 7 f 0 6 0 2 0 3 0 3 0 3h g 25 0 2',
  '0 4 0 o 1 33 2 2 6 1c 3 h 3 p 9 d 5 2 5 5 69 h 1r 6 0 3s 2r 2n 2 7 1 7 1 7 1 4 a 8 d',
].join(' ')

/** First and last code point of each range, ascending, one after the other. */
export const WIDE_RANGES: readonly number[] = readRanges(WIDE_RANGES_TEXT)

function readRanges(text: string): number[] {
  let end = 0
  return text.split(' ').map((step) => {
    end += Number.parseInt(step, 36)
    return end
  })
}
