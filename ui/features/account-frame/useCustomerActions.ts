import { useCallback, useState } from 'react'
import type { Result } from '@thuishaven/core'
import type { CustomerApi } from '@thuishaven/core/customer'
import type { Message } from '@thuishaven/core/notifications'
import { useShop } from '../shop/index.ts'

/** The last result; null before the first. */
export type LastActionResult = { readonly ok: boolean; readonly message: Message } | null

/** Runs a customer action and stores its result; the module is loaded with its first use. */
export const useCustomerActions = () => {
  const shop = useShop()
  const [lastResult, setLastResult] = useState<LastActionResult>(null)
  const act = useCallback(
    async (work: (customer: CustomerApi) => Promise<Result<Message, Message>>): Promise<boolean> => {
      setLastResult(null)
      const customer = await shop.customer.load().catch(() => null)
      const result = customer === null ? null : await work(customer)
      setLastResult(
        result === null
          ? { ok: false, message: { key: 'error.connection' } }
          : { ok: result.ok, message: result.ok ? result.value : result.failure },
      )
      return result?.ok === true
    },
    [shop],
  )
  return { lastResult, act }
}
