import { useCallback, useLayoutEffect, useRef } from 'react'

/** A stable function that calls the latest `act`, so that children that receive it need not render again. */
export const useEvent = <Args extends readonly unknown[], Data>(act: (...args: Args) => Data): ((...args: Args) => Data) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
