uniform sampler2D uSheet;
uniform sampler2D uAtlas;
// Both in texels.
uniform vec2 uSheetSize;
uniform vec2 uAtlasSize;
uniform vec2 uBuffer;
uniform vec4 uWindow;
// How far the first cell sticks out of the window.
uniform vec2 uOffset;
uniform float uSheetRow;
uniform float uAreBlinksLit;
out vec4 color;

// Attributes: src/ecs/components/text-run.ts and cell-grid.ts.
const int INVERSE = 1;
const int BLINK = 2;
const int UNDERLINE = 4;
const int DIM = 8;
const int BOLD = 16;
const int EMPTY = 128;

const vec2 CELL = vec2(8.0, 16.0);
const float UNDERLINE_ROW = 15.0;

// Floats throughout and one fetch a question: in software, bit by bit is many times slower.
bool isInk(vec2 slot, vec2 pixel) {
  float four = floor(slot.x / 4.0);
  vec2 block = vec2(mod(four, 32.0), floor(four / 32.0) + slot.y * 2.0);
  vec4 inks = texture(uAtlas, (block * CELL + pixel) / uAtlasSize);
  return dot(inks, vec4(equal(vec4(slot.x - four * 4.0), vec4(0.0, 1.0, 2.0, 3.0)))) > 0.5;
}

vec3 shade(float index) {
  return texture(uSheet, vec2(index + 0.5, 0.5) / uSheetSize).rgb;
}

void main() {
  vec2 within = vec2(gl_FragCoord.x, uBuffer.y - gl_FragCoord.y) - uWindow.xy + uOffset;
  vec2 place = floor(within / CELL);
  vec2 pixel = within - place * CELL;
  vec2 texel = place + vec2(0.5, uSheetRow + 0.5);
  vec4 cell = floor(texture(uSheet, texel / uSheetSize) * 255.0 + 0.5);
  bool lit = isInk(cell.rg, pixel);
  float paper = floor(cell.b / 16.0);
  float ink = cell.b - paper * 16.0;
  if (cell.a > 0.0) {
    int attributes = int(cell.a);
    if ((attributes & EMPTY) != 0) discard;
    if ((attributes & BOLD) != 0 && pixel.x > 1.0) {
      lit = lit || isInk(cell.rg, pixel - vec2(1.0, 0.0));
    }
    if ((attributes & UNDERLINE) != 0 && pixel.y > UNDERLINE_ROW) lit = true;
    if ((attributes & BLINK) != 0 && uAreBlinksLit == 0.0) lit = false;
    if ((attributes & INVERSE) != 0) {
      float swapped = ink;
      ink = paper;
      paper = swapped;
    }
    if ((attributes & DIM) != 0 && lit) {
      color = vec4(floor((shade(ink) + shade(paper)) * 127.5 + 0.25) / 255.0, 1.0);
      return;
    }
  }
  color = vec4(shade(lit ? ink : paper), 1.0);
}
