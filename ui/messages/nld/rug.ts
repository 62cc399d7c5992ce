export const rug = {}
