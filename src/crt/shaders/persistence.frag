uniform sampler2D uSource;
uniform sampler2D uBefore;
// The share of the stored value that is left since the last frame, per colour.
uniform vec3 uDecay;
#ifdef EIGHT_BIT
uniform float uFrame;
#endif
out vec4 color;

// Below this value the afterglow is invisible and ends in exact black.
const float CUT = 2.0 / 255.0;

#ifdef EIGHT_BIT
float chance(vec2 at) {
  vec3 p = fract(vec3(at.xyx) * vec3(0.1031, 0.1030, 0.0973) + uFrame * 0.6180339);
  p += dot(p, p.yzx + 33.33);
  return fract((p.x + p.y) * p.z);
}
#endif

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec3 lit = texelFetch(uSource, at, 0).rgb;
  vec3 left = texelFetch(uBefore, at, 0).rgb * uDecay;
#ifdef EIGHT_BIT
  // Eight bits cannot store a small loss. Random rounding keeps the half-life right on average.
  left = floor(left * 255.0 + chance(gl_FragCoord.xy)) / 255.0;
#endif
  color = vec4(max(lit, left * step(CUT, left)), 1.0);
}
