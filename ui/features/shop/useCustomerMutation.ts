import { useMutation } from '@tanstack/react-query'
import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { err } from '@thuishaven/core'
import type { Result } from '@thuishaven/core'
import type { CustomerApi } from '@thuishaven/core/customer'
import type { Message } from '@thuishaven/core/notifications'
import { useShop } from './ShopContext.ts'

/**
 * A change that no store of the shop owns, made by the customer's part of it, which is loaded for the first one. Its data is the result, so a
 * failure keeps its form up to the page; its error is a defect. While one is pending `mutate` does nothing, so a double press is one change.
 * @param change may be called again with other variables while the page is open
 * @param onDone runs before the mutation counts as done: a returned promise keeps the mutation pending
 */
export const useCustomerMutation = <Value, Variables = void>(
  change: (customer: CustomerApi, variables: Variables) => Promise<Result<Value, Message>>,
  onDone?: (value: Value, variables: Variables) => unknown,
): UseMutationResult<Result<Value, Message>, Error, Variables> => {
  const shop = useShop()
  const isOnItsWay = useRef(false)
  const mutation = useMutation({
    mutationFn: async (variables: Variables): Promise<Result<Value, Message>> => {
      const customer = await shop.customer.load().catch(() => null)
      return customer === null ? err({ key: 'error.connection' }) : change(customer, variables)
    },
    onSuccess: (result, variables) => (result.ok ? onDone?.(result.value, variables) : undefined),
    onSettled: () => {
      isOnItsWay.current = false
    },
  })
  const mutate: typeof mutation.mutate = (...args) => {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    mutation.mutate(...args)
  }
  return { ...mutation, mutate }
}
