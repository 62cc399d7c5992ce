import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Work of scrypt: N is 2 to the power of `log2N`, p is `rounds`, r is 8. */
export interface PasswordWork {
  readonly log2N: number
  readonly rounds: number
}

/** Takes 0.1 to 0.2 s and 32 MiB (OWASP's cheat sheet, 2026). */
export const fullWork: PasswordWork = { log2N: 15, rounds: 3 }
/** For tests and the mock server, whose passwords protect nothing of value. */
export const littleWork: PasswordWork = { log2N: 10, rounds: 1 }

const hashed = (password: string, salt: Buffer, { log2N, rounds }: PasswordWork): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { N: 2 ** log2N, r: 8, p: rounds, maxmem: 2 ** (log2N + 11) }, (error, key) => {
      if (error === null) resolve(key)
      else reject(error)
    })
  })

/** A stored password: work, salt and hash. */
export const hashPassword = async (password: string, work: PasswordWork): Promise<string> => {
  const salt = randomBytes(16)
  return ['scrypt', work.log2N, work.rounds, salt.toString('hex'), (await hashed(password, salt, work)).toString('hex')].join('$')
}

const form = /^(?:unknown\$)?scrypt\$(\d{1,2})\$(\d{1,2})\$([0-9a-f]{32})\$([0-9a-f]{64})$/

/** Marks the hash of a password that was made up for a guest: it matches, and nobody knows it. */
export const unknownPassword = 'unknown$'

/** Whether the hash is that of a password that somebody has chosen. */
export const isChosenPassword = (stored: string): boolean => stored.startsWith('scrypt$')

export const matchesHash = async (password: string, stored: string): Promise<boolean> => {
  const [, log2N, rounds, salt = '', hash = ''] = form.exec(stored) ?? []
  if (log2N === undefined) return false
  return timingSafeEqual(
    await hashed(password, Buffer.from(salt, 'hex'), { log2N: Number(log2N), rounds: Number(rounds) }),
    Buffer.from(hash, 'hex'),
  )
}
