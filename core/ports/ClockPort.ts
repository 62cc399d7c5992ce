/** Time, which the core has only through its front end. */
export interface ClockPort {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number
  /** Runs `work` once after `delay` ms; the returned function cancels it. */
  readonly after: (delay: number, work: () => void) => () => void
}
