import { describe, expect, it } from 'vitest'
import type { CustomItem, RugShape } from './measures.ts'
import type { AreaCm2, BasisPoints, Cents } from '../money/units.ts'
import { areaWithinEdge, isOrderable, measuresText } from './measures.ts'
import { measureRug, rugPhrase, typeMeasures, rugTerms, typedMeasure } from './measureRug.ts'
import type { RugProblem } from './measureRug.ts'

const item = (shape: RugShape, rest: Partial<CustomItem> = {}): CustomItem => ({
  shape,
  pricePerM2: { side: 'incl', base: 12_950 as Cents, discount: 0 as BasisPoints, vat: 2100 as BasisPoints, lowest30Days: null },
  minimumArea: 10_000 as AreaCm2,
  maximumCm: 400,
  unitDisplay: 'm²',
  ...rest,
})

describe('the rug calculator', () => {
  it('RUG-01 four shapes take width and length, the round one a diameter', () => {
    for (const shape of ['square', 'rectangle', 'oval', 'organic'] as const)
      expect(measureRug(item(shape), {}).fields.map(({ side }) => side)).toStrictEqual(['width', 'length'])
    expect(measureRug(item('round'), {}).fields.map(({ side }) => side)).toStrictEqual(['diameter'])
  })

  it('RUG-02 the area is width × length, or the diameter squared', () => {
    expect(measureRug(item('rectangle'), { width: '160', length: '230' })).toMatchObject({
      area: 36_800,
      measures: { shape: 'rectangle', widthCm: 160, lengthCm: 230, diameterCm: null, area: 36_800 },
    })
    expect(measureRug(item('round'), { diameter: '200', width: '9', length: '9' })).toMatchObject({
      area: 40_000,
      measures: { shape: 'round', widthCm: null, lengthCm: null, diameterCm: 200, area: 40_000 },
    })
  })

  it('RUG-03 input is cleaned: leading zeros, spaces and empty decimals go, below zero is zero, no number is nothing', () => {
    const cleaned = (text: string) => typedMeasure(text, 400).cm
    expect(['007', '000', ' 1 2 ', '12,0', '12.00', '120 cm', 'cm 120', '-5', '−5', '- 0'].map(cleaned)).toStrictEqual([
      7, 0, 12, 12, 12, 120, 120, 0, 0, 0,
    ])
    expect(['', '   ', 'abc', '-', ',', '٣'].map(cleaned)).toStrictEqual([null, null, null, null, null, null])
    expect(['+12', '12,', '120CM', '1 200'].map(cleaned)).toStrictEqual([12, 12, 120, 400])
    // Parts of a centimetre, metres, thousands that may be decimals, and text around a number are no measures rather than wrong ones.
    expect(
      ['240,5', '12.9', '12,50', '12.3456', '2 m', '1.200', '1,200', '1.200,50', '1e3', '12x', '2 x 3', '12 mm'].filter(
        (text) => cleaned(text) !== null,
      ),
    ).toEqual([])
    expect(Object.is(cleaned('-0'), 0)).toBe(true)
    expect(measureRug(item('rectangle'), { width: '0160', length: '' })).toMatchObject({
      fields: [
        { text: '160', cm: 160 },
        { text: '', cm: null },
      ],
      area: null,
      minimumReached: null,
      measures: null,
      cartable: false,
      problem: null,
      outline: null,
    })
  })

  it('RUG-04 a measure above the maximum is clamped, with a message at its field', () => {
    const rug = measureRug(item('rectangle'), { width: '200', length: '401' })
    expect(rug.fields[0]?.problem).toBeNull()
    expect(rug.fields[1]).toMatchObject({ text: '400', cm: 400, problem: { _tag: 'TooLarge', maximumCm: 400 } })
    expect(rug).toMatchObject({ problem: { _tag: 'TooLarge', maximumCm: 400 }, cartable: true, area: 80_000 })
    expect(measureRug(item('rectangle'), { width: '200', length: '400' }).problem).toBeNull()
    expect(typedMeasure('9'.repeat(400), 400)).toStrictEqual({ cm: 400, tooLarge: true })
  })

  it('RUG-04 a form as it was sent is refused above the maximum instead, and nothing is priced', () => {
    const rug = measureRug(item('rectangle'), { width: '200', length: '401' }, 'refuse')
    expect(rug.fields[1]).toMatchObject({ cm: null, problem: { _tag: 'TooLarge', maximumCm: 400 } })
    expect(rug).toMatchObject({ cartable: false, measures: null, price: { base: 0 }, reason: { _tag: 'TooLarge' }, outline: null })
    expect(measureRug(item('rectangle'), { width: '200', length: '400' }, 'refuse').cartable).toBe(true)
  })

  it('RUG-01 a square has equal sides', () => {
    expect(measureRug(item('square'), { width: '100', length: '300' })).toMatchObject({
      problem: { _tag: 'NotSquare' },
      reason: { _tag: 'NotSquare' },
      measures: null,
      cartable: false,
      area: 30_000,
    })
    expect(measureRug(item('square'), { width: '200', length: '200' })).toMatchObject({ problem: null, cartable: true })
  })

  it('RUG-02 the area of the outline differs from the charged area', () => {
    const within = (shape: RugShape) => {
      const { measures } = measureRug(item(shape), { width: '250', length: '250', diameter: '250' })
      return measures === null ? null : areaWithinEdge(measures)
    }
    expect([within('round'), within('oval'), within('square'), within('organic')]).toEqual([49_087, 49_087, null, null])
  })

  it('RUG-05 below the minimum the message names the minimum', () => {
    expect(measureRug(item('rectangle', { minimumArea: 15_000 as AreaCm2 }), { width: '100', length: '149' })).toMatchObject({
      problem: { _tag: 'BelowMinimum', minimumArea: 15_000 },
      minimumReached: false,
      cartable: false,
      measures: null,
    })
    expect(measureRug(item('rectangle', { minimumArea: 15_000 as AreaCm2 }), { width: '100', length: '150' })).toMatchObject({
      problem: null,
      minimumReached: true,
      cartable: true,
    })
  })

  it('RUG-05 each problem has its own message, the minimum area in m²', () => {
    const problems: readonly RugProblem[] = [
      { _tag: 'TooLarge', maximumCm: 400 },
      { _tag: 'NoMeasure' },
      { _tag: 'NotSquare' },
      { _tag: 'BelowMinimum', minimumArea: 15_000 as AreaCm2 },
      { _tag: 'Missing' },
    ]
    expect(problems.map(rugPhrase)).toStrictEqual([
      { key: 'rug.tooLarge', params: { max: 400 } },
      { key: 'rug.noMeasure' },
      { key: 'rug.notSquare' },
      { key: 'rug.belowMinimum', params: { min: 1.5 } },
      { key: 'rug.missing' },
    ])
  })

  it('RUG-06 the price is the price per m² times the area, and 0 until it can be ordered', () => {
    expect(measureRug(item('rectangle'), { width: '160', length: '230' }).price).toMatchObject({ side: 'incl', base: 47_656, vat: 2100 })
    expect(measureRug(item('round'), { diameter: '99' })).toMatchObject({ price: { base: 0 }, cartable: false })
    expect(measureRug(item('rectangle', { minimumArea: 0 as AreaCm2 }), { width: '0', length: '100' })).toMatchObject({
      area: 0,
      price: { base: 0 },
      cartable: false,
      outline: null,
    })
  })

  it('RUG-06 the lowest price of 30 days grows with the area too', () => {
    const { pricePerM2 } = item('round')
    const discounted = item('round', { pricePerM2: { ...pricePerM2, discount: 1000 as BasisPoints, lowest30Days: 12_000 as Cents } })
    expect(measureRug(discounted, { diameter: '200' }).price).toMatchObject({ base: 51_800, lowest30Days: 48_000 })
    expect(measureRug(discounted, { diameter: '' }).price).toMatchObject({ base: 0, lowest30Days: null })
  })

  it('RUG-06 the name of a rug contains its measures', () => {
    const text = (shape: RugShape, typed: Parameters<typeof measureRug>[1]) => {
      const { measures } = measureRug(item(shape), typed)
      return measures === null ? null : measuresText(measures)
    }
    expect(text('oval', { width: '160', length: '230' })).toBe('160 × 230 cm')
    expect(text('round', { diameter: '200' })).toBe('ø 200 cm')
  })

  it('RUG-07 every field has its placeholder', () => {
    const keys = [...measureRug(item('rectangle'), {}).fields, ...measureRug(item('round'), {}).fields].map(
      ({ placeholder }) => placeholder.key,
    )
    expect(keys).toStrictEqual(['rug.placeholder.width', 'rug.placeholder.length', 'rug.placeholder.diameter'])
  })

  it('RUG-07b until it can be ordered there is a reason why not', () => {
    const reason = (width: string, length: string) => measureRug(item('rectangle'), { width, length }).reason?._tag ?? null
    expect(reason('', '')).toBe('Missing')
    expect(reason('200', ' ')).toBe('Missing')
    expect(reason('900', '')).toBe('Missing')
    expect(reason('2 m', '300')).toBe('NoMeasure')
    expect(reason('50', '50')).toBe('BelowMinimum')
    expect(reason('0', '300')).toBe('BelowMinimum')
    expect(reason('900', '300')).toBeNull()
  })

  it('RUG-03 an invalid measure is reported and never used', () => {
    for (const text of ['200,5', '1e9', '٣٠٠', '2 m', 'abc', '1.200'])
      expect(measureRug(item('round'), { diameter: text })).toMatchObject({
        fields: [{ text: '', cm: null, problem: { _tag: 'NoMeasure' } }],
        problem: { _tag: 'NoMeasure' },
        cartable: false,
      })
    expect(measureRug(item('round'), { diameter: '200,0' })).toMatchObject({ fields: [{ text: '200', problem: null }], cartable: true })
    expect(measureRug(item('round'), { diameter: String(10n ** 30n) }).fields[0]).toMatchObject({
      text: '400',
      problem: { _tag: 'TooLarge' },
    })
  })

  it('RUG-08 three notices precede an order of a rug; without a deposit none mentions one', () => {
    const share = 2000 as BasisPoints
    expect(rugTerms({ enabled: true, share })).toStrictEqual([
      { key: 'rug.terms.deviation', params: { percentage: 3 } },
      { key: 'rug.terms.payment', params: { upfront: 20, rest: 80 } },
      { key: 'rug.terms.noReturn' },
    ])
    expect(rugTerms({ enabled: false, share }).map(({ key }) => key)).toStrictEqual(['rug.terms.deviation', 'rug.terms.noReturn'])
  })
})

describe('measures from elsewhere', () => {
  const good = { shape: 'rectangle', widthCm: 160, lengthCm: 230, diameterCm: null, area: 36_800 as AreaCm2 } as const
  it('RUG-04 RUG-05 RUG-06 measures from elsewhere are accepted only if the calculator could produce them', () => {
    expect(isOrderable(item('rectangle'), good)).toBe(true)
    expect(isOrderable(item('rectangle', { minimumArea: 1 as AreaCm2 }), { ...good, widthCm: 1, lengthCm: 1, area: 1 as AreaCm2 })).toBe(
      true,
    )
    expect(isOrderable(item('oval'), good)).toBe(false)
    expect(isOrderable(item('square'), { ...good, shape: 'square' })).toBe(false)
    for (const wrong of [
      { area: 40_000 as AreaCm2 },
      { widthCm: null },
      { widthCm: 0, area: 0 as AreaCm2 },
      { widthCm: -160, lengthCm: -230 },
      { widthCm: 160.5, area: (160.5 * 230) as AreaCm2 },
      { widthCm: 401, area: (401 * 230) as AreaCm2 },
      { lengthCm: 500, area: 80_000 as AreaCm2 },
      { widthCm: Number.NaN },
      { widthCm: 43, lengthCm: 230, area: (43 * 230) as AreaCm2 },
    ])
      expect(isOrderable(item('rectangle'), { ...good, ...wrong })).toBe(false)
    expect(
      isOrderable(item('round'), { shape: 'round', widthCm: null, lengthCm: null, diameterCm: 401, area: (401 * 401) as AreaCm2 }),
    ).toBe(false)
  })
})

describe('an input after a side was too large', () => {
  it('RUG-04 after input on the other side a side that was too large becomes the maximum, without the message', () => {
    const next = typeMeasures(item('rectangle'), { width: '0450' }, { length: '10' })
    expect(next).toEqual({ width: '400', length: '10' })
    expect(measureRug(item('rectangle'), next).fields.map(({ problem }) => problem)).toEqual([null, null])
  })

  it('RUG-03 any other input stays as typed', () => {
    expect(typeMeasures(item('rectangle'), { width: 'twee', length: ' 120 ' }, { width: '2' })).toEqual({ width: '2', length: ' 120 ' })
    expect(typeMeasures(item('rectangle'), { width: '450' }, { width: '500' })).toEqual({ width: '500' })
  })
})
