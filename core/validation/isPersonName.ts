/** Letters of any script with their marks, spaces, apostrophes and hyphens; at least one letter (VAL-04). */
export const isPersonName = (text: string): boolean => /^[\p{L}\p{M} '’-]+$/u.test(text) && /\p{L}/u.test(text)
