import { useEffect, useRef, useState } from 'react'
import { lazy } from '@thuishaven/core'
import { useShop } from '../shop/index.ts'
import { useLazy } from '../../framework/panels/useLazy.ts'
import { withMessages } from '../../framework/panels/withMessages.ts'

const row = lazy(withMessages(() => import('./RecentlyViewed.tsx')))

/** Recently viewed products, loaded together with their code when the visitor scrolls near the end of the page. */
export const RecentlyViewed = ({ productId }: { readonly productId: number }) => {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const shop = useShop()
  useEffect(() => {
    // Not while the page is coming; what cannot be remembered is no loss. It was not requested, so it waits for consent to preferences,
    // unlike cart and wishlist, which the shopper fills by hand.
    const later = setTimeout(
      () =>
        void shop.consent
          .load()
          .then((consent) => (consent.getSnapshot().preferences.preferences ? shop.viewed.load() : null))
          .then(
            (viewed) => viewed?.add(productId),
            () => undefined,
          ),
      2000,
    )
    return () => clearTimeout(later)
  }, [shop, productId])
  useEffect(() => {
    if (place.current === null || !('IntersectionObserver' in window)) return undefined
    const watch = new IntersectionObserver((seen) => setNear((before) => before || seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '400px',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  const shown = useLazy(row, near)
  return <div ref={place}>{shown === null || shown === 'missing' ? null : <shown.RecentlyViewed productId={productId} />}</div>
}
