import { checkoutStepRule } from '@thuishaven/core/checkout'
import type { CheckoutStep } from '@thuishaven/core/routing'
import { useShop, pathTo } from '../shop/index.ts'
import { Button, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './CheckoutForm.module.css'

export interface StepActionsProps {
  readonly step: CheckoutStep
  readonly busy: boolean
  /** Label of the primary button. */
  readonly label: string
}

/** The one way on, and the way back, which validates nothing (CHK-02). */
export const StepActions = ({ step, busy, label }: StepActionsProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const previous = checkoutStepRule(step)?.previous ?? null
  return (
    <div className={styles.actions}>
      {previous === null ? null : <Link href={pathTo(locale, `checkout.${previous}`)}>{text('checkout.previous')}</Link>}
      <Button type="submit" size="l" busy={busy} busyText={text('checkout.busy')}>
        {label}
      </Button>
    </div>
  )
}
