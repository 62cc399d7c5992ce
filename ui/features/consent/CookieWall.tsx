import { useContext, useEffect, useState } from 'react'
import { TextsContext } from '../../messages/useMessages.ts'
import { useShop } from '../shop/index.ts'
import { prepareWall } from './prepareWall.ts'
import { Wall } from './Wall.tsx'

/** The consent wall, once its messages and the choice are loaded. */
export const CookieWall = () => {
  const shop = useShop()
  const texts = useContext(TextsContext)
  const [ready, setReady] = useState(shop.consent.loaded() !== null && texts?.exists('consent.title') === true)
  useEffect(() => {
    if (!ready && texts !== null) void prepareWall(shop, texts).then(() => setReady(true))
  }, [ready, shop, texts])
  const consent = shop.consent.loaded()
  return ready && consent !== null ? <Wall consent={consent} /> : null
}
