import { contrast, readColour } from './colour.ts'
import { colours } from './tokens.ts'
import type { ColourName } from './tokens.ts'

type Uses = readonly (readonly [front: ColourName, backs: readonly ColourName[]])[]

const papers = ['paper', 'paper-raised', 'paper-tint'] as const
const grounds = [...papers, 'paper-deep', 'picture-ground'] as const
const tints = ['action-tint', 'signal-tint', 'leaf-tint', 'amber-tint'] as const

/** Every text colour with its backgrounds. */
const texts: Uses = [
  ['ink', [...grounds, ...tints]],
  ['ink-muted', [...grounds, ...tints]],
  ['action', [...papers, 'action-tint']],
  ['action-hover', [...papers, 'action-tint']],
  ['signal', [...papers, 'signal-tint']],
  ['leaf', [...papers, 'leaf-tint']],
  ['amber-ink', [...papers, 'amber-tint']],
  ['on-action', ['action', 'action-hover']],
  ['on-signal', ['signal']],
  ['paper', ['ink']],
]

/** Borders of controls and the focus ring (WCAG 1.4.11). */
const shapes: Uses = [
  ['edge', papers],
  ['focus', [...papers, 'paper-deep', 'action-tint']],
  ['action', ['paper', 'paper-raised', 'action-tint']],
]

const pairs = (uses: Uses, least: number) => uses.flatMap(([front, backs]) => backs.map((back) => ({ front, back, least })))

/** Every pair of foreground and background colours, with its minimum contrast. */
export const colourPairs = [...pairs(texts, 4.5), ...pairs(shapes, 3)]

/** Separators, colours of drawings and the backdrop convey no information. */
const decorative = new Set<string>(['hairline', 'amber', 'underlay'])

/** Colours that are used without a check of their contrast. */
export const unchecked = (): readonly string[] => {
  const checked = new Set<string>(colourPairs.flatMap(({ front, back }) => [front, back]))
  return Object.keys(colours).filter((name) => !checked.has(name) && !decorative.has(name))
}

const schemes = ['light', 'dark'] as const

/** One message for each unreadable pair (WCAG 2.2 AA) of the theme's colours in both schemes. */
export const unreadable = (of: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  schemes.flatMap((scheme, index) =>
    colourPairs.flatMap(({ front, back, least }) => {
      const [one, other] = [front, back].map((name) => readColour(of[name]?.[index] ?? ''))
      if (!one || !other) return []
      const found = contrast(one, other)
      return found >= least
        ? []
        : [
            `${front} on ${back} has a contrast of ${(Math.floor(found * 100) / 100).toFixed(2)} : 1 in the ${scheme} scheme and needs ${least} : 1. Make ${front} (${colours[front]}) or ${back} (${colours[back]}) lighter or darker.`,
          ]
    }),
  )
