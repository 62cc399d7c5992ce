import type { Face, Theme } from './readTheme.ts'

/** System fonts, with the widths of `letters` and `figures` relative to the first one. */
const machineFaces = {
  sans: [
    { name: 'Arial', local: ['Arial', 'Arimo', 'Liberation Sans', 'Helvetica Neue', 'Helvetica'], letters: 1, figures: 1 },
    { name: 'Roboto', local: ['Roboto'], letters: 1.00793, figures: 0.99019 },
    { name: 'DejaVu', local: ['DejaVu Sans'], letters: 0.88545, figures: 0.87511 },
  ],
  serif: [
    { name: 'Times', local: ['Times New Roman', 'Tinos', 'Liberation Serif', 'Times'], letters: 1, figures: 1 },
    { name: 'Noto', local: ['Noto Serif'], letters: 0.84937, figures: 0.84937 },
    { name: 'DejaVu', local: ['DejaVu Serif'], letters: 0.79334, figures: 0.79334 },
  ],
} as const

const last = { sans: 'system-ui, sans-serif', serif: 'Georgia, serif' } as const

/** Arial and Times are for Windows and Apple, Roboto and Noto for Android, Liberation and DejaVu for Linux. */
const fallbackOf = ({ family, kind, measures }: Face, part: 'letters' | 'figures'): string => {
  const width = measures?.[part]
  if (measures === undefined || width === undefined) return ''
  const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`
  return machineFaces[kind]
    .map((machine) => {
      const adjust = width * machine[part]
      return `@font-face {
  font-family: '${family} as ${machine.name}';
  src: ${machine.local.map((name) => `local('${name}')`).join(', ')};
  ${part === 'figures' ? 'unicode-range: U+30-39, U+20AC;' : ''}
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(measures.ascent / adjust)};
  descent-override: ${percent(measures.descent / adjust)};
  line-gap-override: 0%;
}`
    })
    .join('\n')
}

const stackOf = ({ family, kind, measures }: Face): string =>
  [family, ...(measures === undefined ? [] : machineFaces[kind].map(({ name }) => `'${family} as ${name}'`)), last[kind]].join(', ')

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n')

const schemeOf = ({ colours, shadow }: Theme, index: 0 | 1): string =>
  declarations({
    ...Object.fromEntries(Object.entries(colours).map(([name, both]) => [name, both[index]])),
    'shadow-panel': shadow[index],
  })

/** Each font once, because headings may use the font of the text. */
const facesOf = ({ fonts }: Theme): readonly Face[] =>
  fonts.text.family === fonts.display.family ? [fonts.text] : [fonts.text, fonts.display]

/** The replacement of `@theme <part>` in a sheet. */
export const themeSheets: Readonly<Record<string, (theme: Theme) => string>> = {
  light: (theme) =>
    [
      schemeOf(theme, 0),
      declarations({ 'font-text': stackOf(theme.fonts.text), 'font-display': stackOf(theme.fonts.display), ...theme.type, ...theme.shape }),
    ].join('\n'),
  dark: (theme) => schemeOf(theme, 1),
  // Prices are figures, whose width may differ from that of letters.
  fallbacks: (theme) =>
    [...facesOf(theme).map((face) => fallbackOf(face, 'letters')), ...facesOf(theme).map((face) => fallbackOf(face, 'figures'))].join('\n'),
  faces: (theme) =>
    facesOf(theme)
      .map(
        ({ family, file, weights }) => `@font-face {
  font-family: ${family};
  src: url('./${file}') format('woff2');
  font-weight: ${weights};
  font-style: normal;
  font-display: swap;
}`,
      )
      .join('\n'),
}
