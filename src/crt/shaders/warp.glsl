// Maps a point on the canvas to a point in the buffer. Must equal src/crt/warp.ts.
vec2 bendGlass(vec2 q, vec2 bend) {
  return q * (1.0 + bend * q.yx * q.yx);
}

vec2 glassToBuffer(vec2 glass, vec2 bend, vec2 outer, vec2 inner) {
  return bendGlass((glass * 2.0 - 1.0) * outer, bend) * inner * 0.5 + 0.5;
}
