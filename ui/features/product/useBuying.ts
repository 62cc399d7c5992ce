import { useRef, useState } from 'react'
import type { Product } from '@thuishaven/core/catalogue'
import { useShop } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { gestureTime } from '../../framework/hydration/gesture.ts'
import { afterPaint } from '../../framework/hydration/afterPaint.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import type { PriceTexts } from '../prices/index.ts'
import { useShownTexts } from '../prices/index.ts'
import type { MadeToMeasure } from './madeToMeasure.ts'
import type { Choices } from './useChoices.ts'

/** State and actions for buying the selected product, for the buy box and the selling panel. */
export interface Buying {
  readonly choices: Choices
  readonly price: PriceTexts
  /** It has a price and there is some of it. */
  readonly sellable: boolean
  /** Why it cannot be ordered yet; null when it can, or never can. */
  readonly reason: string | null
  readonly problem: string | null
  readonly add: () => void
}

/** Puts the product as it is chosen into the cart. */
export const useBuying = (product: Product, choices: Choices, made: MadeToMeasure | null): Buying => {
  const shop = useShop()
  const panels = usePanels()
  const { current } = useShopLocation()
  const { text, t } = useMessages()
  const { selection, chosen } = choices
  const price = useShownTexts(chosen.price)
  const sellable = product.price !== null && (product.stock === null || product.stock > 0)
  const reason = sellable ? (made?.reason ?? null) : null
  // Errors that fields and reason show already need no request.
  const [problem, setProblem] = useState<string | null>(() =>
    reason === null && /[?&]added=failed\b/.test(current.href) ? text('product.addFailed') : null,
  )
  const opening = useRef(false)
  // An error of the previous selection does not apply to the next one.
  const [judged, setJudged] = useState(selection)
  if (judged !== selection) {
    setJudged(selection)
    setProblem(null)
  }
  return {
    choices,
    price,
    sellable,
    reason,
    problem,
    add: () => {
      if (made !== null && reason !== null) return made.onTooEarly()
      // A made-to-measure product cannot be returned, so a double click adds only one rug.
      if (made !== null && opening.current) return undefined
      const added = shop.cart.add(product, selection)
      if (!added.ok) return setProblem(t(added.failure))
      setProblem(null)
      // The count in the header changes immediately; the panel, which costs more, follows after that paint.
      opening.current = true
      afterPaint(() => {
        panels.open('cart')
        setTimeout(() => {
          opening.current = false
        }, gestureTime)
      })
      return undefined
    },
  }
}
