import { companyQuery } from '../account-frame/index.ts'
import { use } from 'react'
import { useQuery } from '@tanstack/react-query'
import { needsApproval } from '@thuishaven/core/company'
import { depositOf, hasNoPrice } from '@thuishaven/core/cart'
import { useShop, MadeAtContext, useConfig, pathTo } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import { formStyles } from '../forms/index.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { InvoiceDetails } from './InvoiceDetails.tsx'
import { ReferenceField } from './ReferenceField.tsx'
import { StepActions } from './StepActions.tsx'
import { useStep } from './useStep.ts'

/** Step 4: the total, and the button that places the order (CHK-13). */
export const PayStep = () => {
  const shop = useShop()
  const { text, t } = useMessages()
  const amountText = useAmountText('cart')
  const { termsConditionsUrl, returnDays, deposit: terms } = useConfig()
  const { totals, cart } = useStore(shop.cart)
  const { session } = useStore(shop.session)
  const { data: account } = useQuery({ ...companyQuery(shop), enabled: session !== null && session.companyName !== '' })
  const company = account?.company ?? null
  const asks = company !== null && needsApproval(company, totals.totalInclVat)
  const { busy, message, next } = useStep('pay')
  // Names the one press of this document where it is sent as a plain form (CHK-07).
  const madeAt = use(MadeAtContext)
  const deposit = depositOf(cart, totals, terms)
  const bespoke = cart.lines.some((line) => !line.returnable)
  return (
    <>
      <InvoiceDetails />
      <form
        className={formStyles.form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          const reference = new FormData(event.currentTarget).get('reference')
          void next(undefined, typeof reference === 'string' ? { reference } : {})
        }}
      >
        <input type="hidden" name="total" value={totals.totalInclVat} />
        <input type="hidden" name="deliveryDay" value={cart.deliveryDay ?? ''} />
        <input type="hidden" name="press" value={`${cart.cUid ?? 'none'}-${madeAt}`} />
        {message === null ? null : <Alert tone="error">{t(message)}</Alert>}
        {cart.lines.some(hasNoPrice) ? null : (
          <p>
            {deposit === null
              ? text('checkout.payText', { total: amountText(totals.totalInclVat) })
              : text('checkout.payDeposit', {
                  upfront: amountText(deposit.upfront),
                  total: amountText(totals.totalInclVat),
                  rest: amountText(deposit.rest),
                })}
          </p>
        )}
        <CheckoutSummary withPayment />
        <ReferenceField approved={company?.requests.find(({ isOwn, status }) => isOwn && status === 'approved')} />
        {cart.lines.some((line) => line.returnable) ? (
          <p className={formStyles.note}>{text('checkout.returnsText', { count: returnDays })}</p>
        ) : null}
        {bespoke ? <p className={formStyles.note}>{text('checkout.bespokeText')}</p> : null}
        <p className={formStyles.note}>
          {text('checkout.guaranteeText')} <Link href={pathTo(shop.locale, 'legalGuarantee')}>{text('shell.legalGuarantee')}</Link>
        </p>
        {termsConditionsUrl === '' ? null : (
          <p className={formStyles.note}>
            {text('checkout.termsText')} <Link href={termsConditionsUrl}>{text('shell.footer.terms')}</Link>
          </p>
        )}
        {asks ? (
          <>
            <Alert tone="info">{text('checkout.approvalText', { amount: amountText(company.approvalAbove ?? totals.totalInclVat) })}</Alert>
            <StepActions step="pay" busy={busy} label={text('checkout.askApproval')} />
          </>
        ) : (
          <StepActions step="pay" busy={busy} label={text('checkout.orderAndPay')} />
        )}
      </form>
    </>
  )
}
