import { useQuery } from '@tanstack/react-query'
import { pageOf } from '@thuishaven/core/catalogue'
import type { Company, CompanyAccount, Credit } from '@thuishaven/core/company'
import type { PageProps } from '../../framework/router/route.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Field, Heading, Skeleton, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AccountFrame, companyQuery, Facts, QueryResult } from '../account-frame/index.ts'
import { useAmountText } from '../prices/index.ts'
import { useActionData, useShop } from '../shop/index.ts'
import { CompanyForm, useRefused } from './CompanyForm.tsx'
import { CompanyOrders } from './CompanyOrders.tsx'
import { LostForm } from './LostForm.tsx'
import { Members } from './Members.tsx'
import { companyNews } from './postedCompany.ts'
import type { PostedCompany } from './postedCompany.ts'
import { Requests } from './Requests.tsx'
import styles from './Company.module.css'

const OnAccount = ({ credit: { limit, used } }: { readonly credit: Credit }) => {
  const { text } = useMessages()
  const amountText = useAmountText('cart')
  return (
    <section>
      <Heading level={2}>{text('account.company.credit')}</Heading>
      <Facts
        facts={[
          [text('account.company.creditUsed'), amountText(used)],
          [text('account.company.creditLimit'), limit === null ? text('account.company.noLimit') : amountText(limit)],
        ]}
      />
    </section>
  )
}

/** In the form's own notation: '500' or '499,95'. */
const typedEuros = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ','))

const Settings = ({ company }: { readonly company: Company | null }) => {
  const { text, t } = useMessages()
  const posted = useRefused('save')
  const above = company?.approvalAbove ?? null
  return (
    <CompanyForm intent="save" submit={text(company === null ? 'account.company.make' : 'account.company.save')} showsProblem={false}>
      <Field
        label={text('account.company.amount')}
        hint={text('account.company.amountHint')}
        error={posted === null ? undefined : t(posted.problem)}
      >
        <TextInput
          name="amount"
          prefix="€"
          className={styles.amount}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={posted?.values.amount ?? (above === null ? '' : typedEuros(above))}
        />
      </Field>
    </CompanyForm>
  )
}

const Found = ({
  account: { company, credit },
  page,
  token,
  params,
}: {
  readonly account: CompanyAccount
  readonly page: number
  readonly token: string
  readonly params: PageProps['params']
}) => {
  const { text } = useMessages()
  const amountText = useAmountText('cart')
  const { session } = useStore(useShop().session)
  return (
    <>
      <LostForm company={company} />
      {token === '' || company !== null ? null : (
        <section>
          <Heading level={2}>{text('account.company.invitationTitle')}</Heading>
          <p>{text('account.company.invitationText')}</p>
          <CompanyForm intent="accept" uid={token} submit={text('account.company.accept')} />
        </section>
      )}
      {credit === null ? null : <OnAccount credit={credit} />}
      {company === null && token !== '' ? null : company === null ? (
        session === null || session.companyName === '' ? (
          <p>{text('account.company.businessOnly')}</p>
        ) : (
          <section>
            <Heading level={2}>{text('account.company.together')}</Heading>
            <p className={styles.intro}>{text('account.company.intro')}</p>
            <Settings company={null} />
          </section>
        )
      ) : (
        <>
          <p>
            {company.approvalAbove === null
              ? text('account.company.noAmount')
              : text('account.company.above', { amount: amountText(company.approvalAbove) })}
          </p>
          <Requests company={company} />
          <CompanyOrders page={page} params={params['ordersFailed'] === undefined ? {} : { failed: 'yes' }} />
          <Members company={company} />
          {company.isFounder ? (
            <section>
              <Heading level={2}>{text('account.company.settings')}</Heading>
              <Settings company={company} />
            </section>
          ) : null}
        </>
      )}
    </>
  )
}

/** A company with members: what waits for an approval, the orders of all, who they are, and what it owes (ACC-01). */
export const CompanyPage = ({ search, params }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const query = useQuery(companyQuery(shop))
  const news = companyNews.find((name) => name === search.get('done'))
  const posted = useActionData() as PostedCompany | null
  // The page that shows why an invitation was not accepted has an address without it.
  const token = posted?.intent === 'accept' ? posted.uid : (search.get('token') ?? '')
  const name = query.data?.company?.name
  return (
    <AccountFrame section="company" title={name === undefined || name === '' ? text('account.menuCompany') : name}>
      <div className={styles.page}>
        {news === undefined ? null : <Alert tone={news === 'requested' ? 'info' : 'success'}>{text(`account.company.done.${news}`)}</Alert>}
        <QueryResult query={query} params={params} waiting={<Skeleton height="24rem" />}>
          {(account) => <Found account={account} page={pageOf(search.get('page'))} token={token} params={params} />}
        </QueryResult>
      </div>
    </AccountFrame>
  )
}
