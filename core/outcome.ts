/**
 * What a front end gets back from the shop: a value, or a failure that it must handle.
 * Effect programs end in this plain shape so that a front end needs no knowledge of effect.
 */
export type Outcome<Value, Failure> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure }

/** An outcome that holds a value. */
export const succeeded = <Value>(value: Value): Outcome<Value, never> => ({ ok: true, value })
/** An outcome that holds a failure. */
export const failed = <Failure>(failure: Failure): Outcome<never, Failure> => ({ ok: false, failure })
