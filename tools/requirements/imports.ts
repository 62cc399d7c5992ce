import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../build/sources.ts'

/** A run-time import of one file from another; `names` is null for everything. */
interface Taken {
  readonly file: string
  readonly names: readonly string[] | null
}

interface Module {
  readonly imports: readonly Taken[]
  /** Re-exports: the exported name and its name in the other file. '*' re-exports everything. */
  readonly handedOn: readonly { readonly name: string; readonly file: string; readonly inner: string }[]
  /** Whether it only re-exports. */
  readonly isIndex: boolean
}

const packageFile = (specifier: string): string | null => {
  const parts = /^@thuishaven\/([\w-]+)(?:\/(.+))?$/.exec(specifier)
  if (parts === null) return null
  const folder = parts[1] === 'http' ? 'adapters' : (parts[1] ?? '')
  return parts[2] === undefined ? `${folder}/index.ts` : `${folder}/${parts[2]}/index.ts`
}

/** Resolves a specifier to a file of the project; null for packages and styles. */
const fileOf = (from: string, specifier: string): string | null => {
  const path = specifier.startsWith('.') ? join(dirname(from), specifier) : packageFile(specifier)
  return path !== null && /\.tsx?$/.test(path) && existsSync(join(root, path)) ? path : null
}

const namesIn = (list: string): readonly { readonly inner: string; readonly name: string }[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [inner = part, name = inner] = part.split(/\s+as\s+/)
      return { inner, name }
    })

const known = new Map<string, Module>()

const read = (file: string): Module => {
  const before = known.get(file)
  if (before !== undefined) return before
  // Without comments and types.
  const text = readFileSync(join(root, file), 'utf8')
    .replaceAll(/(^|\s)\/\*[\s\S]*?\*\//g, '$1')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\b(?:import|export) type\b[^'"]*?from\s*['"][^'"]+['"]/g, '')
  const imports: Taken[] = []
  const handedOn: { name: string; file: string; inner: string }[] = []
  const take = (specifier: string, names: readonly string[] | null): void => {
    const found = fileOf(file, specifier)
    if (found !== null) imports.push({ file: found, names })
  }
  for (const [, head = '', specifier = ''] of text.matchAll(/\bimport\s+([^'"()]*?)\s*from\s*['"]([^'"]+)['"]/g)) {
    const list = /\{([^}]*)\}/.exec(head)?.[1]
    const isAll = head.includes('*') || list === undefined
    take(specifier, isAll ? null : namesIn(list).map(({ inner }) => inner))
  }
  for (const [, specifier = ''] of text.matchAll(/\bimport\s*\(?\s*['"]([^'"]+)['"]/g)) take(specifier, null)
  for (const [, pattern = ''] of text.matchAll(/import\.meta\.glob[^(]*\(\s*['"]([^'"]+)['"]/g)) {
    for (const found of globSync(join(dirname(file), pattern), { cwd: root }))
      imports.push({ file: relative(root, join(root, found)), names: null })
  }
  for (const [, list = '', specifier = ''] of text.matchAll(/\bexport\s+(\*|\{[^}]*\})\s*from\s*['"]([^'"]+)['"]/g)) {
    const found = fileOf(file, specifier)
    if (found === null) continue
    if (list === '*') handedOn.push({ name: '*', file: found, inner: '*' })
    else for (const { inner, name } of namesIn(list.slice(1, -1))) handedOn.push({ name, file: found, inner })
  }
  const own = text.replaceAll(/\bexport\s+(?:\*|\{[^}]*\})\s*from\s*['"][^'"]+['"];?/g, '').trim()
  const module = { imports, handedOn, isIndex: own === '' && handedOn.length > 0 }
  known.set(file, module)
  return module
}

/** The files that define these names, resolved through indexes. */
const givers = (file: string, names: readonly string[] | null): readonly string[] => {
  const { handedOn, isIndex } = read(file)
  if (!isIndex) {
    const through = names === null ? handedOn : handedOn.filter(({ name }) => name === '*' || names.includes(name))
    return [file, ...through.flatMap((one) => givers(one.file, one.name === '*' ? names : [one.inner]))]
  }
  const wanted = names === null ? handedOn : handedOn.filter(({ name }) => name === '*' || names.includes(name))
  return wanted.flatMap((one) => {
    // Of several files that re-export everything, only those that have the name.
    const inner = one.name === '*' ? names : [one.inner]
    return one.name === '*' && names !== null && !has(one.file, names) ? [] : givers(one.file, inner)
  })
}

const has = (file: string, names: readonly string[]): boolean => {
  const text = readFileSync(join(root, file), 'utf8')
  return names.some((name) => new RegExp(`\\b${name}\\b`).test(text))
}

/** The files that a file imports directly, resolved through indexes. */
export const takenBy = (file: string): readonly string[] => [...new Set(read(file).imports.flatMap((one) => givers(one.file, one.names)))]

/** All files that these files import, directly or indirectly. */
export const reachedFrom = (entries: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>()
  const queue = [...entries]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    queue.push(...takenBy(file))
  }
  return reached
}
