import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { referenceLimit } from '@thuishaven/core/account'
import type { Order } from '@thuishaven/core/orders'
import { Button, Field, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ActionResult } from '../account-frame/index.ts'
import { pathTo, useActionData, useCustomerMutation, useShop } from '../shop/index.ts'
import styles from './OrderPage.module.css'
import type { PostedOrder } from './postedForms.ts'

/** The customer's own reference, by which a company books the order. */
export const OrderReference = ({ order }: { readonly order: Order }) => {
  const queries = useQueryClient()
  const { locale } = useShop()
  const { text, t } = useMessages()
  const posted = useActionData() as PostedOrder | null
  const refused = posted?.intent === 'reference' ? posted : null
  const reference = refused?.reference ?? order.reference
  const { register, handleSubmit } = useForm({ defaultValues: { reference } })
  const saving = useCustomerMutation(
    (customer, reference: string) => customer.saveReference(order.uid, reference),
    () => void queries.invalidateQueries({ queryKey: ['order'] }),
  )
  const submit = handleSubmit(({ reference }) => saving.mutate(reference))
  return (
    <form
      className={styles.reference}
      method="post"
      action={pathTo(locale, 'account.order', { id: order.uid })}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <input type="hidden" name="intent" value="reference" />
      <Field
        label={text('account.order.reference')}
        hint={text('account.order.referenceHint')}
        error={refused !== null && saving.isIdle ? t(refused.problem) : undefined}
      >
        <TextInput
          defaultValue={reference}
          autoComplete="off"
          maxLength={referenceLimit}
          clearLabel={text('search.clear')}
          counter={(count) => text('account.tickets.counter', { count, maximum: referenceLimit })}
          {...register('reference')}
        />
      </Field>
      <Button type="submit" variant="secondary" busy={saving.isPending} busyText={text('account.busy')}>
        {text('account.order.referenceSave')}
      </Button>
      <ActionResult result={saving.data} />
    </form>
  )
}
