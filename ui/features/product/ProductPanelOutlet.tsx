import { useStore } from '../../framework/hydration/useStore.ts'
import { ErrorBoundary } from '../../framework/errors/ErrorBoundary.tsx'
import { useReportError } from '../shop/index.ts'
import { PanelFailed } from '../../framework/panels/PanelFailed.tsx'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { useLazy } from '../../framework/panels/useLazy.ts'
import type { ProductPanelsProps } from './panels/ProductPanels.tsx'
import { productPanels } from './productPanels.ts'
import { isProductPanel } from './productPanelNames.ts'

/** The open panel of the product, whose code loads on first use. */
export const ProductPanelOutlet = (props: ProductPanelsProps) => {
  const { open, closing } = useStore(usePanels())
  const reportError = useReportError()
  const shown = open ?? closing
  const wanted = isProductPanel(shown)
  const program = useLazy(productPanels, wanted)
  if (!wanted || program === null) return null
  return (
    <ErrorBoundary resetKey={shown} onError={reportError} fallback={PanelFailed}>
      {program === 'missing' ? <PanelFailed isMissing /> : <program.ProductPanels {...props} />}
    </ErrorBoundary>
  )
}
