import { useMemo } from 'react'
import { SkipLink, ToastScope, VisuallyHidden } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { Footer } from '../footer/Footer.tsx'
import { CheckoutHeader } from '../header/CheckoutHeader.tsx'
import { Header } from '../header/Header.tsx'
import { useShopLocation } from '../location/LocationContext.ts'
import { PanelsHost } from '../panels/PanelsHost.tsx'
import { ToastsHost } from '../toasts/ToastsHost.tsx'
import { BusinessClaims } from './BusinessClaims.tsx'
import styles from './Shell.module.css'
import { useIsOffline } from './useIsOffline.ts'

/** What stands around every page: header, the page itself in its layout, footer, panels and toasts. */
export const Shell = () => {
  const { current, pending } = useShopLocation()
  const { text } = useText()
  const offline = useIsOffline()
  const { module, params, path, href, layout } = current
  const search = useMemo(() => new URL(href, 'http://shop.invalid').searchParams, [href])
  const { Page } = module
  const inCheckout = layout === 'checkout'
  return (
    <ToastScope region={<ToastsHost />}>
      <div className={styles.shell} data-layout={layout}>
        <SkipLink href="#main">{text('shell.skip')}</SkipLink>
        <div className={styles.progress} data-pending={pending} aria-hidden="true" />
        <div role="status" className={styles.status}>
          {pending ? <VisuallyHidden>{text('shell.opening')}</VisuallyHidden> : null}
          {offline ? <p className={styles.offline}>{text('shell.offline')}</p> : null}
        </div>
        {inCheckout ? <CheckoutHeader /> : <Header />}
        {layout === 'business' ? <BusinessClaims /> : null}
        <main id="main" className={styles.main} aria-busy={pending}>
          <Page key={current.routeId} params={params} path={path} search={search} />
        </main>
        <Footer compact={inCheckout} />
        <PanelsHost />
      </div>
    </ToastScope>
  )
}
