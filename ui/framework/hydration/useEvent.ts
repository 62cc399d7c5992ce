import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function for the life of a component, which does what the latest `act` does: what is handed it need not be drawn again for it. */
export const useEvent = <Args extends readonly unknown[], Data>(act: (...args: Args) => Data): ((...args: Args) => Data) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
