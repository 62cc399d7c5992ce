import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import type { FontFaceProperty, FontWeight, Selector } from 'lightningcss'
import { list, parse } from 'postcss'
import type { AtRule, ChildNode, Rule } from 'postcss'
import { readBuiltFiles, styleTableFile } from '../../ui/framework/server/assets.server.ts'
import type { StyleTable } from '../../ui/framework/server/assets.server.ts'
import type { StylePart } from '../../ui/framework/server/documentStyle.server.ts'

/** First in the document, so that the layer order does not depend on the order in which sheets load. The same as in ui/kit/styles/index.css. */
const layers = '@layer reset,tokens,base,kit,pages;'

/** The classes that a selector requires; negations and alternatives (`:is`, `:where`) require none. */
const classesIn = (selector: Selector): readonly string[] =>
  selector.flatMap((component) => {
    if (component.type === 'class') return [component.name]
    return component.type === 'pseudo-class' && component.kind === 'has' ? component.selectors.flatMap((inner) => classesIn(inner)) : []
  })

/** The selectors of a rule, each as it is written and as it is read. */
const selectorsOf = ({ selectors }: Rule): readonly { readonly written: string; readonly read: Selector }[] =>
  selectors.map((written) => {
    const found: Selector[] = []
    transform({
      filename: written,
      code: Buffer.from(`${written}{}`),
      visitor: { Rule: { style: ({ value }) => void found.push(...value.selectors) } },
    })
    const [read] = found
    if (read === undefined || found.length > 1) throw new Error(`Not one selector: ${written}`)
    return { written, read }
  })

/** The classes of which a document must contain at least one for a rule to apply; empty where it may apply to every document. */
const classesOf = (rule: Rule): readonly string[] => {
  const selectors = selectorsOf(rule).map(({ read }) => classesIn(read))
  return selectors.some((classes) => classes.length === 0) ? [] : [...new Set(selectors.flat())]
}

/** States of an element that only a pointer or a script brings about. */
const liveStates: ReadonlySet<string> = new Set(['hover', 'active', 'modal'])
const liveAttributes: ReadonlySet<string> = new Set(['aria-busy', 'data-pending'])

/** Whether a selector matches nothing before somebody does something; what it negates or lists as alternatives does not count. */
const waits = (selector: Selector): boolean =>
  selector.some((component) => {
    if (component.type === 'attribute') return liveAttributes.has(component.name) && component.operation?.value === 'true'
    if (component.type !== 'pseudo-class') return false
    return component.kind === 'has' ? component.selectors.every(waits) : liveStates.has(component.kind)
  })

/** Properties that show only when something moves, is pointed at or scrolled; where a strip snaps to shows at once. */
const liveProperty =
  /^(?:transition|cursor$|touch-action$|overscroll-behavior|scroll-behavior$|scroll-margin|scroll-padding-block|will-change$)/

/**
 * Takes out of a sheet what a page at rest looks the same without: styles of hovering and pressing, transitions, print. They come with the complete
 * sheet, before the scripts, and without JavaScript at the end of the document.
 */
export const atRest = (css: string): string => {
  const sheet = parse(css)
  sheet.walkAtRules('media', (media) => {
    if (media.params === 'print') media.remove()
  })
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return
    rule.walkDecls(liveProperty, (declaration) => {
      declaration.remove()
    })
    const shown = selectorsOf(rule).filter(({ read }) => !waits(read))
    if (shown.length === 0 || rule.nodes.length === 0) rule.remove()
    else if (shown.length < rule.selectors.length) rule.selectors = shown.map(({ written }) => written)
  })
  return sheet.toString()
}

const groups = new Set(['layer', 'media', 'supports', 'container', 'starting-style'])

const preludeOf = ({ name, raws, params }: AtRule): string => `@${name}${raws.afterName ?? ''}${params}`

/** The classes of the rules that use an animation, by its name; a rule for all pages has none. */
type Animations = ReadonlyMap<string, readonly (readonly string[])[]>

const animationsIn = (css: string): Animations => {
  const users = new Map<string, (readonly string[])[]>()
  parse(css).walkDecls(/^animation(?:-name)?$/, ({ value, parent }) => {
    if (parent?.type !== 'rule') return
    for (const word of [',', ' '].reduce((words, by) => words.flatMap((text) => list.split(text, [by], false)), [value]))
      users.set(word, [...(users.get(word) ?? []), classesOf(parent)])
  })
  return users
}

const partOf = (node: ChildNode, animations: Animations): readonly StylePart[] => {
  if (node.type === 'comment') return []
  if (node.type === 'rule') return [{ text: node.toString(), classes: classesOf(node) }]
  if (node.type !== 'atrule') throw node.error('Neither a rule nor an at-rule.')
  if (node.nodes === undefined) return [{ text: `${node.toString()};`, classes: [] }]
  if (groups.has(node.name)) return [{ before: preludeOf(node), parts: node.nodes.flatMap((inner) => partOf(inner, animations)) }]
  if (node.name !== 'keyframes') return [{ text: node.toString(), classes: [] }]
  const users = animations.get(node.params) ?? []
  if (users.length === 0) return []
  return [{ text: node.toString(), classes: users.some((classes) => classes.length === 0) ? [] : [...new Set(users.flat())] }]
}

/** The rules of a minified sheet with their classes, in order; an animation has the classes of the rules that use it. */
export const stylePartsOf = (css: string): readonly StylePart[] => {
  const animations = animationsIn(css)
  return parse(css).nodes.flatMap((node) => partOf(node, animations))
}

const weightText = (weight: FontWeight): string =>
  weight.type !== 'absolute' ? weight.type : weight.value.type === 'weight' ? String(weight.value.value) : weight.value.type

/** Family, weights and address of each font. */
export const facesIn = (css: string): StyleTable['fonts'] => {
  const faces: [string, string, string][] = []
  const read = (properties: readonly FontFaceProperty[]): void => {
    const face: [string, string, string] = ['', '', '']
    for (const property of properties) {
      if (property.type === 'font-family') face[0] = property.value
      if (property.type === 'font-weight') face[1] = [...new Set(property.value.map(weightText))].join(' ')
      if (property.type === 'source')
        face[2] = property.value.flatMap((source) => (source.type === 'url' ? [source.value.url.url] : []))[0] ?? ''
    }
    faces.push(face)
  }
  transform({
    filename: 'faces.css',
    code: Buffer.from(css),
    visitor: { Rule: { 'font-face': ({ value }) => read(value.properties) } },
  })
  return faces
}

/** Writes the table from which the server selects the styles of a document, so that no request parses a sheet. */
export const writeStyleTable = (client: string): void => {
  const { faces, always, deferred } = readBuiltFiles(client)
  const read = (sheet: string): string => readFileSync(join(client, sheet), 'utf8').trim()
  const table: StyleTable = {
    parts: stylePartsOf(layers + [...always.map(read), ...deferred.map((sheet) => atRest(read(sheet)))].join('')),
    fonts: facesIn(read(faces)),
  }
  writeFileSync(join(client, styleTableFile), JSON.stringify(table))
}
