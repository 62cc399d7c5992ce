import { checkoutStepRule } from '@thuishaven/core/checkout'
import type { CheckoutStep } from '@thuishaven/core/routing'
import { useShop } from '../../bindings/ShopContext.ts'
import { Button, Link } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { pathTo } from '../../shell/paths.ts'
import styles from './CheckoutForm.module.css'

export interface StepWaysProps {
  readonly step: CheckoutStep
  readonly busy: boolean
  /** Words of the one primary button. */
  readonly label: string
}

/** The one way on, and the way back, which asks nothing (CHK-02). */
export const StepWays = ({ step, busy, label }: StepWaysProps) => {
  const { locale } = useShop()
  const { text } = useText()
  const previous = checkoutStepRule(step)?.previous ?? null
  return (
    <div className={styles.ways}>
      {previous === null ? null : <Link href={pathTo(locale, `checkout.${previous}`)}>{text('checkout.previous')}</Link>}
      <Button type="submit" size="l" busy={busy} busyText={text('checkout.busy')}>
        {label}
      </Button>
    </div>
  )
}
