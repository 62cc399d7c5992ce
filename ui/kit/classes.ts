/** Joins class names; what is absent is left out. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
