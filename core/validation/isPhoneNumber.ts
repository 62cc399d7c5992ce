/** Digits and hyphens, at least one digit (VAL-05). */
export const isPhoneNumber = (text: string): boolean => /^[0-9-]+$/.test(text) && /[0-9]/.test(text)
