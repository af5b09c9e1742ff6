/** Relative luminance of WCAG 2.2, 0 to 1, from bytes of sRGB. */
export function luminance(red: number, green: number, blue: number): number {
  const light = (value: number): number => LINEAR[value] ?? 0
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => linear(value))

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
