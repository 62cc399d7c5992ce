/** The tabs of the shop that are open on this device. */
export interface TabsPort {
  /** Runs `work` under an exclusive lock over all tabs, and returns its result; waits for the lock. */
  readonly alone: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>
  /** This tab lives under the name `id`, until it is closed or the returned function is called. */
  readonly live: (id: string) => () => void
  /**
   * Calls `then` once, when no tab lives under `id` any more; one tab at a time. `waited` is false when none lived at the call, however
   * late the call comes. The returned function ends the wait.
   */
  readonly whenGone: (id: string, then: (waited: boolean) => void) => () => void
}
