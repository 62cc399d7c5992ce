/**
 * Runs `work` now, and again `pauseMs` after it has ended; a failure is logged, a repeated one is not.
 * @param what names the work in the log
 * @param work must end soon once `isStopping` returns true
 * Returns a function that stops; it waits for a current run.
 */
export const runPeriodically = (
  what: string,
  pauseMs: number,
  work: (isStopping: () => boolean) => Promise<void>,
): (() => Promise<void>) => {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> = Promise.resolve()
  let failure: string | null = null
  const run = (): void => {
    current = work(() => isStopped)
      .then(() => {
        failure = null
      })
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown reason'
        if (reason !== failure) process.stderr.write(`${what}: ${reason}\n`)
        failure = reason
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(run, pauseMs).unref()
      })
  }
  run()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await current
  }
}
