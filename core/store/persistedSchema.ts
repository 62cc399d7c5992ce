/**
 * The shape of something that is kept on the shopper's device, as data: it is checked field by field when it is read back, because
 * the shopper, an older release or a full disk may have changed it. 'count': a whole number of 0 or more.
 */
export type Shape =
  | 'text'
  | 'flag'
  | 'count'
  | 'number'
  | readonly string[]
  | { readonly or: Shape }
  | { readonly optional: Shape }
  | { readonly each: Shape }
  | { readonly any: readonly Shape[] }
  | { readonly of: Readonly<Record<string, Shape>> }

type ShapeOfPresent<Value> = [Value] extends [boolean]
  ? 'flag'
  : [Value] extends [number]
    ? 'count' | 'number'
    : [Value] extends [string]
      ? string extends Value
        ? 'text'
        : readonly Value[]
      : Value extends readonly (infer Item)[]
        ? { readonly each: ShapeOf<Item> }
        : { readonly of: { readonly [Name in keyof Value]-?: ShapeOf<Value[Name]> } }

/** The shape of a type: a field that the shape does not know, or no longer has, does not compile. Kinds of an object are listed in `any`. */
export type ShapeOf<Value> = undefined extends Value
  ? { readonly optional: ShapeOf<Exclude<Value, undefined>> }
  : null extends Value
    ? { readonly or: ShapeOf<NonNullable<Value>> }
    : ShapeOfPresent<Value> | ([Value] extends [object] ? { readonly any: readonly ShapeOfKind<Value>[] } : never)

type ShapeOfKind<Value> = Value extends unknown ? ShapeOfPresent<Value> : never

/** Whether an external value has the shape; further fields are ignored. */
const fits = (shape: Shape, value: unknown): boolean => {
  if (shape === 'text') return typeof value === 'string'
  if (shape === 'flag') return typeof value === 'boolean'
  if (shape === 'number') return Number.isFinite(value)
  if (shape === 'count') return Number.isSafeInteger(value) && (value as number) >= 0
  if ('optional' in shape) return value === undefined || fits(shape.optional, value)
  if ('or' in shape) return value === null || fits(shape.or, value)
  if ('each' in shape) return Array.isArray(value) && value.every((item) => fits(shape.each, item))
  if ('any' in shape) return shape.any.some((kind) => fits(kind, value))
  if (!('of' in shape)) return shape.includes(value as string)
  if (typeof value !== 'object' || value === null) return false
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return Object.entries(shape.of).every(([name, field]) => fits(field, fields[name]))
}

/** Names a shape by what it demands: another shape has another name, so that no release reads another one's copy by mistake. */
const nameOf = (shape: Shape): string => {
  let hash = 5381
  for (const sign of JSON.stringify(shape)) hash = (Math.imul(hash, 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}

/** Prints values of one shape as text, and reads them back. */
export interface Persisted<Value> {
  readonly print: (value: Value) => string
  /** null for text without a value of this shape. */
  readonly read: (text: string | null) => Value | null
}

export const persistedAs = <Value>(shape: ShapeOf<Value> & Shape): Persisted<Value> => {
  const version = nameOf(shape)
  return {
    print: (value) => JSON.stringify({ version, value }),
    read: (text) => {
      try {
        const found: unknown = JSON.parse(text ?? 'null')
        if (typeof found !== 'object' || found === null || !('version' in found) || !('value' in found)) return null
        return found.version === version && fits(shape, found.value) ? (found.value as Value) : null
      } catch {
        return null
      }
    },
  }
}
