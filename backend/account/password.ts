import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

const hashed = (password: string, salt: Buffer): Buffer => scryptSync(password, salt, 32, { N: 1024 })

/** A password as it is kept: salt and hash. The cost is low because nothing of value hides behind a mock server. */
export const storePassword = (password: string): string => {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${hashed(password, salt).toString('hex')}`
}

/** At least 8 characters, with an upper-case letter, a lower-case letter and a digit; blanks around them do not count (VAL-02). */
export const isStrongPassword = (password: string): boolean =>
  Array.from(password.trim()).length >= 8 && /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password)

export const passwordMatches = (password: string, stored: string): boolean => {
  const [salt = '', hash = ''] = stored.split(':')
  const expected = Buffer.from(hash, 'hex')
  return expected.length === 32 && timingSafeEqual(hashed(password, Buffer.from(salt, 'hex')), expected)
}
