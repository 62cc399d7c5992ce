/** Most pieces of one line that a shopper can ask for; keeps every amount far inside the whole numbers that add up exactly. */
export const maximumQuantity = 9_999
