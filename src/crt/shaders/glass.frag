uniform sampler2D uLit;
uniform vec2 uBuffer;
uniform vec2 uOutput;
#ifdef BEND
uniform vec2 uBend;
#endif
#ifdef CORNER
uniform float uCornerRadius;
#endif
#ifdef SOFT
uniform vec2 uSeam;
#endif
#ifdef SCANLINES
uniform float uScanlineDepth;
uniform float uRowsPerScanline;
uniform float uBeamGrowth;
#endif
#ifdef GLOW
uniform sampler2D uGlow;
#endif
#ifdef VIGNETTE
uniform float uVignette;
#endif
#ifdef AMBIENT
uniform vec3 uAmbient;
#endif
#ifdef CALIBRATE
uniform vec2 uCalibration;
#endif
out vec4 color;

// Light is the square of a stored value: a display gamma of 2.0, one multiplication instead of a power.
vec3 lightOf(vec3 value) {
  return value * value;
}

// The texel under a pixel of a flat glass, in whole numbers, so that no rounding can move an edge.
ivec2 texelUnderPixel() {
  ivec2 size = ivec2(uOutput);
  ivec2 buffer = ivec2(uBuffer);
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  pixel.y = size.y - 1 - pixel.y;
  ivec2 texel = (pixel * 2 + 1) * buffer / (size * 2);
  return ivec2(texel.x, buffer.y - 1 - texel.y);
}

#ifdef SOFT
// Four texels, with a ramp of uSeam texels where two of them meet.
vec3 softLightAt(vec2 place) {
  vec2 corner = place - 0.5;
  vec2 whole = floor(corner);
  vec2 share = clamp((corner - whole - 0.5) / uSeam + 0.5, 0.0, 1.0);
  ivec2 last = ivec2(uBuffer) - 1;
  ivec2 low = clamp(ivec2(whole), ivec2(0), last);
  ivec2 high = min(low + 1, last);
  vec3 below = mix(
    lightOf(texelFetch(uLit, low, 0).rgb),
    lightOf(texelFetch(uLit, ivec2(high.x, low.y), 0).rgb),
    share.x
  );
  vec3 above = mix(
    lightOf(texelFetch(uLit, ivec2(low.x, high.y), 0).rgb),
    lightOf(texelFetch(uLit, high, 0).rgb),
    share.x
  );
  return mix(below, above, share.y);
}
#endif

#ifdef SCANLINES
// The beam sweeps the middle of a line; between two lines it is dark, less so where it is bright and therefore wide.
float beamAt(float row, vec3 light) {
  // Nearly a raised cosine, which has no overtones that could alias into moiré, from a triangle.
  float way = 1.0 - abs(fract(row / uRowsPerScanline) * 2.0 - 1.0);
  float sweep = way * way * (3.0 - 2.0 * way);
  float brightest = max(light.r, max(light.g, light.b));
  return 1.0 - uScanlineDepth * (1.0 - uBeamGrowth * brightest) * (1.0 - sweep);
}
#endif

#if defined(BEND) || defined(CORNER)
// How much of this pixel lies inside the picture: its rounded edge, one pixel soft.
float insideAt(vec2 uv) {
  vec2 off = abs(uv - 0.5);
  if (max(off.x, off.y) < 0.25) return 1.0;
  float aspect = uOutput.x / uOutput.y;
#ifdef CORNER
  float radius = uCornerRadius;
#else
  float radius = 0.0;
#endif
  vec2 beyond = off * vec2(aspect, 1.0) - (vec2(aspect, 1.0) * 0.5 - radius);
  float outside = length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - radius;
  return clamp(0.5 - outside * uOutput.y, 0.0, 1.0);
}
#endif

void main() {
  vec2 uv = gl_FragCoord.xy / uOutput;
#ifdef BEND
  uv = glassToBuffer(uv, uBend);
#endif
#if defined(BEND) || defined(CORNER)
  float inside = insideAt(uv);
  if (inside <= 0.0) {
    color = vec4(0.0, 0.0, 0.0, 1.0);
    return;
  }
#endif

#ifdef SOFT
  vec3 light = softLightAt(uv * uBuffer);
#else
#ifdef BEND
  ivec2 texel = clamp(ivec2(uv * uBuffer), ivec2(0), ivec2(uBuffer) - 1);
#else
  ivec2 texel = texelUnderPixel();
#endif
  vec3 value = texelFetch(uLit, texel, 0).rgb;
#ifdef LIGHT
  vec3 light = lightOf(value);
#endif
#endif

#ifdef SCANLINES
  light *= beamAt((1.0 - uv.y) * uBuffer.y, light);
#endif
#ifdef GLOW
  light += lightOf(texture(uGlow, uv).rgb);
#endif
#ifdef AMBIENT
  light += uAmbient;
#endif
#ifdef VIGNETTE
  vec2 off = uv * 2.0 - 1.0;
  float far = dot(off, off) * 0.5;
  light *= 1.0 - uVignette * far * far;
#endif
#if defined(SOFT)
  vec3 value = sqrt(light);
#elif defined(LIGHT)
  value = sqrt(light);
#endif
#ifdef CALIBRATE
  value = (value * uCalibration.x - 0.5) * uCalibration.y + 0.5;
#endif
#if defined(BEND) || defined(CORNER)
  value *= inside;
#endif
  color = vec4(value, 1.0);
}
