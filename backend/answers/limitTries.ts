import { whole } from '../database/row.ts'
import type { Backend } from './Backend.ts'
import { HttpFailure } from './HttpFailure.ts'
import { transact } from './transact.ts'

const minute = 60 * 1000

export interface TryLimit {
  readonly most: number
  /** Milliseconds after which an attempt no longer counts; at most a day. */
  readonly within: number
}

/** For secrets that can be guessed: five attempts within 15 minutes. */
const guesses: TryLimit = { most: 5, within: 15 * minute }

/** A counted attempt. */
export interface Try {
  readonly what: string
  readonly at: number
}

const refuseAbove = async ({ store, now }: Backend, what: string, { most, within }: TryLimit): Promise<void> => {
  const row = await store.get('SELECT count(*) AS tries, min(at) AS first FROM tried WHERE what = ? AND at > ?', what, now() - within)
  if (row === null || whole(row, 'tries') < most) return
  const wait = Math.max(1, Math.ceil((whole(row, 'first') + within - now()) / 1000))
  throw new HttpFailure(429, 'tooManyRequests', { headers: { 'Retry-After': `${wait}` } })
}

/**
 * Counts an attempt, or refuses with 429 when the limit is reached. It is counted before it is known whether it succeeds, so that simultaneous
 * guesses are counted too; a successful one is removed with `forgetTry` or `forgetTries`.
 * @param subject names the call and its subject; not case-sensitive
 */
export const countTry = async (backend: Backend, subject: string, limits: readonly TryLimit[] = [guesses]): Promise<Try> => {
  const what = subject.toLowerCase()
  return transact(backend, async (inner) => {
    for (const limit of limits) await refuseAbove(inner, what, limit)
    const at = inner.now()
    await inner.store.run('INSERT INTO tried (what, at) VALUES (?, ?)', what, at)
    return { what, at }
  })
}

/** Removes a successful attempt. */
export const forgetTry = async ({ store }: Backend, { what, at }: Try): Promise<void> => {
  await store.run('DELETE FROM tried WHERE what = ? AND at = ?', what, at)
}

/** A success removes all earlier attempts. */
export const forgetTries = async ({ store }: Backend, { what }: Try): Promise<void> => {
  await store.run('DELETE FROM tried WHERE what = ?', what)
}
