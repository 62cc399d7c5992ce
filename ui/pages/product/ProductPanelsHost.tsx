import { useStore } from '../../bindings/ShopContext.ts'
import { ErrorBoundary } from '../../shell/errors/ErrorBoundary.tsx'
import { useLogFault } from '../../shell/errors/useLogFault.ts'
import { productPanels } from '../../shell/panels/laterPanels.ts'
import { isProductPanel } from '../../shell/panels/makePanels.ts'
import { PanelFailed } from '../../shell/panels/PanelFailed.tsx'
import { usePanels } from '../../shell/panels/PanelsContext.ts'
import { useLater } from '../../shell/panels/useLater.ts'
import type { ProductPanelsProps } from './panels/ProductPanels.tsx'

/** The open panel of the product, whose program comes with its first use. */
export const ProductPanelsHost = (props: ProductPanelsProps) => {
  const { open, closing } = useStore(usePanels())
  const logFault = useLogFault()
  const shown = open ?? closing
  const wanted = isProductPanel(shown)
  const program = useLater(productPanels, wanted)
  if (!wanted || program === null) return null
  return (
    <ErrorBoundary resetKey={shown} onFault={logFault} fallback={PanelFailed}>
      {program === 'missing' ? <PanelFailed isMissing /> : <program.ProductPanels {...props} />}
    </ErrorBoundary>
  )
}
