import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './sources.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Numbers from 0 on as a, b … Z, aa, ab …. */
export const inLetters = (number: number): string =>
  (number < letters.length ? '' : inLetters(Math.floor(number / letters.length) - 1)) + (letters[number % letters.length] ?? '')

/**
 * Names classes of CSS modules as short as can be: letters for the file, a number for the name within it. Files are counted in the order
 * of their paths, so that the same sources give the same names, in the builds of browser and server alike.
 */
export const shortClassNames = (): ((name: string, file: string, css: string) => string) => {
  const sheets = readdirSync(join(root, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join('ui', file))
    .toSorted()
  const codes = new Map(sheets.map((sheet, index) => [sheet, inLetters(index)]))
  const namesIn = new Map<string, readonly string[]>()
  return (name, file, css) => {
    const sheet = relative(root, file.split('?')[0] ?? file)
    const code = codes.get(sheet)
    if (code === undefined) throw new Error(`${sheet} is a CSS module outside ui/: its classes have no names.`)
    let names = namesIn.get(sheet)
    if (names === undefined) {
      names = [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, found = '']) => found))]
      namesIn.set(sheet, names)
    }
    const place = names.indexOf(name)
    return place === -1 ? `${code}_${name}` : `${code}${place}`
  }
}
