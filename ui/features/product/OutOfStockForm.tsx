import { lazy } from '@thuishaven/core'
import type { Product } from '@thuishaven/core/catalogue'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useLazy } from '../../framework/panels/useLazy.ts'
import { withMessages } from '../../framework/panels/withMessages.ts'

const program = lazy(withMessages(() => import('./ProductRequestForm.tsx')))

/** Actions for a product that cannot be bought now; its code loads only on pages of such products. */
export const OutOfStockForm = ({ product }: { readonly product: Product }) => {
  const shown = useLazy(program, useHydrated())
  return shown === null || shown === 'missing' ? null : <shown.ProductRequestForm product={product} />
}
