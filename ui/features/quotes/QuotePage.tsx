import { useQuery } from '@tanstack/react-query'
import { deliveryText } from '@thuishaven/core/delivery'
import { calendarDateText } from '@thuishaven/core/locale'
import { isBinding, isOffer, mayWithdraw } from '@thuishaven/core/quotes'
import type { Quote, QuotedAmount } from '@thuishaven/core/quotes'
import type { Cents } from '@thuishaven/core/money'
import type { PageProps } from '../../framework/router/route.ts'
import { Alert, Button, Disclosure, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AccountTask } from '../account-frame/index.ts'
import { useAmountText } from '../prices/index.ts'
import { RugTerms } from '../rug/index.ts'
import { PageLink, quoteQuery, useActionData, useConfig, useDateText, useShop } from '../shop/index.ts'
import { eachOf } from './eachOf.ts'
import { QuoteStatus } from './QuoteStatus.tsx'
import { quoteNews } from './postedQuote.ts'
import type { PostedQuote } from './postedQuote.ts'
import { quoteAddress, quotePdfAddress } from './quoteAddress.ts'
import styles from './Quotes.module.css'

/** A plain form, which the server carries out. */
const Press = ({
  intent,
  token,
  label,
  offerVersion,
  isQuiet = false,
}: {
  readonly intent: 'accept' | 'withdraw'
  readonly token: string
  readonly label: string
  /** What the shop offers on this page. */
  readonly offerVersion?: string
  readonly isQuiet?: boolean
}) => (
  <form method="post" action={quoteAddress(useShop().locale, token)}>
    <input type="hidden" name="intent" value={intent} />
    {offerVersion === undefined ? null : <input type="hidden" name="offerVersion" value={offerVersion} />}
    <Button type="submit" variant={isQuiet ? 'secondary' : 'primary'} size={isQuiet ? 'm' : 'l'} wide={!isQuiet}>
      {label}
    </Button>
  </form>
)

const Lines = ({ quote }: { readonly quote: Quote }) => {
  const { text, t } = useMessages()
  const { pricesExclVat } = useConfig()
  const amountText = useAmountText('cart')
  const shown = ({ inclVat, exclVat }: QuotedAmount): string => amountText(pricesExclVat ? exclVat : inclVat)
  const eachText = (unit: QuotedAmount, total: QuotedAmount, quantity: number): string => {
    const { key, amount } = eachOf(unit, total, quantity, pricesExclVat)
    return text(key, { amount: amountText(amount) })
  }
  const vat = quote.total === null ? null : ((quote.total.inclVat - quote.total.exclVat) as Cents)
  return (
    <>
      <ul className={styles.list} aria-label={text('quotes.lines')}>
        {quote.lines.map(({ productId, quantity, title, choices, madeToMeasure, unit, total }) => (
          <li key={JSON.stringify([productId, quantity, choices])} className={styles.entry}>
            <p className={styles.line}>
              <strong>{`${quantity} × ${title}`}</strong>
              {total === null ? null : <span>{shown(total)}</span>}
            </p>
            {choices.map((choice) => (
              <p key={choice}>{choice}</p>
            ))}
            {madeToMeasure === undefined || madeToMeasure.totalDays === null ? null : (
              <p>{text('checkout.arrivesWithin', { time: t(deliveryText(madeToMeasure.totalDays, madeToMeasure.unit)) })}</p>
            )}
            {unit === null || total === null || quantity === 1 ? null : <p>{eachText(unit, total, quantity)}</p>}
          </li>
        ))}
      </ul>
      {quote.total === null || vat === null ? null : (
        <dl className={styles.totals}>
          <dt>{text('quotes.totalExcl')}</dt>
          <dd>{amountText(quote.total.exclVat)}</dd>
          <dt>{text('quotes.vat')}</dt>
          <dd>{amountText(vat)}</dd>
          <dt>{text('quotes.total')}</dt>
          <dd>{amountText(quote.total.inclVat)}</dd>
        </dl>
      )}
    </>
  )
}

const Found = ({ quote, token, done }: { readonly quote: Quote; readonly token: string; readonly done: string | null }) => {
  const { text, t } = useMessages()
  const dateText = useDateText()
  const { locale } = useShop()
  const posted = useActionData() as PostedQuote | null
  // What the address says of a form is no news any more once the quote has changed again.
  const news = quoteNews.find((name) => name === done && name === quote.status)
  return (
    <>
      <div role="status">
        {news === undefined ? null : <Alert tone="success">{text(`quotes.done.${news}`)}</Alert>}
        {posted === null ? null : <Alert tone="error">{t(posted.problem)}</Alert>}
      </div>
      <p>
        <QuoteStatus status={quote.status} />
      </p>
      <p>{text('quotes.requestedOn', { day: dateText(quote.requestedAt) })}</p>
      {quote.expiresOn === null || !isOffer(quote) ? null : (
        <p>
          {text(quote.status === 'expired' ? 'quotes.expiredAfter' : 'quotes.validUntil', { day: t(calendarDateText(quote.expiresOn)) })}
        </p>
      )}
      {quote.answer === '' ? null : <p className={styles.words}>{quote.answer}</p>}
      {quote.reason === '' ? null : <p className={styles.words}>{quote.reason}</p>}
      <Lines quote={quote} />
      {quote.total !== null && isBinding(quote) ? <p>{text('quotes.withoutShipping')}</p> : null}
      {quote.lines.some(({ madeToMeasure }) => madeToMeasure !== undefined) ? <RugTerms /> : null}
      {quote.status === 'answered' ? (
        <Press intent="accept" token={token} label={text('quotes.accept')} offerVersion={quote.offerVersion ?? ''} />
      ) : null}
      {isOffer(quote) ? (
        <p>
          <Link href={quotePdfAddress(locale, token)} download={`${quote.number}.pdf`}>
            {text('quotes.pdf')}
          </Link>
        </p>
      ) : null}
      {quote.message === '' ? null : <p className={styles.words}>{text('quotes.youWrote', { message: quote.message })}</p>}
      {/* A press cannot be undone, so it asks first; what folds out needs no script. */}
      {mayWithdraw(quote) ? (
        <Disclosure summary={text('quotes.withdraw')}>
          <p>{text('quotes.withdrawFinal')}</p>
          <Press intent="withdraw" token={token} label={text('quotes.withdrawYes')} isQuiet />
        </Disclosure>
      ) : null}
    </>
  )
}

/** One quote: what the shop offers, until when, and what its asker can do with it. */
export const QuotePage = ({ params, search }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const token = search.get('token') ?? ''
  const isKnown = params['known'] === 'yes'
  const { data: quote } = useQuery({ ...quoteQuery(shop, token), enabled: isKnown })
  if (!isKnown || quote === undefined)
    return (
      <AccountTask title={text('quotes.unknown')}>
        <p>{text('quotes.unknownText')}</p>
        <p>
          <PageLink to="home">{text('cart.goOn')}</PageLink>
        </p>
      </AccountTask>
    )
  return (
    <AccountTask title={text('quotes.quoteTitle', { number: quote.number })}>
      <Found quote={quote} token={token} done={search.get('done')} />
    </AccountTask>
  )
}
