import { Disclosure } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { OrderListForm } from './OrderListForm.tsx'

/** Orders by article number, on the page of the customer's orders. */
export const OrderList = () => {
  const { text } = useMessages()
  return (
    <Disclosure summary={text('account.orderList.title')}>
      <OrderListForm />
    </Disclosure>
  )
}
