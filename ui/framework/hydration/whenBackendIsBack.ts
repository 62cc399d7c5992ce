const lookEveryMs = 5000

/** Checks every 5 s whether the shop's backend responds again, and then calls `work` once; the returned function stops the checks. */
export const whenBackendIsBack = (work: () => void): (() => void) => {
  const look = async (): Promise<void> => {
    try {
      const response = await fetch('/ready', { cache: 'no-store', signal: AbortSignal.timeout(lookEveryMs) })
      if (!response.ok) return
      clearInterval(timer)
      work()
    } catch {
      // The shop's own server is away too: look again next time.
    }
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  return () => clearInterval(timer)
}
