import type { ReactNode } from 'react'
import { isUnread } from '@thuishaven/core/cart'
import { checkoutSteps } from '@thuishaven/core/checkout'
import type { CheckoutStep } from '@thuishaven/core/routing'
import { useShop, pathTo } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, BasketDrawing, EmptyState, LinkButton, Skeleton, Stepper, VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import styles from './CheckoutFrame.module.css'
import { OrderSummary } from './OrderSummary.tsx'
import { UnpricedGoods } from './UnpricedGoods.tsx'

export interface CheckoutFrameProps {
  /** null: before the first step. */
  readonly step: CheckoutStep | null
  readonly title: string
  /** There is something to do although the cart is empty: the customer's own may not be. */
  readonly evenEmpty?: boolean
  readonly children: ReactNode
}

/**
 * The order above the form or at its right, the steps as a thin line. Without anything to order there is only a way back. A cart that
 * could not be read is not an empty one: then there is a way to try again. */
export const CheckoutFrame = ({ step, title, evenEmpty = false, children }: CheckoutFrameProps) => {
  const shop = useShop()
  const { text, t } = useMessages()
  const { current } = useShopLocation()
  const { cart, status } = useStore(shop.cart)
  // Asking for the e-mail address, and logging in, belong to the first step.
  const present = checkoutSteps.find((rule) => rule.step === step)?.number ?? 1
  const waiting = status === 'initial' || (status === 'loading' && cart.lines.length === 0)
  const unread = isUnread({ status, cart })
  const isEmpty = cart.lines.length === 0
  if (!waiting && !unread && isEmpty && !evenEmpty) {
    return (
      <div className={styles.empty}>
        <EmptyState
          level={1}
          size="l"
          drawing={<BasketDrawing />}
          title={text('cart.empty')}
          action={<LinkButton href={pathTo(shop.locale, 'home')}>{text('cart.goOn')}</LinkButton>}
        >
          {text('checkout.nothingToOrder')}
        </EmptyState>
      </div>
    )
  }
  const failure =
    status === 'failed' ? (
      <Alert
        tone="error"
        title={text('cart.failedTitle')}
        // A separate address: it works before hydration, and the step is validated again with the loaded cart.
        action={<LinkButton href={current.href}>{text('error.again')}</LinkButton>}
      >
        {text('cart.failed')}
      </Alert>
    ) : null
  if (unread) {
    return (
      <div className={styles.unknown}>
        <h1 className={styles.title}>{title}</h1>
        {failure}
      </div>
    )
  }
  return (
    <div className={styles.frame}>
      {waiting || isEmpty ? null : <OrderSummary step={step} />}
      <div className={styles.task}>
        {failure}
        <Stepper
          label={text('checkout.steps')}
          doneLabel={text('checkout.done')}
          steps={checkoutSteps.map(({ step: name, number, label }) => ({
            label: t(label),
            state: number < present ? 'done' : number === present ? 'current' : 'ahead',
            ...(number < present ? { href: pathTo(shop.locale, `checkout.${name}`) } : {}),
          }))}
        />
        <h1 className={styles.title}>{title}</h1>
        {waiting ? (
          <div role="status" className={styles.waiting}>
            <VisuallyHidden>{text('cart.loading')}</VisuallyHidden>
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
          </div>
        ) : (
          <>
            <UnpricedGoods />
            {children}
          </>
        )}
      </div>
    </div>
  )
}
