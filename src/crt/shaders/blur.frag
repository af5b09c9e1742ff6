uniform sampler2D uSource;
// Light that is added to the result. Its share is 0 or 1.
uniform sampler2D uUnder;
uniform float uUnderShare;
uniform vec2 uOutput;
// The distance between two taps, as a share of the picture. One axis is 0.
uniform vec2 uStep;
uniform float uAmount;
out vec4 color;

vec3 lightOf(vec3 value) {
  return value * value;
}

vec3 tap(vec2 at) {
  return lightOf(texture(uSource, at).rgb);
}

// One axis of a Gaussian with nine taps, as five reads between two texels each.
void main() {
  vec2 at = gl_FragCoord.xy / uOutput;
  vec3 sum = tap(at) * 0.2270270;
  sum += (tap(at + uStep * 1.3846154) + tap(at - uStep * 1.3846154)) * 0.3162162;
  sum += (tap(at + uStep * 3.2307692) + tap(at - uStep * 3.2307692)) * 0.0702703;
  color = vec4(sqrt(sum * uAmount + lightOf(texture(uUnder, at).rgb) * uUnderShare), 1.0);
}
