import { useEffect, useState } from 'react'
import { idle } from './idle.ts'

let wasIdle = false

/** Whether the browser has been idle since hydration. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(() => wasIdle)
  useEffect(() => {
    if (isIdle) return
    let gone = false
    void idle().then(() => {
      wasIdle = true
      if (!gone) setIdle(true)
    })
    return () => {
      gone = true
    }
  }, [isIdle])
  return isIdle
}
