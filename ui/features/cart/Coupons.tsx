import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { Coupon } from '@thuishaven/core/cart'
import { formatPercentage } from '@thuishaven/core/money'
import type { Cents } from '@thuishaven/core/money'
import { useShop, longestCode, flashAt } from '../shop/index.ts'
import { urlOf } from '../../framework/router/urlOf.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Button, Disclosure, Field, IconButton, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { withoutPanel } from '../../framework/router/withoutPanel.ts'
import { useAmountText } from '../prices/index.ts'
import type { FlashKey } from '../shop/index.ts'
import styles from './Coupons.module.css'

interface Problem {
  readonly key: FlashKey
  /** The typed code. */
  readonly code: string
}

/** The server's result for a code that was posted without JavaScript. */
const problemAt = (href: string): Problem | null => {
  const text = flashAt(href)
  const code = urlOf(href).searchParams.get('code') ?? ''
  return text === null ? null : { key: text.key, code: code.slice(0, longestCode) }
}

/** Discount coupons under the lines: those in the cart, which can be taken out, and a place to type one (CPN-01…CPN-03). */
export const Coupons = ({ isOpen }: { readonly isOpen: boolean }) => {
  const { cart: store, locale } = useShop()
  const { text } = useMessages()
  const amountText = useAmountText('cart')
  const { current } = useShopLocation()
  const { cart } = useStore(store)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [removed, setRemoved] = useState(0)
  const [problem, setProblem] = useState<Problem | null>(isOpen ? problemAt(current.href) : null)
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // The button that removes a coupon disappears with it. The focus moves to the section for another coupon: on the next bin a second press would remove that one too.
  useEffect(() => {
    if (removed > 0 && document.activeElement === document.body) box.current?.querySelector<HTMLElement>('summary')?.focus()
  }, [removed])
  // The notification takes space (CPN-02), so the message at the field is scrolled into view.
  useEffect(() => {
    if (problem !== null) form.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  const back = <input type="hidden" name="back" value={withoutPanel(current.href)} />

  const apply = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(null)
    const result = await store.applyCoupon(typed)
    setBusy(false)
    const tag = result.ok ? null : result.failure._tag
    const isDecided = tag === null || tag === 'Refused' || tag === 'CouponInCart'
    // The typed code stays until the backend has decided; a refusal message quotes it.
    if (isDecided) setTyped('')
    if (tag === null) return
    const isUsedUp = !result.ok && result.failure._tag === 'Refused' && result.failure.reason === 'couponUsedUp'
    const refused = isUsedUp ? 'cart.couponUsedUp' : 'cart.couponRefused'
    const key = tag === 'CouponInCart' ? 'cart.couponInCart' : isDecided ? refused : 'cart.couponBroken'
    setProblem({ key, code: typed.trim() })
  }
  const amountOf = (coupon: Coupon): string =>
    coupon.type === 'fixedAmount' ? amountText((0 - coupon.amount) as Cents) : `-${formatPercentage(coupon.percentage, locale)}`

  return (
    <div ref={box} className={styles.coupons}>
      {cart.coupons.length === 0 ? null : (
        <ul className={styles.applied} aria-label={text('cart.couponsApplied')}>
          {cart.coupons.map((coupon) => (
            <li key={coupon.code} className={styles.coupon}>
              <span className={styles.title}>{coupon.title}</span>
              <span>{coupon.applies ? amountOf(coupon) : text('cart.couponIdle')}</span>
              <form
                method="post"
                action="/cart/coupon"
                onSubmit={(event) => {
                  event.preventDefault()
                  void store.removeCoupon(coupon.code)
                  setRemoved((count) => count + 1)
                }}
              >
                {back}
                <IconButton
                  type="submit"
                  name="remove"
                  value={coupon.code}
                  // The next coupon moves under the pointer before a double click ends.
                  onClick={(event) => {
                    if (event.detail > 1) event.preventDefault()
                  }}
                  label={text('cart.couponRemove', { title: coupon.title })}
                  icon={<Trash2 aria-hidden="true" size={18} strokeWidth={1.5} />}
                />
              </form>
            </li>
          ))}
        </ul>
      )}
      <Disclosure summary={text('cart.coupons')} open={isOpen}>
        <form ref={form} className={styles.form} method="post" action="/cart/coupon" onSubmit={(event) => void apply(event)}>
          {back}
          <Field
            label={text('cart.couponCode')}
            labelHidden
            error={problem === null ? null : text(problem.key, { code: problem.code })}
            className={styles.field}
          >
            <TextInput
              name="code"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              placeholder={text('cart.couponPlaceholder')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
          <Button type="submit" variant="secondary" busy={busy} busyText={text('cart.updating')}>
            {text('cart.couponApply')}
          </Button>
        </form>
      </Disclosure>
    </div>
  )
}
