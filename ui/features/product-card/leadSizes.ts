/** The `sizes` of a card that leads its page: a third of it, half where its second picture is left out, all of a phone. */
export const leadSizes = '(width >= 100rem) 29rem, (width >= 64rem) 31vw, (width >= 48rem) 47vw, 92vw'
