import type { OrderSummary, ReorderSummary } from '@thuishaven/core/orders'
import { useCustomerMutation, useShop, pathTo } from '../shop/index.ts'
import { Alert } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { AgainForm } from './AgainForm.tsx'
import { ReorderReport } from './ReorderReport.tsx'

const isAsItWas = ({ gone, changed }: ReorderSummary): boolean => gone.length + changed.length === 0

/** Orders the same again, up to the press that pays; what is not as it was is told, or seen in the cart, first (ACC-03). */
export const RepeatOrder = ({ order }: { readonly order: Pick<OrderSummary, 'uid' | 'orderNumber'> }) => {
  const shop = useShop()
  const panels = usePanels()
  const [, navigate] = useLocation()
  const { text, t } = useMessages()
  const repeating = useCustomerMutation(
    (customer) => customer.repeat(order.uid),
    ({ to, report }) => {
      if (to !== 'cart') return void navigate(pathTo(shop.locale, `checkout.${to}`))
      if (isAsItWas(report)) panels.open('cart')
    },
  )
  const { data: result } = repeating
  return (
    <>
      <AgainForm
        uid={order.uid}
        name="repeat"
        value="1"
        variant="secondary"
        busy={repeating.isPending}
        aria-label={text('account.lastOrder.againOf', { order: order.orderNumber })}
        onPress={() => repeating.mutate()}
      >
        {text('account.lastOrder.again')}
      </AgainForm>
      {result?.ok === false ? <Alert tone="error">{t(result.failure)}</Alert> : null}
      {result?.ok === true && result.value.to === 'cart' && !isAsItWas(result.value.report) ? (
        <ReorderReport report={result.value.report} />
      ) : null}
    </>
  )
}
