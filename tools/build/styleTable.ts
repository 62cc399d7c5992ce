import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import type { FontFaceProperty, FontWeight, Selector } from 'lightningcss'
import { parse } from 'postcss'
import type { AtRule, ChildNode } from 'postcss'
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

/** The classes of which a document must contain at least one for a rule to apply; empty where it may apply to every document. */
const classesOf = (prelude: string): readonly string[] => {
  const selectors: (readonly string[])[] = []
  transform({
    filename: prelude,
    code: Buffer.from(`${prelude}{}`),
    visitor: { Rule: { style: ({ value }) => void selectors.push(...value.selectors.map(classesIn)) } },
  })
  return selectors.some((classes) => classes.length === 0) ? [] : [...new Set(selectors.flat())]
}

const groups = new Set(['layer', 'media', 'supports', 'container', 'starting-style'])

const preludeOf = ({ name, raws, params }: AtRule): string => `@${name}${raws.afterName ?? ''}${params}`

const partOf = (node: ChildNode): readonly StylePart[] => {
  if (node.type === 'comment') return []
  if (node.type === 'rule') return [{ text: node.toString(), classes: classesOf(node.selector) }]
  if (node.type !== 'atrule') throw node.error('Neither a rule nor an at-rule.')
  if (node.nodes === undefined) return [{ text: `${node.toString()};`, classes: [] }]
  if (groups.has(node.name)) return [{ before: preludeOf(node), parts: node.nodes.flatMap(partOf) }]
  return [{ text: node.toString(), classes: [] }]
}

/** The rules of a minified sheet with their classes, in order. */
export const stylePartsOf = (css: string): readonly StylePart[] => parse(css).nodes.flatMap(partOf)

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
  const table: StyleTable = { parts: stylePartsOf(layers + [...always, ...deferred].map(read).join('')), fonts: facesIn(read(faces)) }
  writeFileSync(join(client, styleTableFile), JSON.stringify(table))
}
