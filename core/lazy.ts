/** What is loaded when it is first needed. */
export interface Lazy<Value> {
  /** Loads and creates it once. If that fails, the next call tries again. */
  readonly load: () => Promise<Value>
  /** The same when its use comes near; whether it came is for its use to see. */
  readonly preload: () => void
  /** It, when it is there already. */
  readonly loaded: () => Value | null
}

/** What `open` loads and makes, when it is first needed. */
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
