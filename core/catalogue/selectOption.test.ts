import { describe, expect, it } from 'vitest'
import { defaultSelection, selectOption } from './selectOption.ts'
import { measureRug } from '../rug/measureRug.ts'
import { blue, group, groups, item, measured, measures, measuresFor, plain, red, round } from '../testing/sampleOptions.ts'

describe('choosing options', () => {
  it('OPT-01 a product starts with its defaults', () => {
    expect(defaultSelection(groups)).toStrictEqual([red])
    expect(defaultSelection([group('g', [item('g', 'a', { isDefault: true, state: 'disabled' })])])).toStrictEqual([])
  })

  it('OPT-01 a choice replaces the selection of its group', () => {
    expect(selectOption(groups, [red], blue)).toStrictEqual({ ok: true, value: { selection: [blue], changed: true, closesPanel: true } })
    expect(selectOption(groups, [measured], red)).toMatchObject({ value: { selection: [red, measured] } })
  })

  it('OPT-01 an option that is not made to measure ignores measures', () => {
    expect(selectOption(groups, [], { ...blue, custom: measures })).toStrictEqual({
      ok: true,
      value: { selection: [blue], changed: true, closesPanel: true },
    })
  })

  it('OPT-01 choosing the selected one does nothing', () => {
    const selection = [red, measured]
    for (const choice of [red, measured, { ...plain, custom: measures === null ? null : { ...measures } }]) {
      const result = selectOption(groups, selection, choice)
      expect(result).toStrictEqual({ ok: true, value: { selection, changed: false, closesPanel: false } })
      expect(result.ok && result.value.selection).toBe(selection)
    }
  })

  it('OPT-01 a made-to-measure choice leaves the panel open, and other measures are another choice', () => {
    expect(selectOption(groups, [red], measured)).toStrictEqual({
      ok: true,
      value: { selection: [red, measured], changed: true, closesPanel: false },
    })
    const larger = measureRug(round, { diameter: '300' }).measures
    expect(selectOption(groups, [red, measured], { ...plain, custom: larger })).toMatchObject({
      value: { changed: true, selection: [red, { custom: { diameterCm: 300 } }] },
    })
    for (const [shape, other] of [
      ['oval', { width: '201', length: '200' }],
      ['oval', { width: '200', length: '201' }],
      ['rectangle', { width: '200', length: '200' }],
    ] as const) {
      const before = { ...plain, custom: measuresFor('oval', { width: '200', length: '200' }) }
      expect(selectOption(groups, [before], { ...plain, custom: measuresFor(shape, other) })).toMatchObject({ value: { changed: true } })
    }
    expect(selectOption(groups, [red, measured], plain)).toMatchObject({ value: { changed: true, selection: [red, plain] } })
  })

  it('OPT-01 measures mean nothing for an option that is not made to measure', () => {
    expect(selectOption(groups, [], { ...red, custom: measures })).toMatchObject({ value: { selection: [red] } })
  })

  it('OPT-02 a choice without both group and item is refused', () => {
    for (const choice of [
      {},
      { groupId: 'colour' },
      { itemId: 'red' },
      { groupId: '', itemId: 'red' },
      { groupId: 'colour', itemId: null },
    ])
      expect(selectOption(groups, [red], choice)).toMatchObject({ ok: false, failure: { reason: 'incomplete' } })
    expect(selectOption(groups, [red], { groupId: 'colour' })).toStrictEqual({
      ok: false,
      failure: { reason: 'incomplete', groupId: 'colour', itemId: null },
    })
  })

  it('OPT-02 an option that the product does not offer, or not now, is refused', () => {
    expect(selectOption(groups, [red], { groupId: 'colour', itemId: 'round' })).toMatchObject({ failure: { reason: 'unknown' } })
    expect(selectOption(groups, [red], { groupId: 'size', itemId: 'red' })).toMatchObject({ failure: { reason: 'unknown' } })
    expect(selectOption(groups, [red], { groupId: 'colour', itemId: 'gold' })).toMatchObject({ failure: { reason: 'disabled' } })
  })
})
