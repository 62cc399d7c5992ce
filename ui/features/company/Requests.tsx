import { mayDecide, reasonLimit } from '@thuishaven/core/company'
import type { ApprovalRequest, Company } from '@thuishaven/core/company'
import { Field, Heading, LinkButton, Status, Textarea } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import { pathTo, useDateText, useShop } from '../shop/index.ts'
import { CompanyForm, useRefused } from './CompanyForm.tsx'
import styles from './Company.module.css'

const tones = { waiting: 'warning', approved: 'success', refused: 'neutral', ordered: 'info' } as const

const Decision = ({ request, name }: { readonly request: ApprovalRequest; readonly name: string }) => {
  const { text, t } = useMessages()
  const refused = useRefused('refuse', request.uid)
  return (
    <>
      <CompanyForm
        intent="approve"
        uid={request.uid}
        submit={text('account.company.approve')}
        label={text('account.company.approveOf', { request: name })}
      />
      <details open={refused !== null}>
        <summary>{text('account.company.refuse')}</summary>
        <CompanyForm
          intent="refuse"
          uid={request.uid}
          variant="secondary"
          submit={text('account.company.refuseSend')}
          label={text('account.company.refuseOf', { request: name })}
          showsProblem={false}
        >
          <Field label={text('account.company.reason')} error={refused === null ? undefined : t(refused.problem)}>
            <Textarea name="reason" rows={2} maxLength={reasonLimit} defaultValue={refused?.values.reason} />
          </Field>
        </CompanyForm>
      </details>
    </>
  )
}

const Request = ({ company, request }: { readonly company: Company; readonly request: ApprovalRequest }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const dateOf = useDateText()
  const amountText = useAmountText('cart')
  const total = amountText(request.total)
  const name = `${request.requestedBy}, ${total}`
  return (
    <li className={styles.entry}>
      <p className={styles.line}>
        <strong>{name}</strong>
        {request.status === 'approved' && request.isOutdated ? (
          <Status tone="neutral">{text('account.company.outdated')}</Status>
        ) : (
          <Status tone={tones[request.status]}>{text(`account.company.statuses.${request.status}`)}</Status>
        )}
      </p>
      <p>{request.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}</p>
      <p className={styles.quiet}>
        {[
          dateOf(request.requestedAt),
          request.deliverTo,
          ...(request.reference === '' ? [] : [`${text('account.order.reference')}: ${request.reference}`]),
        ].join(' · ')}
      </p>
      {request.reason === '' ? null : <p>{text('account.company.refusedBecause', { reason: request.reason })}</p>}
      {request.isOutdated ? <p>{text('account.company.cartChanged')}</p> : null}
      {request.isOwn && (request.isOutdated || request.status === 'approved') ? (
        <LinkButton href={pathTo(locale, 'checkout.pay')}>
          {text(request.isOutdated ? 'account.company.toCheckout' : 'account.company.placeOrder')}
        </LinkButton>
      ) : null}
      {mayDecide(company, request) ? <Decision request={request} name={name} /> : null}
    </li>
  )
}

/** Orders that wait for an approval, and what became of those of before. */
export const Requests = ({ company }: { readonly company: Company }) => {
  const { text } = useMessages()
  return (
    <section>
      <Heading level={2}>{text('account.company.requests')}</Heading>
      {company.requests.length === 0 ? (
        <p>{text('account.company.noRequests')}</p>
      ) : (
        <ul className={styles.list} aria-label={text('account.company.requests')}>
          {company.requests.map((request) => (
            <Request key={request.uid} company={company} request={request} />
          ))}
        </ul>
      )}
    </section>
  )
}
