uniform sampler2D uSource;
out vec4 color;

vec3 light(ivec2 at, ivec2 last) {
  vec3 value = texelFetch(uSource, min(at, last), 0).rgb;
  return value * value;
}

// Halves the size and averages the light of four pixels.
void main() {
  ivec2 last = textureSize(uSource, 0) - 1;
  ivec2 at = ivec2(gl_FragCoord.xy) * 2;
  vec3 sum = light(at, last) + light(at + ivec2(1, 0), last)
    + light(at + ivec2(0, 1), last) + light(at + ivec2(1, 1), last);
  color = vec4(sqrt(sum * 0.25), 1.0);
}
