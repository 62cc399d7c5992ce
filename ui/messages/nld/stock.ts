export const stock = {}
