import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComparedStore } from '@thuishaven/core/catalogue'
import { useShop } from '../shop/index.ts'

const never = () => () => undefined
const none: readonly number[] = []
const nothing = () => none

/** Numbers of the products that are ticked; none until they are read from the device. */
export const useCompared = (): readonly number[] => {
  const { compared } = useShop()
  const [store, setStore] = useState<ComparedStore | null>(compared.loaded)
  useEffect(() => {
    let gone = false
    // If it fails to load now it is loaded with the next tick.
    compared.load().then(
      (loaded) => {
        if (!gone) setStore(loaded)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [compared])
  return useSyncExternalStore(store?.subscribe ?? never, store?.getSnapshot ?? nothing, nothing)
}
