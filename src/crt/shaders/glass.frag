uniform sampler2D uLit;
uniform vec2 uBuffer;
uniform vec2 uOutput;
#ifdef BEND
uniform vec2 uBend;
uniform vec2 uOuter;
uniform vec2 uInner;
#endif
#ifdef EDGE
uniform float uCornerRadius;
#endif
#ifdef BEZEL
// The height of the bezel's slope, its light, and its reflection of the screen.
uniform vec3 uBezel;
#endif
#ifdef SOFT
uniform vec2 uSeam;
uniform float uDefocus;
#endif
#ifdef SCANLINES
uniform float uScanlineDepth;
uniform float uRowsPerScanline;
uniform float uBeamGrowth;
#endif
#ifdef GLOWING
uniform sampler2D uGlow;
#endif
#ifdef BURN
uniform sampler2D uBurn;
uniform float uBurnIn;
#endif
#ifdef VIGNETTE
uniform float uVignette;
#endif
#ifdef AMBIENT
uniform vec3 uAmbient;
#endif
#ifdef GLARE
uniform float uGlare;
#endif
#ifdef GRAIN
uniform float uGrain;
#endif
#ifdef MASK
uniform vec3 uMask;
#endif
#ifdef SPLIT
uniform vec3 uSplit;
#endif
#ifdef NOISE
uniform vec2 uNoise;
#endif
#ifdef SWAY
// Jitter and sway as shares of the picture's width, and the phase of the sway in turns.
uniform vec3 uSway;
#endif
#if defined(NOISE) || defined(SWAY)
uniform float uFrame;
#endif
#ifdef BARS
// Light and phase of the hum bar, light and phase of the glow line.
uniform vec4 uBars;
uniform vec3 uPhosphor;
#endif
#ifdef FLICKER
uniform float uFlicker;
#endif
#ifdef POWER
// Light, width, height and shake while powering on or off.
uniform vec4 uPower;
#endif
#ifdef CALIBRATE
uniform vec2 uCalibration;
#endif
out vec4 color;

// Light is the square of a stored value: a display gamma of 2.0, computed by one multiplication.
vec3 lightOf(vec3 value) {
  return value * value;
}

// A pseudo-random number from 0 to 1 for a position. Without a sine, so that all devices agree.
float chance(vec3 at) {
  vec3 p = fract(at * vec3(0.1031, 0.1030, 0.0973));
  p += dot(p, p.yzx + 33.33);
  return fract((p.x + p.y) * p.z);
}

vec3 litTexel(int x, int rowFromTop) {
  return texelFetch(uLit, ivec2(x, int(uBuffer.y) - 1 - rowFromTop), 0).rgb;
}

// The texel under a pixel of a flat glass, in integers, so that rounding cannot move an edge. Where there are fewer pixels
// than texels, the brightest of the texels whose middles are in the pixel, so that no stroke is lost.
vec3 texelUnderPixel() {
  ivec2 size = ivec2(uOutput);
  ivec2 buffer = ivec2(uBuffer);
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  pixel.y = size.y - 1 - pixel.y;
  ivec2 texel = (pixel * 2 + 1) * buffer / (size * 2);
  bvec2 isFiner = greaterThan(buffer, size);
  if (!any(isFiner)) return litTexel(texel.x, texel.y);
  ivec2 first = (pixel * 2 * buffer + size - 1) / (size * 2);
  ivec2 last = ((pixel + 1) * 2 * buffer + size - 1) / (size * 2) - 1;
  ivec2 low = ivec2(isFiner.x ? first.x : texel.x, isFiner.y ? first.y : texel.y);
  ivec2 high = ivec2(isFiner.x ? last.x : texel.x, isFiner.y ? last.y : texel.y);
  return max(
    max(litTexel(low.x, low.y), litTexel(high.x, low.y)),
    max(litTexel(low.x, high.y), litTexel(high.x, high.y))
  );
}

#if defined(SOFT) && defined(ACROSS)
// Blends two texels of a row, over a ramp of `seam` texels where they meet.
vec3 softLightAt(vec2 place, vec2 seam) {
  float corner = place.x - 0.5;
  float whole = floor(corner);
  float share = clamp((corner - whole - 0.5) / seam.x + 0.5, 0.0, 1.0);
  ivec2 last = ivec2(uBuffer) - 1;
  ivec2 low = clamp(ivec2(int(whole), int(place.y)), ivec2(0), last);
  ivec2 high = ivec2(min(low.x + 1, last.x), low.y);
  return mix(lightOf(texelFetch(uLit, low, 0).rgb), lightOf(texelFetch(uLit, high, 0).rgb), share);
}
#elif defined(SOFT)
// Blends four texels, over ramps of `seam` texels where they meet.
vec3 softLightAt(vec2 place, vec2 seam) {
  vec2 corner = place - 0.5;
  vec2 whole = floor(corner);
  vec2 share = clamp((corner - whole - 0.5) / seam + 0.5, 0.0, 1.0);
  ivec2 last = ivec2(uBuffer) - 1;
  ivec2 low = clamp(ivec2(whole), ivec2(0), last);
  ivec2 high = clamp(ivec2(whole) + 1, ivec2(0), last);
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

#ifdef LIGHT
vec3 pictureAt(vec2 uv, vec2 seam) {
#ifdef SOFT
  return softLightAt(uv * uBuffer, seam);
#elif defined(MOVED)
  ivec2 texel = clamp(ivec2(uv * uBuffer), ivec2(0), ivec2(uBuffer) - 1);
  return lightOf(texelFetch(uLit, texel, 0).rgb);
#else
  return lightOf(texelUnderPixel());
#endif
}
#endif

#ifdef SCANLINES
// The beam is brightest in the middle of a scanline. The gaps are dark, but less so next to bright and therefore wide beams.
float beamAt(float row, vec3 light) {
  // A raised cosine has no overtones that could alias into moiré.
  float sweep = 0.5 - 0.5 * cos(6.2831853 * fract(row / uRowsPerScanline));
  float brightest = max(light.r, max(light.g, light.b));
  return 1.0 - uScanlineDepth * (1.0 - uBeamGrowth * brightest) * (1.0 - sweep);
}
#endif

#ifdef MASK
// The light that the mask passes: 1 stripes, 2 slots, 3 dots. uMask has type, depth and pitch in device pixels. The result
// is divided by its mean, so that the mask darkens only the brightest parts.
vec3 maskAt(vec2 pixel) {
  float column = pixel.x / uMask.z;
  float bridge = 1.0;
  if (uMask.x > 2.5) {
    float row = pixel.y / uMask.z;
    column += 0.5 * floor(mod(row, 2.0));
    bridge = 0.6 - 0.4 * cos(6.2831853 * row);
  } else if (uMask.x > 1.5) {
    float row = pixel.y / (uMask.z * 2.0) + 0.5 * floor(mod(column, 2.0));
    bridge = smoothstep(0.0, 0.3, abs(fract(row) - 0.5) * 2.0);
  }
  vec3 open = 0.5 + 0.5 * cos(6.2831853 * (column - vec3(1.0, 3.0, 5.0) / 6.0));
  return (1.0 - uMask.y * (1.0 - open * bridge)) / (1.0 - 0.6 * uMask.y);
}
#endif

#ifdef EDGE
// The distance of a point from the rounded edge of the glass, in pixels. Negative inside.
float beyondEdge(vec2 uv) {
  vec2 off = abs(uv - 0.5);
  if (max(off.x, off.y) < 0.25) return -1.0;
  float aspect = uOutput.x / uOutput.y;
  vec2 beyond = off * vec2(aspect, 1.0) - (vec2(aspect, 1.0) * 0.5 - uCornerRadius);
  float outside = length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - uCornerRadius;
  return outside * uOutput.y;
}
#endif

#ifdef BEZEL
// The bezel: light from above on matt plastic that slopes down to the glass, and the reflection of the screen in the slope.
vec3 bezelAt(vec2 glass, float outside) {
  float away = outside / uOutput.y / uBezel.x;
  vec2 side = (glass - 0.5) / max(abs(glass.x - 0.5), abs(glass.y - 0.5));
  float lip = clamp(away * 6.0, 0.0, 1.0);
  float shade = (0.35 + 0.3 * clamp(away, 0.0, 1.5)) * (0.72 - 0.28 * side.y) * (0.4 + 0.6 * lip);
  vec3 light = vec3(0.55, 0.53, 0.48) * shade * shade * uBezel.y;
#ifdef GLOWING
  vec2 off = abs(glass - 0.5);
  vec2 mirrored = (off - max(off - 0.5, 0.0) * 2.6) * sign(glass - 0.5) * uInner + 0.5;
  vec3 seen = lightOf(textureLod(uGlow, mirrored, 0.0).rgb);
  light += seen * uBezel.z * exp(-2.2 * away) * (0.3 + 0.7 * lip);
#endif
  return light;
}
#endif

void main() {
  vec2 canvas = gl_FragCoord.xy / uOutput;
#ifdef BEND
  vec2 bent = bendGlass((canvas * 2.0 - 1.0) * uOuter, uBend);
  vec2 glass = bent * 0.5 + 0.5;
  vec2 uv = bent * uInner * 0.5 + 0.5;
#else
  vec2 glass = canvas;
  vec2 uv = canvas;
#endif
#ifdef EDGE
  float outside = beyondEdge(glass);
  float inside = clamp(0.5 - outside, 0.0, 1.0);
  if (inside <= 0.0) {
#ifdef BEZEL
    color = vec4(sqrt(bezelAt(glass, outside)), 1.0);
#else
    color = vec4(0.0, 0.0, 0.0, 1.0);
#endif
    return;
  }
#endif

#ifdef LIGHT
  vec2 seam = vec2(1.0);
  vec2 off = glass * 2.0 - 1.0;
  float far = dot(off, off) * 0.5;
#ifdef SOFT
  seam = min(uSeam + uDefocus * far, vec2(1.0));
#endif
#ifdef POWER
  uv = (uv - 0.5) / uPower.yz + 0.5;
  uv.x += uPower.w * sin(uv.y * 26.0);
#endif
#ifdef SWAY
  float line = floor(uv.y * uBuffer.y);
  float jump = chance(vec3(line, uFrame, 7.0)) * 2.0 - 1.0;
  uv.x += uSway.x * jump * jump * jump + uSway.y * sin(6.2831853 * (uv.y * 0.8 + uSway.z));
#endif

  vec3 light = pictureAt(uv, seam);
#ifdef SPLIT
  vec2 split = (uSplit.xy + uSplit.z * off * far) / uBuffer;
  light.r = pictureAt(uv + split, seam).r;
  light.b = pictureAt(uv - split, seam).b;
#endif
#ifdef SCANLINES
  light *= beamAt((1.0 - uv.y) * uBuffer.y, light);
#endif
#ifdef INSET
  // The picture ends at the edge of the buffer with a ramp of half a pixel. The glow around it fades out.
  vec2 past = (abs(uv - 0.5) - 0.5) * uBuffer;
  vec2 rim = clamp(1.0 - past * 2.0, 0.0, 1.0);
  light *= rim.x * rim.y;
#endif
#ifdef BURN
  float burnt = dot(lightOf(texture(uBurn, uv).rgb), vec3(0.34)) * uBurnIn;
  light = light * (1.0 - 0.4 * burnt) + burnt * 0.012;
#endif
#ifdef GLOW
  vec3 spilled = lightOf(texture(uGlow, uv).rgb);
#ifdef INSET
  spilled *= exp(-0.1 * (max(past.x, 0.0) + max(past.y, 0.0)));
#endif
  light += spilled;
#endif
#ifdef BARS
  float way = fract(glass.y + uBars.w) - 0.5;
  light += uPhosphor * (uBars.x * (0.5 + 0.5 * cos(6.2831853 * (glass.y + uBars.y))));
  light += uPhosphor * (uBars.z * exp(-way * way * 2500.0));
#endif
#ifdef NOISE
  // Each pair of neighbours has opposite noise, so that the total brightness of every frame is equal.
  vec2 flake = floor(uv * uBuffer / uNoise.y);
  float thrown = chance(vec3(floor(flake.x * 0.5), flake.y, uFrame));
  float snow = mod(flake.x, 2.0) < 0.5 ? thrown : 1.0 - thrown;
  light = light * (1.0 + uNoise.x * (snow - 0.5)) + uNoise.x * 0.025 * snow;
#endif
#ifdef FLICKER
  light *= uFlicker;
#endif
#ifdef POWER
  light *= uPower.x;
#endif
#ifdef GRAIN
  light *= 1.0 + uGrain * (chance(vec3(gl_FragCoord.xy, 3.0)) - 0.5);
#endif
#ifdef MASK
  light *= maskAt(gl_FragCoord.xy);
#endif
#ifdef AMBIENT
  light += uAmbient;
#endif
#ifdef GLARE
  vec2 window = (glass - vec2(0.3, 0.86)) * vec2(1.1, 2.4);
  float glint = max(0.0, 1.0 - dot(window, window));
  light += uGlare * glint * glint;
#endif
#ifdef VIGNETTE
  light *= 1.0 - uVignette * far * far;
#endif
  vec3 value = sqrt(light);
#else
#ifdef MOVED
  ivec2 texel = clamp(ivec2(uv * uBuffer), ivec2(0), ivec2(uBuffer) - 1);
  vec3 value = texelFetch(uLit, texel, 0).rgb;
#ifdef INSET
  if (any(greaterThan(abs(uv - 0.5), vec2(0.5)))) value = vec3(0.0);
#endif
#else
  vec3 value = texelUnderPixel();
#endif
#endif
#ifdef CALIBRATE
  value = (value * uCalibration.x - 0.5) * uCalibration.y + 0.5;
#endif
#ifdef EDGE
#ifdef BEZEL
  // Only pixels on the edge need both. Elsewhere computing the bezel would be wasted.
  if (inside < 1.0) value = mix(sqrt(bezelAt(glass, max(outside, 0.0))), value, inside);
#else
  value *= inside;
#endif
#endif
  color = vec4(value, 1.0);
}
