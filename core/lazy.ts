/** Part of the program that travels when it is first needed. */
export interface Lazy<Value> {
  /** Fetches and makes it, once. When that fails, the next one who asks tries again. */
  readonly load: () => Promise<Value>
  /** The same when its use comes near; whether it came is for its use to see. */
  readonly preload: () => void
  /** It, when it is there already. */
  readonly loaded: () => Value | null
}

/** Makes such a part; `open` fetches it. */
export const lazy = <Value>(open: () => Promise<Value>): Lazy<Value> => {
  let value: Value | null = null
  let loading: Promise<Value> | null = null
  const load = (): Promise<Value> => {
    loading ??= open().then(
      (opened) => {
        value = opened
        return opened
      },
      (problem: unknown) => {
        loading = null
        throw problem
      },
    )
    return loading
  }
  return { load, preload: () => void load().catch(() => undefined), loaded: () => value }
}

/** A part of the shop whose program comes when it is first asked for; one that did not come is asked for again. */
export const lazyPart = <Part>(open: () => Promise<Part>): (() => Promise<Part>) => lazy(open).load
