import { createContext, useContext, useEffect, useState } from 'react'

/** When the server made the first page, in ms since 1970-01-01 UTC: the shopper's own clock may be wrong. */
export const MadeAtContext = createContext(0)

/** Milliseconds between looks at the clock. */
const often = 20_000
/** Offset at which this document started to count from the server's time. */
let hydratedAt: number | null = null

/**
 * The time by the server's clock, in ms since 1970-01-01 UTC, renewed three times a minute. What is rendered first is the time of the page
 * itself, so that both sides write the same.
 */
export const useNow = (): number => {
  const madeAt = useContext(MadeAtContext)
  const [now, setNow] = useState(() => (hydratedAt === null ? madeAt : madeAt + performance.now() - hydratedAt))
  useEffect(() => {
    hydratedAt ??= performance.now()
    const since = hydratedAt
    const ticking = setInterval(() => setNow(madeAt + performance.now() - since), often)
    return () => clearInterval(ticking)
  }, [madeAt])
  return now
}
