import { useEffect, useState } from 'react'
import { useShop } from '../shop/index.ts'

/** Numbers of the products that this shopper looked at before, the latest first, from the device alone; none until they are known. */
export const useViewed = (): readonly number[] => {
  const shop = useShop()
  const [viewed, setViewed] = useState<readonly number[]>([])
  useEffect(() => {
    let gone = false
    void shop.viewed.load().then(
      (store) => {
        if (!gone) setViewed(store.getSnapshot())
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [shop])
  return viewed
}
