import { PageToasts, SkipLink, ToastSlot } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { AlertHost } from '../alert/AlertHost.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { useShopLocation, useSlots } from '../location/LocationContext.ts'
import { PanelsHost } from '../panels/PanelsHost.tsx'
import { ToastsHost } from '../toasts/ToastsHost.tsx'
import { Opening } from './Opening.tsx'
import { Pages } from './Pages.tsx'
import styles from './Shell.module.css'
import { WishHost } from './WishHost.tsx'

/** What stands around every page: header, the page itself in its layout, footer, panels and toasts. */
export const Shell = () => {
  const { current } = useShopLocation()
  const { isLazy } = useSlots()
  const { text } = useText()
  const { module, layout } = current
  const { Header: PageHeader = Header, Lead } = module
  const inCheckout = layout === 'checkout'
  return (
    <ToastSlot value={<ToastsHost />}>
      <div className={styles.shell} data-layout={layout} data-lazy={isLazy ? '' : undefined}>
        <SkipLink href="#main">{text('shell.skip')}</SkipLink>
        <Opening />
        <div className={styles.top}>
          <PageHeader />
          <PageToasts />
        </div>
        {layout === 'business' && Lead !== undefined ? <Lead /> : null}
        <AlertHost />
        <main id="main" tabIndex={-1} className={styles.main}>
          <WishHost>
            <Pages />
          </WishHost>
        </main>
        <Footer compact={inCheckout} />
        <PanelsHost />
      </div>
    </ToastSlot>
  )
}
