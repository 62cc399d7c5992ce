import { useEffect, useEffectEvent } from 'react'

/** Hears when the browser shows the page again as it was left: what was under way then is not any more. */
export const useShownAgain = (react: () => void): void => {
  const shown = useEffectEvent(react)
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) shown()
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [])
}
