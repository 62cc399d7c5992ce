/** A module that is loaded on first use. */
export interface Lazy<Value> {
  /** Loads and creates it once. If that fails, the next call tries again. */
  readonly load: () => Promise<Value>
  /** Preloads it; a failure is handled on use. */
  readonly preload: () => void
  /** The module, if it is loaded already. */
  readonly loaded: () => Value | null
}

/** The result of `open`, loaded and created on first use. */
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
