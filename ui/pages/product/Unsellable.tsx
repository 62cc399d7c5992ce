import type { Product } from '@thuishaven/core/catalogue'
import { useIsAlive } from '../../bindings/useIsAlive.ts'
import { laterWithWords } from '../../shell/panels/laterPanels.ts'
import { useLater } from '../../shell/panels/useLater.ts'

const program = laterWithWords(() => import('./ProductRequestForm.tsx'))

/** What can be done about a product that cannot be bought now; its program travels on the pages of such products only. */
export const Unsellable = ({ product }: { readonly product: Product }) => {
  const shown = useLater(program, useIsAlive())
  return shown === null || shown === 'missing' ? null : <shown.ProductRequestForm product={product} />
}
