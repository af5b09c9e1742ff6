// Where in the buffer the light seen at a place on the canvas comes from; src/crt/warp.ts says the same.
vec2 bendGlass(vec2 q, vec2 bend) {
  return q * (1.0 + bend * q.yx * q.yx);
}

vec2 glassToBuffer(vec2 glass, vec2 bend, vec2 outer, vec2 inner) {
  return bendGlass((glass * 2.0 - 1.0) * outer, bend) * inner * 0.5 + 0.5;
}
