/**
 * Whether text has the form of an e-mail address: no spaces, no invisible characters, no separator of several mailboxes, and a domain that ends
 * in two letters or more (VAL-03).
 */
export const isEmailAddress = (text: string): boolean =>
  /^[^\s@\p{Cc}\p{Cf}"(),:;<>[\\\]]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]{2,})$/iu.test(text)
