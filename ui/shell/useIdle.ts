import { useEffect, useState } from 'react'

/** Milliseconds after which a browser that does not tell when it is idle counts as such, and a busy one has been busy long enough. */
const longEnough = 4000
let wasIdle = false

/** Whether the browser has had nothing to do since the page became alive. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const tell = (): void => {
      wasIdle = true
      setIdle(true)
    }
    if (wasIdle) return tell()
    if ('requestIdleCallback' in window) {
      const waiting = requestIdleCallback(tell, { timeout: longEnough })
      return () => cancelIdleCallback(waiting)
    }
    const waiting = setTimeout(tell, longEnough)
    return () => clearTimeout(waiting)
  }, [])
  return idle
}
