import * as v from 'valibot'

const centimetres = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)))

/** A chosen option of a line as it is sent. */
export const chosenOption = v.strictObject({
  groupId: v.string(),
  itemId: v.string(),
  custom: v.optional(
    v.strictObject({
      shape: v.picklist(['Vierkant', 'Rechthoek', 'Ovaal', 'Organisch', 'Rond']),
      width: centimetres,
      length: centimetres,
      diameter: centimetres,
    }),
  ),
})
