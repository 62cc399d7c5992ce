import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CSSOptions } from 'vite'
import { inLetters } from './classNames.ts'
import { root } from './sources.ts'

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

/**
 * Tokens have names for people in the sources, and of a letter or two in what every document carries: 330 bytes after brotli. The same in
 * all sheets of all builds, because they share them.
 */
export const shortTokenNames = (): SheetPlugins[number] => {
  const ui = join(root, 'ui')
  const all = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  const read = (fits: (file: string) => boolean) => all.filter(fits).map((file) => readFileSync(join(ui, file), 'utf8'))
  const names = shortTokens(
    read((file) => file.endsWith('.css')),
    read((file) => /\.tsx?$/.test(file) && !file.includes('.test.')).join('\n'),
  )
  const shorten = (text: string): string => text.replace(token, (name) => names.get(name) ?? name)
  return {
    postcssPlugin: 'short-token-names',
    // By now a sheet holds what it imports.
    Once: (sheet) => {
      sheet.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop)
        declaration.value = shorten(declaration.value)
      })
      sheet.walkAtRules((rule) => {
        rule.params = shorten(rule.params)
      })
    },
  }
}
