import * as v from 'valibot'
import { chosenOption } from './chosenOption.ts'
import { maximumQuantity } from './maximumQuantity.ts'

/** Products with options and quantities as they are sent, from one to so many. */
export const requestedLines = (most: number) =>
  v.pipe(
    v.array(
      v.strictObject({
        productId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumQuantity)),
        options: v.pipe(v.array(chosenOption), v.maxLength(50)),
      }),
    ),
    v.minLength(1),
    v.maxLength(most),
  )
