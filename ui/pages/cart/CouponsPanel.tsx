import ArrowRight from 'lucide-react/icons/arrow-right'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { formatPercentage } from '@thuishaven/core/money'
import type { Coupon } from '@thuishaven/core/cart'
import type { Cents } from '@thuishaven/core/money'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { Button, Field, IconButton, Panel, TextInput } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'
import { withoutPanel } from '../../shell/panels/addressedPanel.ts'
import { PanelButton } from '../../shell/panels/PanelButton.tsx'
import { usePanels } from '../../shell/panels/PanelsContext.ts'
import { CartSums } from '../../shop/cart/CartSums.tsx'
import type { Saying } from '../../shop/said.ts'
import { saidAt } from '../../shop/said.ts'
import { useAmountText } from '../../shop/prices/usePriceTexts.ts'
import styles from './CouponsPanel.module.css'

/** Discount coupons: one is typed and applied, those in the cart can be taken out (CPN-01…CPN-03). */
export const CouponsPanel = () => {
  const shop = useShop()
  const panels = usePanels()
  const { text } = useText()
  const amountText = useAmountText('cart')
  const { closing } = useStore(panels)
  const { current } = useShopLocation()
  const { cart, totals } = useStore(shop.cart)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Saying | null>(saidAt(current.href)?.key ?? null)

  const apply = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(null)
    const outcome = await shop.cart.applyCoupon(typed)
    // What was typed is only gone once it has done its work.
    if (outcome.ok) setTyped('')
    else setProblem(outcome.failure._tag === 'Refused' ? 'cart.couponRefused' : 'cart.couponBroken')
    setBusy(false)
  }
  const amountOf = (coupon: Coupon): string =>
    coupon.type === 'fixedAmount' ? amountText((0 - coupon.amount) as Cents) : `−${formatPercentage(coupon.percentage, shop.locale)}`

  return (
    <Panel
      side="right"
      width="narrow"
      title={text('cart.coupons')}
      closeLabel={text('cart.couponsClose')}
      closeHref={withoutPanel(current.href)}
      state={closing === 'discountCoupons' ? 'closing' : 'open'}
      onClose={panels.close}
      footer={
        <>
          <CartSums cart={cart} totals={totals} place="cart" />
          <PanelButton panel="cart" className={styles.back}>
            {text('cart.back')}
          </PanelButton>
        </>
      }
    >
      <form className={styles.form} method="post" action="/cart/coupon" onSubmit={(event) => void apply(event)}>
        <input type="hidden" name="back" value={withoutPanel(current.href)} />
        <Field label={text('cart.couponCode')} error={problem === null ? null : text(problem)} className={styles.field}>
          <TextInput
            name="code"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            placeholder={text('cart.couponPlaceholder')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            focusOnArrival
          />
        </Field>
        <Button
          type="submit"
          busy={busy}
          busyText={text('cart.updating')}
          iconAfter={<ArrowRight aria-hidden="true" size={18} strokeWidth={1.5} />}
        >
          {text('cart.couponApply')}
        </Button>
      </form>
      {cart.coupons.length === 0 ? null : (
        <ul className={styles.coupons} aria-label={text('cart.couponsApplied')}>
          {cart.coupons.map((coupon) => (
            <li key={coupon.code} className={styles.coupon}>
              <span className={styles.title}>{coupon.title}</span>
              <span>{coupon.applies ? amountOf(coupon) : text('cart.couponIdle')}</span>
              <form
                method="post"
                action="/cart/coupon"
                onSubmit={(event) => {
                  event.preventDefault()
                  void shop.cart.removeCoupon(coupon.code)
                }}
              >
                <input type="hidden" name="back" value={withoutPanel(current.href)} />
                <IconButton
                  type="submit"
                  name="remove"
                  value={coupon.code}
                  label={text('cart.couponRemove', { title: coupon.title })}
                  icon={<Trash2 aria-hidden="true" size={18} strokeWidth={1.5} />}
                />
              </form>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
