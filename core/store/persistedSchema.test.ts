import { describe, expect, it } from 'vitest'
import { persistedAs } from './persistedSchema.ts'

interface Thing {
  readonly name: string
  readonly pieces: number
  readonly share: number
  readonly isNew: boolean
  readonly side: 'left' | 'right'
  readonly note: string | null
  readonly parts: readonly ({ readonly kind: 'a'; readonly size: number } | { readonly kind: 'b'; readonly text: string })[]
}
const things = persistedAs<Thing>({
  of: {
    name: 'text',
    pieces: 'count',
    share: 'number',
    isNew: 'flag',
    side: ['left', 'right'],
    note: { or: 'text' },
    parts: { each: { any: [{ of: { kind: ['a'], size: 'count' } }, { of: { kind: ['b'], text: 'text' } }] } },
  },
})
const thing: Thing = {
  name: 'x',
  pieces: 0,
  share: -0.5,
  isNew: true,
  side: 'left',
  note: null,
  parts: [
    { kind: 'a', size: 1 },
    { kind: 'b', text: '' },
  ],
}

describe('a persisted schema', () => {
  it('CRT-01 a persisted value is restored as it was', () => {
    expect(things.read(things.print(thing))).toEqual(thing)
    expect(things.read(things.print({ ...thing, note: 'n', parts: [] }))?.note).toBe('n')
  })

  it.each([
    ['name', 1],
    ['pieces', -1],
    ['pieces', 1.5],
    ['pieces', '1'],
    ['share', null],
    ['isNew', 1],
    ['side', 'up'],
    ['note', 5],
    ['parts', {}],
    ['parts', [null]],
    ['parts', [{ kind: 'a', size: '1' }]],
    ['parts', [{ kind: 'b', size: 1 }]],
    ['name', undefined],
  ])('CRT-01 is not read when %s is %j', (field, value) => {
    expect(things.read(things.print({ ...thing, [field]: value }))).toBeNull()
  })

  it.each([null, '', '{}', 'null', '[]', '{"version":"x","value":{}}', '\u0000', '{"value":null}'])('CRT-01 %j is nothing', (text) => {
    expect(things.read(text)).toBeNull()
  })

  it('CRT-01 another schema does not read the value, even where it would fit', () => {
    expect(persistedAs<{ readonly name: string }>({ of: { name: 'text' } }).read(things.print(thing))).toBeNull()
  })
})
