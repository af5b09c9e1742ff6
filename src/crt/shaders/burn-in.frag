uniform sampler2D uSource;
uniform sampler2D uBefore;
// How far the wear moves towards the picture, and how much of the old wear is kept.
uniform float uShare;
uniform float uKept;
#ifdef EIGHT_BIT
uniform float uFrame;
#endif
out vec4 color;

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec3 before = texelFetch(uBefore, at, 0).rgb * uKept;
  vec3 worn = mix(before, texelFetch(uSource, at, 0).rgb, uShare);
#ifdef EIGHT_BIT
  // Eight bits cannot store a small gain. Random rounding keeps the speed right on average.
  vec3 p = fract(vec3(gl_FragCoord.xyx) * vec3(0.1031, 0.1030, 0.0973) + uFrame * 0.6180339);
  p += dot(p, p.yzx + 33.33);
  worn = floor(worn * 255.0 + fract((p.x + p.y) * p.z)) / 255.0;
#endif
  color = vec4(worn, 1.0);
}
