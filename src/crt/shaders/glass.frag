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
#ifdef BLOOM
uniform sampler2D uBloomMap;
uniform float uBloom;
#endif
#ifdef HALATION
uniform sampler2D uHalationMap;
uniform float uHalation;
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

vec3 valueAt(ivec2 texel) {
  return texelFetch(uLit, clamp(texel, ivec2(0), ivec2(uBuffer) - 1), 0).rgb;
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
  ivec2 texel = ivec2(floor(corner));
  vec2 share = clamp((fract(corner) - 0.5) / uSeam + 0.5, 0.0, 1.0);
  vec3 below = mix(lightOf(valueAt(texel)), lightOf(valueAt(texel + ivec2(1, 0))), share.x);
  vec3 above = mix(lightOf(valueAt(texel + ivec2(0, 1))), lightOf(valueAt(texel + 1)), share.x);
  return mix(below, above, share.y);
}
#endif

#ifdef SCANLINES
// The beam sweeps the middle of a line; between two lines it is dark, less so where it is bright and therefore wide.
float beamAt(float row, vec3 light) {
  float sweep = 0.5 - 0.5 * cos(6.2831853 * row / uRowsPerScanline);
  float brightest = max(light.r, max(light.g, light.b));
  return 1.0 - uScanlineDepth * (1.0 - uBeamGrowth * brightest) * (1.0 - sweep);
}
#endif

#if defined(BEND) || defined(CORNER)
// How much of this pixel lies inside the picture: its rounded edge, one pixel soft.
float insideAt(vec2 uv) {
  float aspect = uOutput.x / uOutput.y;
#ifdef CORNER
  float radius = uCornerRadius;
#else
  float radius = 0.0;
#endif
  vec2 beyond = abs((uv - 0.5) * vec2(aspect, 1.0)) - (vec2(aspect, 1.0) * 0.5 - radius);
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
  vec3 value = valueAt(ivec2(floor(uv * uBuffer)));
#else
  vec3 value = valueAt(texelUnderPixel());
#endif
#ifdef LIGHT
  vec3 light = lightOf(value);
#endif
#endif

#ifdef SCANLINES
  light *= beamAt((1.0 - uv.y) * uBuffer.y, light);
#endif
#ifdef BLOOM
  light += lightOf(texture(uBloomMap, uv).rgb) * uBloom;
#endif
#ifdef HALATION
  light += lightOf(texture(uHalationMap, uv).rgb) * uHalation;
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
