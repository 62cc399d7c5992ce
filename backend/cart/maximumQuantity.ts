/** The most pieces that a line holds, whatever the stock. */
export const maximumQuantity = 9999
