// RGBA: glyph slot (where in its row of the atlas, in which row), tone of the paper, tone of the ink.
uniform sampler2D uSheet;
// White where a glyph has ink.
uniform sampler2D uAtlas;
// 256 colours; one of them is none.
uniform sampler2D uTones;
// From px of the buffer to cells of the layer's window, and from those to the sheet: scale, then shift.
uniform vec4 uCells;
uniform vec4 uSheetPlace;
// A glyph's share of the atlas.
uniform vec2 uGlyph;
out vec4 color;

// From a byte read as a share to the middle of its texel.
const vec2 TONE = vec2(255.0 / 256.0, 0.5 / 256.0);

// Three fetches whose places are sums and products of what is known, nothing else: in software every step counts.
void main() {
  vec2 place = gl_FragCoord.xy * uCells.xy + uCells.zw;
  vec4 cell = texture(uSheet, place * uSheetPlace.xy + uSheetPlace.zw);
  float lit = texture(uAtlas, (cell.rg * 255.0 + fract(place)) * uGlyph).r;
  color = texture(uTones, vec2(mix(cell.b, cell.a, lit) * TONE.x + TONE.y, 0.5));
  if (color.a == 0.0) discard;
}
