export const price = {}
