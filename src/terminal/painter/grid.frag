// RGBA: glyph slot (column and row in the atlas), tone of the paper, tone of the ink.
uniform sampler2D uSheet;
// Ink where a glyph has it: 255 ends at its cell, 253 continues at the sides, 254 all around (INK_BYTES).
uniform sampler2D uAtlas;
// 256 colours. One of them is transparent.
uniform sampler2D uTones;
// From px of the buffer to cells of the layer's window, and from those to the sheet: scale, then offset.
uniform vec4 uCells;
uniform vec4 uSheetPlace;
// The size of a glyph as a share of the atlas.
uniform vec2 uGlyph;
// The size of a cell as a multiple of its glyph. 1 without spacing.
uniform vec2 uSpread;
out vec4 color;

// Maps a byte, read as a share, to the middle of its texel.
const vec2 TONE = vec2(255.0 / 256.0, 0.5 / 256.0);

// Ink between two glyphs: what the glyph of the cell has at its edge, if that continues.
float spreadInk(vec2 slot, vec2 inCell) {
  vec2 inGlyph = (inCell - 0.5) * uSpread + 0.5;
  vec2 held = clamp(inGlyph, 0.01, 0.99);
  float ink = texture(uAtlas, (slot + held) * uGlyph).r * 255.0;
  bvec2 isOutside = greaterThan(abs(inGlyph - 0.5), vec2(0.5));
  if (isOutside.y && abs(ink - 254.0) > 0.5) return 0.0;
  return isOutside.x && ink > 254.5 ? 0.0 : ink;
}

// Only three fetches with linear coordinates, because in software rendering every operation counts.
void main() {
  vec2 place = gl_FragCoord.xy * uCells.xy + uCells.zw;
  vec4 cell = texture(uSheet, place * uSheetPlace.xy + uSheetPlace.zw);
  vec2 slot = cell.rg * 255.0;
  float ink = uSpread == vec2(1.0)
    ? texture(uAtlas, (slot + fract(place)) * uGlyph).r
    : spreadInk(slot, fract(place));
  float lit = step(0.5, ink);
  color = texture(uTones, vec2(mix(cell.b, cell.a, lit) * TONE.x + TONE.y, 0.5));
  if (color.a == 0.0) discard;
}
