import { useMemo } from 'react'
import { PageToasts, SkipLink, ToastSlot } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { AlertHost } from '../alert/AlertHost.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { FaultView } from '../errors/FaultView.tsx'
import { useLogFault } from '../errors/useLogFault.ts'
import { useShopLocation } from '../location/LocationContext.ts'
import { PanelsHost } from '../panels/PanelsHost.tsx'
import { ToastsHost } from '../toasts/ToastsHost.tsx'
import { Opening } from './Opening.tsx'
import styles from './Shell.module.css'
import { WishHost } from './WishHost.tsx'

/** What stands around every page: header, the page itself in its layout, footer, panels and toasts. */
export const Shell = () => {
  const { current, isFirst } = useShopLocation()
  const logFault = useLogFault()
  const { text } = useText()
  const { module, name, params, path, href, layout } = current
  const search = useMemo(() => new URL(href, 'http://shop.invalid').searchParams, [href])
  const { Page, Header: PageHeader = Header, Lead } = module
  const inCheckout = layout === 'checkout'
  return (
    <ToastSlot value={<ToastsHost />}>
      <div className={styles.shell} data-layout={layout} data-first={isFirst ? '' : undefined}>
        <SkipLink href="#main">{text('shell.skip')}</SkipLink>
        <Opening />
        <div className={styles.top}>
          <PageHeader />
          <PageToasts />
        </div>
        {layout === 'business' && Lead !== undefined ? <Lead /> : null}
        <AlertHost />
        <main id="main" tabIndex={-1} className={styles.main}>
          <ErrorBoundary resetKey={current} onFault={logFault} fallback={FaultView}>
            <WishHost>
              <Page key={current.routeId} name={name} params={params} path={path} search={search} />
            </WishHost>
          </ErrorBoundary>
        </main>
        <Footer compact={inCheckout} />
        <PanelsHost />
      </div>
    </ToastSlot>
  )
}
