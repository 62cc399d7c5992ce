import { describe, expect, it } from 'vitest'
import type { AreaCm2 } from '../money/units.ts'
import type { CustomMeasures } from '../rug/measures.ts'
import type { LineOption } from '../catalogue/options.ts'
import { lineKey } from './lineKey.ts'

const option = (groupId: string, itemId: string, custom: CustomMeasures | null = null): LineOption => ({
  groupId,
  itemId,
  groupName: '',
  name: '',
  price: null,
  weightGrams: 0,
  custom,
})
const area = 1 as AreaCm2

describe('the key of a line', () => {
  it.each<readonly [string, readonly LineOption[]]>([
    ['7', []],
    ['7:a=x:b=y', [option('b', 'y'), option('a', 'x')]],
    ['7:a=x@round,,,120', [option('a', 'x', { shape: 'round', widthCm: null, lengthCm: null, diameterCm: 120, area })]],
    ['7:a=x@oval,100,200,', [option('a', 'x', { shape: 'oval', widthCm: 100, lengthCm: 200, diameterCm: null, area })]],
    ['7:a%3ab=x%3d%40%25', [option('a:b', 'x=@%')]],
  ])('CRT-03 %s: kept on devices, so that it must not change', (key, options) => expect(lineKey({ productId: 7, options })).toBe(key))
})
