import { useEffect, useEffectEvent, useState } from 'react'
import { goodsInclVat, isUnpriced, isUnread } from '@thuishaven/core/cart'
import { quotableLines } from '@thuishaven/core/quotes'
import { PageLink, useShop, useConfig, pathTo, flashAt } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { urlOf } from '../../framework/router/urlOf.ts'
import { Alert, Announcement, Button, Panel, Skeleton, VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { withoutPanel } from '../../framework/router/withoutPanel.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { isCartPanel } from './isCartPanel.ts'
import { CartLines } from './CartLines.tsx'
import styles from './CartPanel.module.css'
import { Coupons } from './Coupons.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { FreeDelivery } from './FreeDelivery.tsx'
import { CartSums } from './CartSums.tsx'
import { NotSavedYet } from './NotSavedYet.tsx'
import { useAmountText } from '../prices/index.ts'
import { RemovedLine } from './RemovedLine.tsx'
import { useRemoved } from './useRemoved.ts'

/** The heading of the panel that contains `element`. */
const titleOf = (element: Element | null): HTMLElement | null => {
  const title = element?.closest('dialog')?.querySelector<HTMLElement>('h2') ?? null
  if (title !== null && !title.hasAttribute('tabindex')) title.tabIndex = -1
  return title
}

/** The cart, from the right (CRT-09…CRT-12). It stays usable while it talks to the backend. */
export const CartPanel = () => {
  const shop = useShop()
  const panels = usePanels()
  const { text } = useMessages()
  const { current, navigate } = useShopLocation()
  const { open, closing } = useStore(panels)
  const { cart, totals, status, pending, added } = useStore(shop.cart)
  const { removed, touch, undo } = useRemoved(cart.lines)
  const amountText = useAmountText('cart')
  const [announced, setAnnounced] = useState('')
  const announce = useEffectEvent((title: string | null) =>
    setAnnounced(title === null ? '' : text('cart.added', { title, total: amountText(totals.totalInclVat) })),
  )
  // Announced only if the text is set after its live region was rendered; once, however often the total changes afterwards.
  useEffect(() => {
    const later = setTimeout(() => announce(added), 100)
    return () => clearTimeout(later)
  }, [added])
  const { close } = panels
  const {
    cart: { showCoupons },
    delivery: { freeFrom },
  } = useConfig()
  // The server's result of a form of this panel that was posted without JavaScript; coupons show theirs at the field.
  const flash = open === 'discountCoupons' ? null : flashAt(current.href)
  const inCheckout = current.layout === 'checkout'
  const loading = status === 'initial' || status === 'loading'
  const isEmpty = cart.lines.length === 0
  const unread = isUnread({ status, cart })
  const busy = pending > 0 || loading
  const checkoutPath = pathTo(shop.locale, 'checkout')

  const footer = isEmpty ? undefined : (
    <>
      <CartSums cart={cart} totals={totals} place="cart" />
      <form
        method="get"
        action={inCheckout ? urlOf(current.href).pathname : checkoutPath}
        onSubmit={(event) => {
          event.preventDefault()
          if (inCheckout) close()
          else void navigate(checkoutPath)
        }}
      >
        <Button type="submit" wide size="l" busy={busy} busyText={text('cart.updating')}>
          {text(inCheckout ? 'cart.continue' : 'cart.order')}
        </Button>
      </form>
    </>
  )

  return (
    <Panel
      side="right"
      width="narrow"
      title={text('cart.title')}
      note={unread ? undefined : text('cart.count', { count: totals.productsQuantity })}
      closeLabel={text('cart.close')}
      closeHref={withoutPanel(current.href)}
      state={isCartPanel(closing) && open === null ? 'closing' : 'open'}
      onClose={close}
      footer={footer}
      className={styles.cart}
    >
      <div className={styles.message}>
        {cart.isMerged ? (
          <Alert tone="info" title={text('cart.mergedTitle')}>
            {text('cart.merged')}
          </Alert>
        ) : null}
        {flash === null ? null : <Alert tone="error">{text(flash.key, { code: '' })}</Alert>}
        <NotSavedYet />
        <Announcement>{announced}</Announcement>
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
      </div>
      {unread ? null : isEmpty ? (
        loading ? (
          <div role="status" className={styles.waiting}>
            <VisuallyHidden>{text('cart.loading')}</VisuallyHidden>
            <Skeleton height="5.5rem" />
            <Skeleton height="5.5rem" />
          </div>
        ) : (
          <EmptyCart onGoOn={close} />
        )
      ) : (
        <>
          <CartLines lines={cart.lines} onTouch={touch} />
          <div className={styles.pending}>
            {freeFrom === null || isUnpriced(cart.lines) ? null : <FreeDelivery worth={goodsInclVat(cart.lines)} freeFrom={freeFrom} />}
            {inCheckout ? null : (
              <p>
                <PageLink to="share">{text('cart.share')}</PageLink>
                {quotableLines(cart.lines).length === 0 ? null : (
                  <>
                    {' · '}
                    <PageLink to="requestQuote">{text('cart.askQuote')}</PageLink>
                  </>
                )}
              </p>
            )}
            {cart.shippingOptionId === null ? <p>{text('cart.shippingLater')}</p> : null}
          </div>
          {showCoupons ? <Coupons isOpen={open === 'discountCoupons'} /> : null}
        </>
      )}
    </Panel>
  )
}
