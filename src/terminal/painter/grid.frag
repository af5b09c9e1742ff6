// RGBA: glyph slot (column and row in the atlas), tone of the paper, tone of the ink.
uniform sampler2D uSheet;
// White where a glyph has ink.
uniform sampler2D uAtlas;
// 256 colours. One of them is transparent.
uniform sampler2D uTones;
// From px of the buffer to cells of the layer's window, and from those to the sheet: scale, then offset.
uniform vec4 uCells;
uniform vec4 uSheetPlace;
// The size of a glyph as a share of the atlas.
uniform vec2 uGlyph;
out vec4 color;

// Maps a byte, read as a share, to the middle of its texel.
const vec2 TONE = vec2(255.0 / 256.0, 0.5 / 256.0);

// Only three fetches with linear coordinates, because in software rendering every operation counts.
void main() {
  vec2 place = gl_FragCoord.xy * uCells.xy + uCells.zw;
  vec4 cell = texture(uSheet, place * uSheetPlace.xy + uSheetPlace.zw);
  float lit = texture(uAtlas, (cell.rg * 255.0 + fract(place)) * uGlyph).r;
  color = texture(uTones, vec2(mix(cell.b, cell.a, lit) * TONE.x + TONE.y, 0.5));
  if (color.a == 0.0) discard;
}
