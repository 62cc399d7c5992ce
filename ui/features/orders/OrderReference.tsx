import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { referenceLimit } from '@thuishaven/core/account'
import type { Order } from '@thuishaven/core/orders'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { Button, Field, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ActionResult } from '../account-frame/index.ts'
import { useCustomerMutation } from '../shop/index.ts'
import styles from './OrderPage.module.css'

/** The customer's own reference, by which a company books the order. */
export const OrderReference = ({ order }: { readonly order: Order }) => {
  const queries = useQueryClient()
  const { text } = useMessages()
  const hydrated = useHydrated()
  const { register, handleSubmit } = useForm({ defaultValues: { reference: order.reference } })
  const saving = useCustomerMutation(
    (customer, reference: string) => customer.saveReference(order.uid, reference),
    () => void queries.invalidateQueries({ queryKey: ['order'] }),
  )
  const submit = handleSubmit(({ reference }) => saving.mutate(reference))
  return (
    <form className={styles.reference} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <Field label={text('account.order.reference')} hint={text('account.order.referenceHint')}>
        <TextInput
          autoComplete="off"
          maxLength={referenceLimit}
          clearLabel={text('search.clear')}
          counter={(count) => text('account.tickets.counter', { count, maximum: referenceLimit })}
          {...register('reference')}
        />
      </Field>
      <Button type="submit" variant="secondary" disabled={!hydrated} busy={saving.isPending} busyText={text('account.busy')}>
        {text('account.order.referenceSave')}
      </Button>
      <ActionResult result={saving.data} />
    </form>
  )
}
