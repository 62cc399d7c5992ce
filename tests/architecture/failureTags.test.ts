import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseSync } from 'vite'
import * as failures from '../../core/failures/index.ts'
import { root } from '../../tools/build/sources.ts'

/** Classes of failures, by name: those of the core, and the one that carries them through the query cache. */
const classes: ReadonlySet<string> = new Set([...Object.keys(failures), 'QueryError'])

/** Where a source compares a failure by its class: the names of these classes. */
const comparedByClass = (source: string): readonly string[] => {
  const found: string[] = []
  parseSync('source.tsx', source, { lang: 'tsx' }).program.body.forEach(function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    const { type, operator, right } = node as { type?: unknown; operator?: unknown; right?: { name?: string } }
    if (type === 'BinaryExpression' && operator === 'instanceof' && classes.has(right?.name ?? '')) found.push(right?.name ?? '')
    Object.values(node).forEach(visit)
  })
  return found
}

const sources = ['core', 'adapters', 'ui'].flatMap((ring) =>
  readdirSync(join(root, ring), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.properties\.|\.d\.ts$|(?:^|\/)(?:dist|node_modules)\//.test(name))
    .map((name) => join(ring, name)),
)

it('a failure is compared by its tag, never by its class', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((path) => comparedByClass(readFileSync(join(root, path), 'utf8')).length > 0)).toEqual([])
})

it('the comparison by class is found wherever it stands', () => {
  expect(classes.has('Refused')).toBe(true)
  expect(comparedByClass('const isRefused = (problem: unknown) => <b>{problem instanceof Refused ? 1 : 2}</b>')).toEqual(['Refused'])
  expect(comparedByClass('export const isDefect = (problem: unknown) => problem instanceof Error')).toEqual([])
})
