import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseSync } from 'vite'
import * as failures from '../../core/failures/index.ts'
import { localeCodes } from '../../core/locale/index.ts'
import { root } from '../../tools/build/sources.ts'

/** Classes of failures, by name. */
const classes: ReadonlySet<unknown> = new Set(Object.keys(failures))
const languages: ReadonlySet<unknown> = new Set(localeCodes)

interface Comparison {
  readonly type?: unknown
  readonly operator?: unknown
  readonly left?: { readonly value?: unknown }
  readonly right?: { readonly name?: unknown; readonly value?: unknown }
}

/** What a source compares and should not: failures by class, languages by name. */
const comparedIn = (source: string): readonly string[] => {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, operator, left, right } = node as Comparison
    if (type === 'BinaryExpression' && operator === 'instanceof' && classes.has(right?.name)) found.push(String(right?.name))
    if (type === 'BinaryExpression') for (const side of [left, right]) if (languages.has(side?.value)) found.push(String(side?.value))
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync('source.tsx', source, { lang: 'tsx' }).program.body)
  return found
}

it('no source compares a failure by its class, or a language by its name', () => {
  const sources = ['core', 'adapters', 'ui'].flatMap((ring) =>
    readdirSync(join(root, ring), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.properties\.|\.d\.ts$|(?:^|\/)(?:dist|node_modules)\//.test(name))
      .map((name) => join(ring, name)),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((path) => comparedIn(readFileSync(join(root, path), 'utf8')).length > 0)).toEqual([])
})

it('such a comparison is found wherever it stands', () => {
  expect(classes.has('Refused')).toBe(true)
  expect(comparedIn('const isRefused = (problem: unknown) => <b>{problem instanceof Refused ? 1 : 2}</b>')).toEqual(['Refused'])
  expect(comparedIn("const mark = (locale: Locale) => (locale === 'nld' ? ',' : '.')")).toEqual(['nld'])
  expect(comparedIn('const isDefect = (problem: unknown) => problem instanceof Error')).toEqual([])
})
