import { useQueries } from '@tanstack/react-query'
import { chosenProduct } from '@thuishaven/core/catalogue'
import { quotableLines, quoteLimits } from '@thuishaven/core/quotes'
import { localePath, productPath } from '@thuishaven/core/routing'
import type { SharedLine } from '@thuishaven/core/sharing'
import { useStore } from '../../framework/hydration/useStore.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { Alert, BasketDrawing, Button, Container, EmptyState, Field, LinkButton, Textarea, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AccountTask } from '../account-frame/index.ts'
import { LinePicture } from '../cart/index.ts'
import { Suggestions } from '../product-card/index.ts'
import { PageLink, pathTo, productQuery, useActionData, useShop } from '../shop/index.ts'
import { linesOfAddress } from './linesOfAddress.ts'
import type { PostedQuote } from './postedQuote.ts'
import styles from './Quotes.module.css'

const Lines = ({ lines }: { readonly lines: readonly SharedLine[] }) => {
  const shop = useShop()
  const { text } = useMessages()
  const found = useQueries({ queries: lines.map(({ productId }) => ({ ...productQuery(shop, productId), retryOnMount: false })) })
  return (
    <ul className={styles.list} aria-label={text('quotes.lines')}>
      {lines.map(({ productId, quantity, options }, index) => {
        const product = found[index]?.data
        if (product === undefined || product === null) return null
        const chosen = chosenProduct(product, options, { exclVat: false })
        return (
          <li key={JSON.stringify([productId, options])} className={styles.product}>
            <LinePicture line={{ picture: product.picture, options: chosen.options }} sizes="64px" />
            <div>
              <p>
                {`${quantity} × `}
                <a href={localePath(shop.locale, productPath({ productId, slug: product.slug }))}>{product.title}</a>
              </p>
              {chosen.options.map(({ groupId, groupName, itemId, name }) => (
                <p key={`${groupId} ${itemId}`} className={styles.option}>
                  {groupName}: {name}
                </p>
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Asks for a quote for a product or for the cart. A plain form, which the server carries out. */
export const RequestQuotePage = ({ search }: PageProps) => {
  const shop = useShop()
  const { text, t } = useMessages()
  const posted = useActionData() as PostedQuote | null
  const { session } = useStore(shop.session)
  const named = search.get('lines') ?? ''
  const chosen = linesOfAddress(named)
  const { cart, status } = useStore(shop.cart)
  const isOfCart = chosen.length === 0
  const lines = isOfCart ? quotableLines(cart.lines) : chosen
  // A cart that has not been read is not an empty one.
  if (isOfCart && lines.length === 0 && status === 'ready')
    return (
      <Container>
        <EmptyState
          level={1}
          size="l"
          drawing={<BasketDrawing />}
          title={text('quotes.requestTitle')}
          action={<LinkButton href={pathTo(shop.locale, 'home')}>{text('cart.goOn')}</LinkButton>}
        >
          {text(cart.lines.length === 0 ? 'quotes.emptyCart' : 'quotes.onlySamples')}
        </EmptyState>
        <Suggestions most={4} layout="cards" level={2} />
      </Container>
    )
  const values = posted?.values ?? {
    name: session === null ? '' : `${session.firstName} ${session.lastName}`.trim(),
    email: session?.emailAddress ?? '',
    message: '',
  }
  return (
    <AccountTask title={text('quotes.requestTitle')}>
      <p>{text('quotes.requestIntro')}</p>
      {lines.length > 0 ? <Lines lines={lines} /> : <p>{text('quotes.ofCart')}</p>}
      {isOfCart && lines.length < cart.lines.length ? <p>{text('quotes.withoutSamples')}</p> : null}
      {posted === null ? null : <Alert tone="error">{t(posted.problem)}</Alert>}
      <form className={styles.form} method="post" action={`${pathTo(shop.locale, 'requestQuote')}?lines=${encodeURIComponent(named)}`}>
        <input type="hidden" name="lines" value={chosen.length === 0 ? '' : named} />
        <Field label={text('quotes.name')} required>
          <TextInput name="name" autoComplete="name" required maxLength={quoteLimits.name} defaultValue={values.name} />
        </Field>
        <Field label={text('quotes.email')} required>
          <TextInput name="email" type="email" autoComplete="email" required maxLength={254} defaultValue={values.email} />
        </Field>
        <Field label={text('quotes.message')} note={text('account.optional')} hint={text('quotes.messageHint')}>
          <Textarea name="message" rows={4} maxLength={quoteLimits.message} defaultValue={values.message} />
        </Field>
        <label className={styles.trap} aria-hidden="true">
          {text('contactForm.website')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
        <Button type="submit" size="l" wide>
          {text('quotes.request')}
        </Button>
      </form>
      <p>
        <PageLink to="home">{text('cart.goOn')}</PageLink>
      </p>
    </AccountTask>
  )
}
