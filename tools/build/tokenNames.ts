import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CSSOptions } from 'vite'
import { inLetters } from './classNames.ts'
import { root } from './sources.ts'
import type { Theme } from './theme/readTheme.ts'
import { themeSheets } from './theme/sheets.ts'

type SheetPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>

const token = /(?<![\w-])--[a-z][a-z0-9-]*/g
/** As a program writes one: a key of its own, or within a value. */
const inProgram = /(?:var\(|['"`])(--[a-z][a-z0-9-]*)/g

/** Short names for the tokens of these sheets, the shortest for what is written most often. Names that programs write stay as they are. */
export const shortTokens = (sheets: readonly string[], programs: string): ReadonlyMap<string, string> => {
  const written = new Set([...programs.matchAll(inProgram)].map(([, name = '']) => name))
  const counts = new Map<string, number>()
  for (const [name] of sheets.flatMap((sheet) => [...sheet.matchAll(token)]))
    if (!written.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].toSorted(([first, often], [second, seldom]) => seldom - often || first.localeCompare(second, 'en'))
  return new Map(names.map(([name], index) => [name, `--${inLetters(index)}`] as const).filter(([, short]) => !written.has(short)))
}

/** Of a token whose value never changes this many letters cost no more than its name. */
const shortValue = 9

/**
 * Tokens that have one value always and everywhere, where the value costs no more than its name: they stand in the sheets as what they
 * are. `shared` holds the rules of all pages, and is one of the sheets.
 */
export const constantTokens = (shared: string, sheets: readonly string[], programs: string): ReadonlyMap<string, string> => {
  const everything = sheets.join('\n')
  const written = new Set([...programs.matchAll(inProgram)].map(([, name = '']) => name))
  return new Map(
    [...shared.matchAll(/(--[a-z][a-z0-9-]*): ([^;]+);/g)].flatMap(([, name = '', value = '']) => {
      const uses = everything.split(`var(${name})`).length - 1
      const mentions = [...everything.matchAll(token)].filter(([one]) => one === name).length
      const isConstant = mentions === uses + 1 && !written.has(name)
      return isConstant && (value.length <= shortValue || uses < 3) ? [[name, value] as const] : []
    }),
  )
}

/**
 * Tokens have names for people in the sources, and of a letter or two in what every document carries, or none where they never change. The
 * same in all sheets of all builds, because they share them.
 */
export const shortTokenNames = (theme: Theme): SheetPlugins[number] => {
  const ui = join(root, 'ui')
  const all = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  const read = (fits: (file: string) => boolean) => all.filter(fits).map((file) => readFileSync(join(ui, file), 'utf8'))
  const shared = [readFileSync(join(ui, 'kit/styles/tokens.css'), 'utf8'), ...Object.values(themeSheets).map((part) => part(theme))]
  const sheets = [...read((file) => file.endsWith('.css') && !file.endsWith('styles/tokens.css')), ...shared]
  const programs = read((file) => /\.tsx?$/.test(file) && !file.includes('.test.')).join('\n')
  const constants = constantTokens(shared.join('\n'), sheets, programs)
  const names = shortTokens(sheets, programs)
  const shorten = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use).replace(token, (name) => names.get(name) ?? name)
  return {
    postcssPlugin: 'short-token-names',
    // By now a sheet holds what it imports.
    Once: (sheet) => {
      sheet.walkDecls((declaration) => {
        if (constants.has(declaration.prop)) return void declaration.remove()
        declaration.prop = shorten(declaration.prop)
        declaration.value = shorten(declaration.value)
      })
      sheet.walkAtRules((rule) => {
        rule.params = shorten(rule.params)
      })
    },
  }
}
