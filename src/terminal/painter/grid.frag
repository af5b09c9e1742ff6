precision highp int;
uniform highp sampler2D uSheet;
uniform highp sampler2D uAtlas;
// Height of the buffer in pixels: rows count from its top.
uniform float uHeight;
out vec4 color;

// src/terminal/cells/cell-sheet.ts lays these out.
const int SHEET_COLUMNS = 128;
const int STATE_CELL = 16;
const int FIRST_LAYER_CELL = 32;
const int CELLS_PER_LAYER = 4;

const int INVERSE = 1;
const int BLINK = 2;
const int UNDERLINE = 4;
const int DIM = 8;
const int BOLD = 16;
const int EMPTY = 128;

const ivec2 CELL = ivec2(8, 16);
const int UNDERLINE_ROW = 15;

ivec4 read(int cell) {
  vec4 texel = texelFetch(uSheet, ivec2(cell % SHEET_COLUMNS, cell / SHEET_COLUMNS), 0);
  return ivec4(texel * 255.0 + 0.5);
}

// Two 16-bit numbers of a texel.
ivec2 pairOf(ivec4 texel) {
  return texel.xz + texel.yw * 256;
}

// Places may lie left of or above the screen.
ivec2 signedPairOf(ivec4 texel) {
  ivec2 pair = pairOf(texel);
  return pair - 65536 * ivec2(greaterThan(pair, ivec2(32767)));
}

bool isLit(int slot, ivec2 pixel, int attributes, bool areBlinksLit) {
  if ((attributes & BLINK) != 0 && !areBlinksLit) return false;
  if ((attributes & UNDERLINE) != 0 && pixel.y == UNDERLINE_ROW) return true;
  ivec2 texel = ivec2((slot % 64) * 4 + pixel.y / 4, slot / 64);
  int row = int(texelFetch(uAtlas, texel, 0)[pixel.y % 4] * 255.0 + 0.5);
  int bits = (attributes & BOLD) != 0 ? row | (row >> 1) : row;
  return ((bits >> (7 - pixel.x)) & 1) == 1;
}

vec3 paint(ivec4 cell, ivec2 pixel, bool areBlinksLit) {
  int attributes = cell.a;
  ivec3 ink = read(cell.b & 15).rgb;
  ivec3 paper = read(cell.b >> 4).rgb;
  if ((attributes & INVERSE) != 0) {
    ivec3 swapped = ink;
    ink = paper;
    paper = swapped;
  }
  if ((attributes & DIM) != 0) ink = (ink + paper) / 2;
  bool lit = isLit(cell.r + cell.g * 256, pixel, attributes, areBlinksLit);
  return vec3(lit ? ink : paper) / 255.0;
}

void main() {
  ivec2 at = ivec2(int(gl_FragCoord.x), int(uHeight) - 1 - int(gl_FragCoord.y));
  ivec4 state = read(STATE_CELL);
  color = vec4(vec3(read(0).rgb) / 255.0, 1.0);
  for (int layer = state.r - 1; layer >= 0; layer -= 1) {
    int head = FIRST_LAYER_CELL + layer * CELLS_PER_LAYER;
    ivec2 within = at - signedPairOf(read(head));
    if (any(lessThan(within, ivec2(0))) || any(greaterThanEqual(within, pairOf(read(head + 1))))) continue;
    ivec4 last = read(head + 3);
    ivec2 pixel = within + last.zw;
    ivec2 place = pixel / CELL;
    ivec2 size = pairOf(read(head + 2));
    if (any(greaterThanEqual(place, size))) continue;
    ivec4 cell = read(last.x + last.y * 256 + place.y * size.x + place.x);
    if ((cell.a & EMPTY) != 0) continue;
    color = vec4(paint(cell, pixel % CELL, state.g == 1), 1.0);
    return;
  }
}
