import { useCallback } from 'react'
import { useShop } from './ShopContext.ts'
import { problemText } from '../../framework/errors/reportedError.ts'
import type { ReportedError } from '../../framework/errors/reportedError.ts'

/** Writes a fault into the log, under the number that the shopper sees. */
export const useReportError = (): ((error: ReportedError, where: string) => void) => {
  const shop = useShop()
  return useCallback(
    ({ id, problem }, where) => shop.log('Part of the page failed to render', { requestId: id, error: problemText(problem), part: where }),
    [shop],
  )
}
