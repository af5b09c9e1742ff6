uniform sampler2D uSource;
uniform vec2 uOutput;
// From one tap to the next, as a share of the picture; one axis is 0.
uniform vec2 uStep;
out vec4 color;

vec3 light(vec2 at) {
  vec3 value = texture(uSource, at).rgb;
  return value * value;
}

// One axis of a Gaussian over nine taps, taken as five reads between two texels each.
void main() {
  vec2 at = gl_FragCoord.xy / uOutput;
  vec3 sum = light(at) * 0.2270270;
  sum += (light(at + uStep * 1.3846154) + light(at - uStep * 1.3846154)) * 0.3162162;
  sum += (light(at + uStep * 3.2307692) + light(at - uStep * 3.2307692)) * 0.0702703;
  color = vec4(sqrt(sum), 1.0);
}
