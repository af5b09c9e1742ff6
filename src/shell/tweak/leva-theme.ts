/** The terminal's colours for the rows of the panel library. */
export const LEVA_THEME = {
  colors: {
    elevation1: '#04140a',
    elevation2: 'transparent',
    elevation3: '#0a2410',
    accent1: '#1f8f12',
    accent2: '#39ff14',
    accent3: '#9dff8a',
    highlight1: '#1f8f12',
    highlight2: '#39ff14',
    highlight3: '#d6ffcf',
  },
  fonts: { mono: 'inherit', sans: 'inherit' },
  fontSizes: { root: 'inherit' },
  radii: { xs: '0', sm: '0', lg: '0' },
  sizes: { controlWidth: '62%', rowHeight: '30px' },
  space: { rowGap: '2px', md: '4px', sm: '4px' },
} as const
