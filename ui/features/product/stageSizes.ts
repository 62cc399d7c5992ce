/** The `sizes` attribute of a product's large pictures. */
export const stageSizes = '(width >= 100rem) 50rem, (width >= 64rem) 51vw, (width >= 48rem) 45vw, calc(93.6vw - 1.1rem)'
