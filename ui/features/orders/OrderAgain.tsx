import type { Order, OrderLine } from '@thuishaven/core/orders'
import { useCustomerMutation } from '../shop/index.ts'
import { Alert } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { AgainForm } from './AgainForm.tsx'
import { ReorderReport } from './ReorderReport.tsx'
import styles from './OrderPage.module.css'

export interface OrderAgainProps {
  readonly order: Pick<Order, 'uid' | 'lines'>
  /** The one that is bought again; without it the whole order is. */
  readonly line?: OrderLine
}

/** Buys lines of an order again, and tells what is gone or costs something else now (ACC-03). */
export const OrderAgain = ({ order, line }: OrderAgainProps) => {
  const panels = usePanels()
  const { text, t } = useMessages()
  const buying = useCustomerMutation(
    (customer) => customer.buyAgain(line === undefined ? order.lines : [line]),
    ({ gone, changed }) => {
      // Who was told nothing else sees the cart; the rest is read first.
      if (gone.length + changed.length === 0) panels.open('cart')
    },
  )
  const { data: result } = buying
  return (
    <div className={styles.again}>
      <AgainForm
        uid={order.uid}
        {...(line === undefined
          ? { variant: 'secondary' as const }
          : {
              variant: 'quiet' as const,
              size: 's' as const,
              name: 'line',
              value: line.uid,
              'aria-label': text('account.order.againOf', { title: line.title }),
            })}
        busy={buying.isPending}
        onPress={() => buying.mutate()}
      >
        {text(line === undefined ? 'account.order.againAll' : 'account.order.again')}
      </AgainForm>
      {result?.ok === false ? <Alert tone="error">{t(result.failure)}</Alert> : null}
      {result?.ok === true ? <ReorderReport report={result.value} /> : null}
    </div>
  )
}
