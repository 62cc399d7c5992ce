import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { Alert, Link } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { useAmountText } from '../../shop/prices/usePriceTexts.ts'
import { termsAddress } from '../../shell/footer/termsAddress.ts'
import styles from './CheckoutForm.module.css'
import { StepWays } from './StepWays.tsx'
import { useStep } from './useStep.ts'

/** Step 4: what it comes to, and the button that obliges to pay (CHK-13). */
export const PayStep = () => {
  const shop = useShop()
  const { text, say } = useText()
  const amountText = useAmountText('cart')
  const { termsConditionsUrl, returnDays } = useConfig()
  const { totals, cart } = useStore(shop.cart)
  const { busy, message, next } = useStep('pay')
  const bespoke = cart.lines.some((line) => !line.returnable)
  return (
    <div className={styles.form}>
      {message === null ? null : <Alert tone="error">{say(message)}</Alert>}
      <p>{text('checkout.payText', { total: amountText(totals.totalInclVat) })}</p>
      <p className={styles.note}>{text('checkout.returnsText', { count: returnDays })}</p>
      {bespoke ? <p className={styles.note}>{text('checkout.bespokeText')}</p> : null}
      {termsConditionsUrl === '' ? null : (
        <p className={styles.note}>
          {text('checkout.termsText')} <Link href={termsAddress(shop.locale, termsConditionsUrl)}>{text('shell.footer.terms')}</Link>
        </p>
      )}
      <StepWays step="pay" busy={busy} label={text('checkout.orderAndPay')} onNext={() => void next()} />
    </div>
  )
}
