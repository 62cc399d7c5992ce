import { Effect } from 'effect'
import { err, ok } from '../../result.ts'
import type { Result } from '../../result.ts'

/** One thing that an adapter must do. `check` rejects with what it did instead. */
export interface PortCheck {
  readonly title: string
  readonly check: () => Promise<void>
}

/** Text of a value, independent of the order of its fields. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? 'undefined'

/** @param what is to hold, as a message */
export const hold = (held: boolean, what: string, seen?: unknown): void => {
  if (!held) throw new Error(seen === undefined ? what : `${what}; seen: ${textOf(seen)}`)
}

export const holdSame = (seen: unknown, expected: unknown, what: string): void =>
  hold(textOf(seen) === textOf(expected), `${what}: ${textOf(expected)}`, seen)

const run = <Value, Failure>(program: Effect.Effect<Value, Failure>): Promise<Result<Value, Failure>> =>
  Effect.runPromise(Effect.match(program, { onSuccess: ok, onFailure: err }))

/** The value of an effect that must succeed. */
export const unwrap = async <Value, Failure>(program: Effect.Effect<Value, Failure>): Promise<Value> => {
  const result = await run(program)
  if (!result.ok) throw new Error(`An answer is expected; seen: ${textOf(result.failure)}`)
  return result.value
}

/** The failure of an effect that must fail in this way. */
export const failureOf = async <Tag extends string, Failure extends { readonly _tag: string }>(
  program: Effect.Effect<unknown, Failure>,
  tag: Tag,
): Promise<Extract<Failure, { readonly _tag: Tag }>> => {
  const result = await run(program)
  if (result.ok) throw new Error(`${tag} is expected; seen: ${textOf(result.value)}`)
  const { failure } = result
  const isMeant = (one: Failure): one is Extract<Failure, { readonly _tag: Tag }> => one._tag === tag
  if (!isMeant(failure)) throw new Error(`${tag} is expected; seen: ${textOf(failure)}`)
  return failure
}
