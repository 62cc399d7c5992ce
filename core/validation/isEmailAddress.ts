const pattern = /^[^\s@]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]{2,})$/iu

/** An e-mail address: no spaces, a domain whose last part has two letters or more (VAL-03), at most 254 characters. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && pattern.test(text)
