import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './sources.ts'

type NameClass = (name: string, file: string, css: string) => string

const sheetImport = /^import (\w+) from '(\.[^']+\.module\.css)'$/gm

/** The sheets that a program takes as an object, by their local names; those named class by class need none. */
const sheetsIn = (
  code: string,
  file: string,
): readonly { readonly line: string; readonly local: string; readonly sheet: string; readonly byName: boolean }[] =>
  [...code.matchAll(sheetImport)].map(([line, local = '', path = '']) => {
    const rest = code.replace(line, '')
    const uses = (pattern: string): number => [...rest.matchAll(new RegExp(`(?<![\\w.])${local}${pattern}`, 'g'))].length
    return { line, local, sheet: join(dirname(file), path), byName: uses("\\b(?!')") === uses('\\.[A-Za-z_]\\w*') }
  })

/**
 * A program that names classes of a sheet with their short names in place: `styles.card` becomes `'aB3'`. A sheet whose names are taken by
 * a variable (`styles[size]`) stays an object.
 */
export const withClassesInPlace = (code: string, file: string, nameClass: NameClass, read: (sheet: string) => string): string => {
  let written = code
  for (const { line, local, sheet, byName } of sheetsIn(code, file)) {
    if (!byName) continue
    const css = read(sheet)
    const has = (name: string): boolean => new RegExp(`\\.${name}(?![\\w-])`).test(css)
    written = written
      .replace(line, line.replace(/^import \w+ from /, 'import '))
      .replace(new RegExp(`(?<![\\w.])${local}\\.([A-Za-z_]\\w*)`, 'g'), (_use, name: string) =>
        has(name) ? `'${nameClass(name, sheet, css)}'` : 'undefined',
      )
  }
  return written
}

/** The sheets that some program takes as an object. */
const sheetsAsObjects = (): ReadonlySet<string> => {
  const ui = join(root, 'ui')
  const programs = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  return new Set(
    programs
      .map((file) => join(ui, file))
      .flatMap((file) => sheetsIn(readFileSync(file, 'utf8'), file))
      .filter(({ byName }) => !byName)
      .map(({ sheet }) => sheet),
  )
}

/**
 * Builds without the tables from class to short name: they would stand in the file that every page loads, also those of pages that are
 * not open, because a first view has all its styles in one sheet. 2 kB of a first load after brotli.
 */
export const classesInPlace = (nameClass: NameClass): Plugin[] => {
  const asObjects = sheetsAsObjects()
  return [
    {
      name: 'thuishaven:classes-in-place',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/ui\/.*\.tsx?$/ },
        handler: (code, id) => {
          const written = withClassesInPlace(code, id, nameClass, (sheet) => readFileSync(sheet, 'utf8'))
          return written === code ? null : { code: written, map: null }
        },
      },
    },
    {
      name: 'thuishaven:sheets-stay',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // Nothing asks for the table, but its styles are wanted: without this mark the sheet would go with it.
        handler: (_code, id) => (asObjects.has(id) ? null : { code: '', map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}
