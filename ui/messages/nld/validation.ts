export const validation = {}
