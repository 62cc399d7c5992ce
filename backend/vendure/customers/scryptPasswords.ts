import type { PasswordHashingStrategy } from '@vendure/core'
import { fullWork, hashPassword, matchesHash } from '../../customers/passwordHash.ts'

/** Passwords are hashed as in the backend, so one hash serves the shop and Vendure. */
export const scryptPasswords: PasswordHashingStrategy = {
  hash: (plaintext) => hashPassword(plaintext, fullWork),
  check: (plaintext, hash) => matchesHash(plaintext, hash),
}
