import { useQuery } from '@tanstack/react-query'
import { referenceLimit } from '@thuishaven/core/account'
import type { ApprovalRequest } from '@thuishaven/core/company'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Field, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { detailsQuery, useShop } from '../shop/index.ts'

/**
 * A company's own number for this order, which its invoice names; begins with that of the approved request, or the standing one. Renders nothing for private
 * customers.
 */
export const ReferenceField = ({ approved }: { readonly approved: ApprovalRequest | undefined }) => {
  const shop = useShop()
  const { text } = useMessages()
  const { session } = useStore(shop.session)
  const isCompany = session !== null && session.companyName !== ''
  const { data: details } = useQuery({ ...detailsQuery(shop), enabled: isCompany })
  if (!isCompany || details === undefined) return null
  return (
    <Field label={text('checkout.reference')} note={text('account.optional')} hint={text('checkout.referenceHint')}>
      <TextInput name="reference" autoComplete="off" maxLength={referenceLimit} defaultValue={approved?.reference ?? details.reference} />
    </Field>
  )
}
