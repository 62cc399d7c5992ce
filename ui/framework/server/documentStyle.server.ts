import { createHash } from 'node:crypto'

/** Where the top of a page ends: behind the header. */
export const topEnd = '</header>'

/** The content of one style element. */
export interface StyleText {
  readonly text: string
  /** Names the text in a content security policy. */
  readonly source: string
}

/** The style of one document. */
export interface DocumentStyle {
  /** In its head: for all pages, and for the top of this one. */
  readonly top: StyleText
  /** Behind the header; empty in a document without one. */
  readonly rest: StyleText
}

/** A rule, and the classes that it is for; for all pages where there are none. */
export interface StyleRule {
  readonly text: string
  readonly classes: readonly string[]
}

/** A layer, a media query: what it holds. */
export interface StyleGroup {
  readonly before: string
  readonly parts: readonly StylePart[]
}

/** A piece of the build's sheets; the build writes them as a table (tools/build/styleTable.ts). */
export type StylePart = StyleRule | StyleGroup

/** Pages of one shop are made of few combinations of components; other combinations are not cached. */
const maxRetained = 200

/** @param wanted the classes whose rules are included, besides the rules for all pages */
const written = (parts: readonly StylePart[], wanted: ReadonlySet<string>): string =>
  parts
    .map((part) => {
      if ('text' in part) return part.classes.length === 0 || part.classes.some((name) => wanted.has(name)) ? part.text : ''
      const inside = written(part.parts, wanted)
      return inside === '' ? '' : `${part.before}{${inside}}`
    })
    .join('')

/**
 * The rules that follow those of the top: each layer from the first block that the top does not have completely. Blocks that both need are
 * complete here, so that the last rules of every layer are in the order of the sheets.
 */
const writtenAfter = (top: ReadonlySet<string>, parts: readonly StylePart[], wanted: ReadonlySet<string>): string => {
  const begun = new Set<string>()
  return parts
    .map((part) => {
      const layer = 'parts' in part && part.before.startsWith('@layer') ? part.before : ''
      const whole = written([part], wanted)
      if (!begun.has(layer) && whole === written([part], top)) return ''
      begun.add(layer)
      return whole
    })
    .join('')
}

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

const classesNamed = (parts: readonly StylePart[]): readonly string[] =>
  parts.flatMap((part) => ('text' in part ? part.classes : classesNamed(part.parts)))

/** Remembers what was made of the last texts. */
const retainedBy = <Made>(make: (text: string) => Made): ((text: string) => Made) => {
  const cached = new Map<string, Made>()
  return (text) => {
    const before = cached.get(text)
    if (before !== undefined) return before
    const made = make(text)
    cached.set(text, made)
    const oldest = cached.keys().next()
    if (cached.size > maxRetained && !oldest.done) cached.delete(oldest.value)
    return made
  }
}

const styleText = (text: string): StyleText => ({ text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` })

/**
 * Selects the rules of a document from the build's sheets: the rules for all pages, and those of the document's classes, in the order of the
 * sheets; content that scripts render later gets the complete sheets. The header's rules are in the head and the others behind the header, so
 * that a browser can paint the header before it has read them. The texts come only from the build and never from a page, so that a policy can
 * allow them by their hashes.
 * @param parts all sheets of the build, in their order
 */
export const createDocumentStyle = (parts: readonly StylePart[]): ((html: string) => DocumentStyle) => {
  const known = [...new Set(classesNamed(parts))]
  /** The classes of the top and of the whole page; a single list without a header. */
  const styleOf = retainedBy((lists: string): DocumentStyle => {
    const [top = new Set<string>(), all = top] = lists.split('"').map((classes) => new Set(classes.split(' ')))
    return { top: styleText(written(parts, top)), rest: styleText(writtenAfter(top, parts, all)) }
  })
  const namesIn = (values: string): string => {
    const shown = new Set(values.split(' '))
    return known.filter((name) => shown.has(name)).join(' ')
  }
  /** The same of class attributes, each once, which most documents of a kind of page share. No attribute holds a quote. */
  const styleOfValues = retainedBy((values: string) => styleOf(values.split('"').map(namesIn).join('"')))
  const valuesIn = (html: string): string => [...classesIn(html)].join(' ')
  return (html) => {
    const end = html.indexOf(topEnd)
    return styleOfValues(end === -1 ? valuesIn(html) : `${valuesIn(html.slice(0, end))}"${valuesIn(html)}`)
  }
}
