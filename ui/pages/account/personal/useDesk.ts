import { useCallback, useState } from 'react'
import type { Outcome } from '@thuishaven/core'
import type { CustomerDesk } from '@thuishaven/core/customer'
import type { Message } from '@thuishaven/core/notifications'
import { useShop } from '../../../bindings/ShopContext.ts'

/** What was told last; null: nothing yet. */
export type LastTold = { readonly ok: boolean; readonly message: Message } | null

/** Does something at the customer's desk and keeps what was told; the desk's program comes with its first use. */
export const useDesk = () => {
  const shop = useShop()
  const [told, setTold] = useState<LastTold>(null)
  const act = useCallback(
    async (work: (desk: CustomerDesk) => Promise<Outcome<Message, Message>>): Promise<boolean> => {
      setTold(null)
      const desk = await shop.customer().catch(() => null)
      const outcome = desk === null ? null : await work(desk)
      setTold(
        outcome === null
          ? { ok: false, message: { key: 'error.connection' } }
          : { ok: outcome.ok, message: outcome.ok ? outcome.value : outcome.failure },
      )
      return outcome?.ok === true
    },
    [shop],
  )
  return { told, act }
}
