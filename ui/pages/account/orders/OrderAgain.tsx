import { useState } from 'react'
import type { AgainReport, OrderLine } from '@thuishaven/core/orders'
import type { Phrase } from '@thuishaven/core/notifications'
import { useIsAlive } from '../../../bindings/useIsAlive.ts'
import { useShop } from '../../../bindings/ShopContext.ts'
import { Alert, Button } from '../../../kit/index.ts'
import { useText } from '../../../messages/useText.ts'
import { usePanels } from '../../../shell/panels/PanelsContext.ts'
import { AgainTold } from './AgainTold.tsx'
import styles from './OrderPage.module.css'

export interface OrderAgainProps {
  readonly lines: readonly OrderLine[]
  /** Of the one line; without it the button is for the whole order. */
  readonly title?: string
}

/** Buys lines of an order again, and tells what is gone or costs something else now (ACC-03). */
export const OrderAgain = ({ lines, title }: OrderAgainProps) => {
  const shop = useShop()
  const panels = usePanels()
  const { text, say } = useText()
  const alive = useIsAlive()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<AgainReport | Phrase | null>(null)
  const buy = async (): Promise<void> => {
    setBusy(true)
    setTold(null)
    const acts = await shop.customer().catch(() => null)
    const outcome = acts === null ? null : await acts.buyAgain(lines)
    setBusy(false)
    if (outcome === null) return setTold({ key: 'error.connection' })
    setTold(outcome.ok ? outcome.value : outcome.failure)
    // Who was told nothing else sees the cart; the rest is read first.
    if (outcome.ok && outcome.value.gone.length + outcome.value.changed.length === 0) panels.open('cart')
  }
  return (
    <div className={styles.again}>
      <Button
        variant={title === undefined ? 'secondary' : 'quiet'}
        size={title === undefined ? 'm' : 's'}
        disabled={!alive}
        busy={busy}
        busyText={text('account.busy')}
        aria-label={title === undefined ? undefined : text('account.order.againOf', { title })}
        onClick={() => void buy()}
      >
        {text(title === undefined ? 'account.order.againAll' : 'account.order.again')}
      </Button>
      {told === null ? null : 'key' in told ? <Alert tone="error">{say(told)}</Alert> : <AgainTold report={told} />}
    </div>
  )
}
