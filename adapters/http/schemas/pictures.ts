import * as v from 'valibot'

const sourceSchema = v.object({
  template: v.string(),
  widths: v.array(v.number()),
  formats: v.array(v.picklist(['avif', 'webp'])),
  aspectRatio: v.pipe(v.number(), v.gtValue(0)),
})

export const pictureSchema = v.object({ imageAlt: v.string(), source: sourceSchema })
export const variationPictureSchema = v.object({ alt: v.string(), source: sourceSchema })
export type PictureResponse = v.InferOutput<typeof pictureSchema>
