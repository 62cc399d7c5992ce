import { createHash } from 'node:crypto'

/** The style of one document, as it stands in its style element. */
export interface DocumentStyle {
  readonly text: string
  /** Names the text in a content security policy. */
  readonly source: string
}

/** A rule, and the classes that it is for; for all pages where there are none. */
interface Rule {
  readonly text: string
  readonly classes: readonly string[]
}

/** A layer, a media query: what it holds. */
interface Group {
  readonly before: string
  readonly parts: readonly Part[]
}

type Part = Rule | Group

/** Pages of one shop are made of few combinations of components; what else strangers ask for is made anew. */
const mostKept = 200

/** The classes of which one must stand in a document for a rule to mean anything there; none where it may mean something in every one. */
const classesOf = (prelude: string): readonly string[] => {
  // What an element is not, what attributes say, and one thing or another: these ask for no class.
  const selectors = prelude
    .replaceAll(/"[^"]*"|'[^']*'/g, '')
    .replaceAll(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(',')
    .map((selector) => [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
  return selectors.some((classes) => classes.length === 0) ? [] : [...new Set(selectors.flat())]
}

const holdsRules = /^@(?:layer|media|supports|container|starting-style)\b/

const partsOf = (css: string): readonly Part[] => {
  const parts: Part[] = []
  let depth = 0
  let begin = 0
  let opened = 0
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{};]/gs)) {
    if (sign === '{') {
      if (depth === 0) opened = index
      depth += 1
    } else if (sign === '}') {
      depth -= 1
      if (depth > 0) continue
      const before = css.slice(begin, opened)
      if (holdsRules.test(before)) parts.push({ before, parts: partsOf(css.slice(opened + 1, index)) })
      else parts.push({ text: css.slice(begin, index + 1), classes: before.startsWith('@') ? [] : classesOf(before) })
      begin = index + 1
    } else if (sign === ';' && depth === 0) {
      parts.push({ text: css.slice(begin, index + 1), classes: [] })
      begin = index + 1
    }
  }
  return parts
}

/** @param wanted the classes whose rules are kept, with those for all pages */
const written = (parts: readonly Part[], wanted: ReadonlySet<string>): string =>
  parts
    .map((part) => {
      if ('text' in part) return part.classes.length === 0 || part.classes.some((name) => wanted.has(name)) ? part.text : ''
      const inside = written(part.parts, wanted)
      return inside === '' ? '' : `${part.before}{${inside}}`
    })
    .join('')

const attribute = ' class="'

/** The values of all class attributes, each once. */
const classesIn = (html: string): ReadonlySet<string> => {
  const values = new Set<string>()
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
    const begin = at + attribute.length
    at = html.indexOf('"', begin)
    if (at === -1) break
    values.add(html.slice(begin, at))
  }
  return values
}

const classesNamed = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => ('text' in part ? part.classes : classesNamed(part.parts)))

/** Remembers what was made of the last texts. */
const keptBy = <Made>(make: (text: string) => Made): ((text: string) => Made) => {
  const kept = new Map<string, Made>()
  return (text) => {
    const before = kept.get(text)
    if (before !== undefined) return before
    const made = make(text)
    kept.set(text, made)
    const oldest = kept.keys().next()
    if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value)
    return made
  }
}

/**
 * Cuts the build's sheets to what a document shows: the rules for all pages, and those of the classes that stand in it, in the order of the
 * sheets; what a program shows later comes with the whole of them. The text is made of the build alone and never of what stands in a page, so that a
 * policy can name it by its hash.
 * @param css all sheets of the build, in their order
 */
export const makeDocumentStyle = (css: string): ((html: string) => DocumentStyle) => {
  const parts = partsOf(css.replaceAll(/\/\*.*?\*\//gs, ''))
  const known = new Set(classesNamed(parts))
  const styleOf = keptBy((classes: string) => {
    const wanted = new Set(classes.split(' '))
    const text = written(parts, wanted)
    return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
  })
  /** Of a document's class attributes, each once: most documents of a kind of page have the same. */
  const styleOfValues = keptBy((values: string) => {
    const shown = new Set(values.split(' '))
    return styleOf([...known].filter((name) => shown.has(name)).join(' '))
  })
  return (html) => styleOfValues([...classesIn(html)].join(' '))
}
