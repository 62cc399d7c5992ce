import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sources.ts'
import { readColour } from './colour.ts'
import { unreadable } from './readable.ts'
import { colours, shapes, type } from './tokens.ts'

/** Metrics of a font: width relative to Arial (sans) or Times (serif), where 1 is equal; heights relative to the font size. */
export interface Measures {
  readonly letters: number
  readonly figures?: number
  readonly ascent: number
  readonly descent: number
}

export interface Face {
  readonly family: string
  readonly file: string
  readonly weights: string
  readonly kind: 'sans' | 'serif'
  /** Without them text shifts slightly when the font loads. */
  readonly measures?: Measures
}

type InBoth = readonly [light: string, dark: string]

/** The theme of the shop, from shop/themes. */
export interface Theme {
  readonly name: string
  readonly folder: string
  readonly colours: Readonly<Record<string, InBoth>>
  readonly shadow: InBoth
  readonly shape: Readonly<Record<string, string>>
  readonly type: Readonly<Record<string, string>>
  readonly fonts: { readonly text: Face; readonly display: Face }
  /** Address of a logo; null for the name as text. */
  readonly logo: string | null
}

class ThemeProblem extends Error {}

const themesFolder = join(root, 'shop/themes')

export const themeNames = (): readonly string[] =>
  readdirSync(themesFolder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** The selected theme: SHOP_THEME, or shop/settings.json. */
const chosenTheme = (): string =>
  process.env['SHOP_THEME'] || (JSON.parse(readFileSync(join(root, 'shop/settings.json'), 'utf8')) as { readonly theme: string }).theme

type Json = Readonly<Record<string, unknown>>

const partOf = (json: unknown, name: string): Json => {
  const part: unknown = typeof json === 'object' && json !== null ? (json as Json)[name] : null
  return typeof part === 'object' && part !== null ? (part as Json) : {}
}

/** Differences between the required and the present keys of a part. */
const nameProblems = (part: string, wanted: Readonly<Record<string, string>>, found: Json): readonly string[] => [
  ...Object.entries(wanted).flatMap(([name, use]) => (name in found ? [] : [`${part} has no "${name}" (${use}).`])),
  ...Object.keys(found).flatMap((name) => (name in wanted ? [] : [`${part} has "${name}", which nothing in the shop uses.`])),
]

const isText = (value: unknown): value is string => typeof value === 'string' && /^[^;{}]+$/.test(value)
const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(isText)

const colourProblems = (found: Json): readonly string[] =>
  Object.entries(found).flatMap(([name, value]) =>
    isPair(value) && (value as InBoth).every((text) => readColour(text) !== null)
      ? []
      : [`colours: "${name}" needs its colour on light and on dark, as ["#1d4f91", "oklch(0.74 0.1 255)"].`],
  )

const faceProblems = (name: string, face: Json, folder: string): readonly string[] => {
  const missing = ['family', 'file', 'weights'].filter((key) => !isText(face[key]))
  if (missing.length > 0) return [`fonts: "${name}" has no ${missing.join(', ')}.`]
  if (face['kind'] !== 'sans' && face['kind'] !== 'serif') return [`fonts: "${name}" is of kind "sans" or "serif".`]
  return existsSync(join(folder, String(face['file'])))
    ? []
    : [`fonts: "${name}" names ${String(face['file'])}, and there is no such file.`]
}

/** Errors in a theme; empty when it can be built. */
export const themeProblems = (json: unknown, folder: string): readonly string[] => {
  const found = partOf(json, 'colours')
  const [shape, scale, fonts] = [partOf(json, 'shape'), partOf(json, 'type'), partOf(json, 'fonts')]
  const { shadow, logo = null } = json as Json
  return [
    ...nameProblems('colours', colours, found),
    ...colourProblems(found),
    ...nameProblems('shape', shapes, shape),
    ...nameProblems('type', type, scale),
    ...[...Object.entries(shape), ...Object.entries(scale)].flatMap(([name, value]) =>
      isText(value) ? [] : [`"${name}" needs a text, as "6px".`],
    ),
    ...(isPair(shadow) ? [] : ['"shadow" needs the shadow of panels on light and on dark.']),
    ...(['text', 'display'] as const).flatMap((name) => faceProblems(name, partOf(fonts, name), folder)),
    ...(logo === null || (isText(logo) && existsSync(join(folder, 'public', logo))) ? [] : [`"logo" names no file in public/.`]),
    ...unreadable(found as Theme['colours']),
  ]
}

/** @throws ThemeProblem with a line for each error */
export const readTheme = (name: string = chosenTheme()): Theme => {
  const folder = join(themesFolder, name)
  const file = join(folder, 'theme.json')
  if (!existsSync(file)) throw new ThemeProblem(`There is no theme "${name}": shop/themes has ${themeNames().join(' and ')}.`)
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (problem) {
    throw new ThemeProblem(`shop/themes/${name}/theme.json is no JSON: ${(problem as SyntaxError).message}.`, { cause: problem })
  }
  const problems = themeProblems(json, folder)
  if (problems.length > 0)
    throw new ThemeProblem([`shop/themes/${name}/theme.json, see shop/README.md:`, ...problems.map((line) => `- ${line}`)].join('\n'))
  return { logo: null, ...(json as Omit<Theme, 'name' | 'folder' | 'logo'>), name, folder }
}
