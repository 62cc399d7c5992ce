/**
 * What a front end gets back from the shop: a value, or a failure that it must handle.
 * Effects end in this plain shape so that a front end needs no knowledge of effect.
 */
export type Result<Value, Failure> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure }

/** An outcome that holds a value. */
export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value })
/** An outcome that holds a failure. */
export const err = <Failure>(failure: Failure): Result<never, Failure> => ({ ok: false, failure })
