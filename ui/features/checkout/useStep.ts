import { useCallback, useState } from 'react'
import type { CheckoutStep } from '@thuishaven/core/routing'
import { useShop } from '../shop/index.ts'
import { useShownAgain } from '../../framework/hydration/useShownAgain.ts'
import { useFlash } from './useFlash.ts'
import { useCheckoutMove } from './useCheckoutMove.ts'
import type { Stay } from './useCheckoutMove.ts'
import type { Translatable } from '../../messages/text.ts'

export type Step = ReturnType<typeof useStep>

/** 'Next' of a step: runs the checkout's rules, and navigates or shows missing values. */
export const useStep = (step: CheckoutStep) => {
  const { checkout } = useShop()
  const move = useCheckoutMove()
  const [busy, setBusy] = useState(false)
  const [stay, setStay] = useState<Stay | null>(useFlash())
  const next = async (guest?: Parameters<typeof checkout.next>[1], press?: Parameters<typeof checkout.next>[2]): Promise<void> => {
    if (busy) return
    setBusy(true)
    setStay(null)
    let isLeaving = false
    try {
      const way = await checkout.next(step, guest, press)
      const stayed = await move(way)
      // On the way to the bank the button stays busy: the page is about to go (CHK-07).
      isLeaving = way.type === 'external' && stayed === null
      setStay(stayed)
    } finally {
      if (!isLeaving) setBusy(false)
    }
  }
  const setMessage = useCallback((message: Translatable | null): void => setStay(message === null ? null : { message }), [])
  useShownAgain(() => setBusy(false))
  return { busy, stay, message: stay?.message ?? null, next, setMessage }
}
