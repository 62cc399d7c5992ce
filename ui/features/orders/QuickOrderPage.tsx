import { useMessages } from '../../messages/useMessages.ts'
import { AccountTask } from '../account-frame/index.ts'
import { useActionData } from '../shop/index.ts'
import { OrderListForm } from './OrderListForm.tsx'
import type { PostedList } from './postedForms.ts'

/** Order by article number, for every visitor. */
export const QuickOrderPage = () => {
  const { text } = useMessages()
  const posted = useActionData() as PostedList | null
  return (
    <AccountTask title={text('account.orderList.title')}>
      <p>{text('account.orderList.intro')}</p>
      <OrderListForm posted={posted} />
    </AccountTask>
  )
}
