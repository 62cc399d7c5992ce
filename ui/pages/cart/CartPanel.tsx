import { useEffect, useState } from 'react'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { Alert, Announcement, BasketDrawing, Button, EmptyState, LinkButton, Panel, Skeleton } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { pathTo } from '../../shell/paths.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'
import { withoutPanel } from '../../shell/panels/addressedPanel.ts'
import { usePanels } from '../../shell/panels/PanelsContext.ts'
import { CartLines } from './CartLines.tsx'
import styles from './CartPanel.module.css'
import { CartSums } from '../../shop/cart/CartSums.tsx'
import { NotSavedYet } from '../../shop/cart/NotSavedYet.tsx'
import { useAmountText } from '../../shop/prices/usePriceTexts.ts'
import { RemovedLine } from './RemovedLine.tsx'
import { useRemoved } from './useRemoved.ts'

/** The heading of the panel in which `element` stands. */
const titleOf = (element: Element | null): HTMLElement | null => {
  const title = element?.closest('dialog')?.querySelector<HTMLElement>('h2') ?? null
  if (title !== null && !title.hasAttribute('tabindex')) title.tabIndex = -1
  return title
}

/** The cart, from the right (CRT-09…CRT-12). It stays usable while it talks to the host. */
export const CartPanel = () => {
  const shop = useShop()
  const panels = usePanels()
  const { text } = useText()
  const { current, navigate } = useShopLocation()
  const { closing } = useStore(panels)
  const { cart, totals, status, pending, added } = useStore(shop.cart)
  const { removed, touch, undo } = useRemoved(cart.lines)
  const amountText = useAmountText('cart')
  const [said, setSaid] = useState('')
  const news = added === null ? '' : text('cart.added', { title: added, total: amountText(totals.totalInclVat) })
  // Heard only when it comes after the place in which it is said.
  useEffect(() => {
    const later = setTimeout(() => setSaid(news), 100)
    return () => clearTimeout(later)
  }, [news])
  const { isAuthenticated } = useStore(shop.session)
  const { close } = panels
  const { showCoupons } = useConfig().cart
  const inCheckout = current.layout === 'checkout'
  const loading = status === 'initial' || status === 'loading'
  const isEmpty = cart.lines.length === 0
  const busy = pending > 0 || loading
  const checkoutPath = pathTo(shop.locale, 'checkout')

  const footer = isEmpty ? undefined : (
    <>
      {showCoupons ? (
        <Button variant="quiet" size="s" onClick={() => panels.open('discountCoupons')}>
          {text('cart.coupons')}
        </Button>
      ) : null}
      <CartSums cart={cart} totals={totals} />
      {inCheckout ? (
        <Button wide size="l" busy={busy} busyText={text('cart.updating')} onClick={close}>
          {text('cart.continue')}
        </Button>
      ) : (
        <Button wide size="l" busy={busy} busyText={text('cart.updating')} onClick={() => void navigate(checkoutPath)}>
          {text('cart.order')}
        </Button>
      )}
    </>
  )

  return (
    <Panel
      side="right"
      width="narrow"
      title={text('cart.title')}
      note={text('cart.count', { count: totals.productsQuantity })}
      closeLabel={text('cart.close')}
      closeHref={withoutPanel(current.href)}
      state={closing === 'cart' ? 'closing' : 'open'}
      onClose={close}
      footer={footer}
    >
      {cart.isMerged ? (
        <Alert tone="info" title={text('cart.mergedTitle')}>
          {text('cart.merged')}
        </Alert>
      ) : null}
      <NotSavedYet />
      <Announcement>{said}</Announcement>
      <RemovedLine
        line={removed}
        onUndo={() => {
          undo()
          titleOf(document.activeElement)?.focus()
        }}
      />
      {status === 'failed' ? (
        <Alert
          tone="error"
          title={text('cart.failedTitle')}
          action={
            <Button size="s" variant="secondary" onClick={() => void shop.cart.load()}>
              {text('error.again')}
            </Button>
          }
        >
          {text('cart.failed')}
        </Alert>
      ) : null}
      {isEmpty ? (
        loading ? (
          <div role="status" aria-label={text('cart.loading')} className={styles.waiting}>
            <Skeleton height="5.5rem" />
            <Skeleton height="5.5rem" />
          </div>
        ) : (
          <EmptyState
            level={3}
            drawing={<BasketDrawing />}
            title={text('cart.empty')}
            action={
              <div className={styles.ways}>
                {isAuthenticated ? null : <LinkButton href={pathTo(shop.locale, 'account.login')}>{text('cart.login')}</LinkButton>}
                <Button variant="secondary" onClick={close}>
                  {text('cart.goOn')}
                </Button>
              </div>
            }
          />
        )
      ) : (
        <CartLines lines={cart.lines} onTouch={touch} />
      )}
    </Panel>
  )
}
