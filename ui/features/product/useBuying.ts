import { useRef, useState } from 'react'
import type { Product } from '@thuishaven/core/catalogue'
import { useShop } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { afterPaint } from '../../framework/hydration/afterPaint.ts'
import { useSearch } from '../../framework/router/useLocation.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import type { PriceTexts } from '../prices/index.ts'
import { useShownTexts } from '../prices/index.ts'
import type { MadeToMeasure } from './madeToMeasure.ts'
import type { Choices } from './useChoices.ts'

/** What a buy box and the panel that sells need to sell a product as it is chosen. */
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

/** Milliseconds after the cart has opened within which a press belongs to the gesture that opened it. */
const gesture = 1000

/** Puts the product as it is chosen into the cart. */
export const useBuying = (product: Product, choices: Choices, made: MadeToMeasure | null): Buying => {
  const shop = useShop()
  const panels = usePanels()
  const search = useSearch()
  const { text, t } = useMessages()
  const { selection, chosen } = choices
  const price = useShownTexts(chosen.price)
  const sellable = product.price !== null && (product.stock === null || product.stock > 0)
  const reason = sellable ? (made?.reason ?? null) : null
  // What the fields and the reason say already need not be tried again.
  const [problem, setProblem] = useState<string | null>(() =>
    reason === null && /(?:^|&)added=failed\b/.test(search) ? text('product.addFailed') : null,
  )
  const opening = useRef(false)
  // What was wrong before a choice says nothing of the next one.
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
      // What is made to measure cannot be returned: two presses of one gesture are one rug.
      if (made !== null && opening.current) return undefined
      const added = shop.cart.add(product, selection)
      if (!added.ok) return setProblem(t(added.failure))
      setProblem(null)
      // The count in the header changes at once; the panel, which is more work, follows when that has been painted.
      opening.current = true
      afterPaint(() => {
        panels.open('cart')
        setTimeout(() => {
          opening.current = false
        }, gesture)
      })
      return undefined
    },
  }
}
