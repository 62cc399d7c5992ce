import { useEffect, useEffectEvent } from 'react'

/** Called when the browser restores the page as it was left: requests of then are no longer in progress. */
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
