/** Whether text has the form of an e-mail address: no blanks and nothing invisible, and a domain that ends in two letters or more (VAL-03). */
export const isEmailAddress = (text: string): boolean => /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+\.\p{L}{2,}$/u.test(text)
