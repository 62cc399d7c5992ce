import * as v from 'valibot'
import type { Result } from '@thuishaven/core'
import type { AreaCm2, BasisPoints, Cents } from '@thuishaven/core/money'
import { err } from '@thuishaven/core'
import { areaCm2, basisPointsOfPercentage, cents } from '@thuishaven/core/money'

/** A number of the wire that the core accepts as one of its units. */
const unitSchema = <Unit>(name: string, unitOf: (value: number) => Result<Unit, unknown>) =>
  v.pipe(
    v.number(),
    v.rawTransform<number, Unit>(({ dataset, addIssue, NEVER }) => {
      const unit = unitOf(dataset.value)
      if (unit.ok) return unit.value
      addIssue({ expected: name })
      return NEVER
    }),
  )

/** No amount on the wire is negative: a discount is a positive amount. */
export const centsSchema = unitSchema<Cents>('whole cents', (value) => (value < 0 ? err(value) : cents(value)))
export const percentageSchema = unitSchema<BasisPoints>('percentage with two decimals', basisPointsOfPercentage)
export const areaSchema = unitSchema<AreaCm2>('whole cm²', areaCm2)
/** Pieces, grams, centimetres, days, product numbers. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
