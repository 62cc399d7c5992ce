import { useCallback } from 'react'
import { useShop } from '../../bindings/ShopContext.ts'
import { problemText } from './fault.ts'
import type { Fault } from './fault.ts'

/** Writes a fault into the log, under the number that the shopper sees. */
export const useLogFault = (): ((fault: Fault, where: string) => void) => {
  const shop = useShop()
  return useCallback(
    ({ id, problem }, where) => shop.log('A part of the page broke', { requestId: id, problem: problemText(problem), where }),
    [shop],
  )
}
