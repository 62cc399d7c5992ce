export const notification = {}
