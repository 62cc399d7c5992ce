/** At least 8 characters, with an upper-case letter, a lower-case letter and a digit; leading and trailing spaces do not count (VAL-02). */
export const isStrongPassword = (password: string): boolean =>
  Array.from(password.trim()).length >= 8 && /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password)
