import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function for the life of a component, which does what the latest `act` does: what is handed it need not be drawn again for it. */
export const useStable = <Args extends readonly unknown[], Answer>(act: (...args: Args) => Answer): ((...args: Args) => Answer) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
