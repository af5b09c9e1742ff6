// Where in the buffer the light seen at a place on the glass comes from; src/crt/warp.ts says the same.
vec2 glassToBuffer(vec2 glass, vec2 bend) {
  vec2 q = glass * 2.0 - 1.0;
  return q * (1.0 + bend * q.yx * q.yx) * 0.5 + 0.5;
}
