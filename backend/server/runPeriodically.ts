/**
 * Does `work` now, and again `pauseMs` after each time it has ended; a failure leaves a line in the log.
 * @param what names the work in the log
 * @param work is to end soon once the signal is aborted
 * Answers how to stop: what is under way ends first.
 */
export const runPeriodically = (what: string, pauseMs: number, work: (signal: AbortSignal) => Promise<void>): (() => Promise<void>) => {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> = Promise.resolve()
  const run = (): void => {
    current = work(stopping.signal)
      .catch((error: unknown) => void process.stderr.write(`${what}: ${error instanceof Error ? error.message : 'unknown reason'}\n`))
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(run, pauseMs).unref()
      })
  }
  run()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await current
  }
}
