/** The tabs of the shop that are open on this device. */
export interface TabsPort {
  /** Does `work` while no other tab does work under the same name, and answers what it answers; waits for its turn. */
  readonly alone: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>
  /** This tab lives under the name `id`, until it is closed or the returned function is called. */
  readonly live: (id: string) => () => void
  /**
   * Calls `then` once, when no tab lives under `id` any more; one tab at a time. `waited` is false when none lived when this was asked, however
   * late the call comes. The returned function ends the wait.
   */
  readonly whenGone: (id: string, then: (waited: boolean) => void) => () => void
}
