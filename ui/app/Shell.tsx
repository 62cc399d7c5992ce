import { useShop, useReportError } from '../features/shop/index.ts'
import { PageToasts, SkipLink, ToastSlot } from '../kit/index.ts'
import { useMessages } from '../messages/useMessages.ts'
import { AlertOutlet } from '../framework/notifications/AlertOutlet.tsx'
import { ErrorView } from './errors/ErrorView.tsx'
import { Footer, Header } from '../features/navigation/index.ts'
import { useShopLocation, usePageStack } from '../framework/router/RouterContext.ts'
import { ToastOutlet } from '../framework/notifications/ToastOutlet.tsx'
import { Opening } from './Opening.tsx'
import { Pages } from '../framework/router/Pages.tsx'
import styles from './Shell.module.css'
import { ShopPanels } from './ShopPanels.tsx'
import { WishlistFormOutlet } from '../features/wishlist/index.ts'

/** The frame of every page: header, the page in its layout, footer, panels and toasts. */
export const Shell = () => {
  const { current } = useShopLocation()
  const { isLazy } = usePageStack()
  const shop = useShop()
  const { text, t } = useMessages()
  const reportError = useReportError()
  const closeLabel = text('notification.close')
  const { module, layout } = current
  const { Header: PageHeader = Header, Lead } = module
  const inCheckout = layout === 'checkout'
  return (
    <ToastSlot
      value={
        <ToastOutlet
          store={shop.toasts}
          translate={(message, isSuccess) => t(message, isSuccess ? 'phrases.Success' : 'error.unknown')}
          label={text('notification.region')}
          closeLabel={closeLabel}
        />
      }
    >
      <div className={styles.shell} data-layout={layout} data-lazy={isLazy ? '' : undefined}>
        <SkipLink href="#main">{text('shell.skip')}</SkipLink>
        <Opening />
        <div className={styles.top}>
          <PageHeader />
          <PageToasts />
        </div>
        {layout === 'business' && Lead !== undefined ? <Lead /> : null}
        <AlertOutlet store={shop.alert} translate={t} closeLabel={closeLabel} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <WishlistFormOutlet>
            <Pages onError={reportError} fallback={ErrorView} />
          </WishlistFormOutlet>
        </main>
        <Footer compact={inCheckout} />
        <ShopPanels />
      </div>
    </ToastSlot>
  )
}
