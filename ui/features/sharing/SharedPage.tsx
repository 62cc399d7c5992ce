import { useRef } from 'react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { chosenProduct } from '@thuishaven/core/catalogue'
import type { Product } from '@thuishaven/core/catalogue'
import { localePath, productPath } from '@thuishaven/core/routing'
import { buyableLine } from '@thuishaven/core/sharing'
import type { Share, SharedLine } from '@thuishaven/core/sharing'
import { PageLink, pathTo, productQuery, shareQuery, useConfig, useDateText, useShop } from '../shop/index.ts'
import { Button, PictureFrame, Price } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { gestureTime } from '../../framework/hydration/gesture.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { AccountTask } from '../account-frame/index.ts'
import { useShownTexts } from '../prices/index.ts'
import styles from './sharing.module.css'

interface LineProps {
  readonly kind: Share['kind']
  readonly line: SharedLine
  readonly product: Product
}

const Line = ({ kind, line, product }: LineProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { pricesExclVat } = useConfig()
  const { label, price } = chosenProduct(product, line.options, { exclVat: pricesExclVat })
  const isSold = buyableLine(line, product) !== null
  return (
    <li className={styles.line}>
      <PictureFrame source={product.picture} alt="" sizes="6rem" widest={240} ratio={4 / 5} />
      <div>
        <p>
          <a href={localePath(locale, productPath(product))}>{product.title}</a>
        </p>
        {label === '' ? null : <p>{label}</p>}
        {kind === 'cart' ? <p>{text('sharing.pieces', { count: line.quantity })}</p> : null}
        {isSold ? null : <p>{text('sharing.notNow')}</p>}
        <Price size="s" {...useShownTexts(price)} />
      </div>
    </li>
  )
}

const Lines = ({ share, token }: { readonly share: Share; readonly token: string }) => {
  const shop = useShop()
  const panels = usePanels()
  const { text } = useMessages()
  const dateText = useDateText()
  const taken = useRef(-gestureTime)
  const found = useQueries({ queries: share.lines.map(({ productId }) => ({ ...productQuery(shop, productId), retryOnMount: false })) })
  const products = found.map(({ data }) => data ?? null)
  const buyable = share.lines.flatMap((line, index) => buyableLine(line, products[index] ?? null) ?? [])
  const missing = share.lines.length - buyable.length
  return (
    <>
      <p>{text('sharing.sharedText', { day: dateText(share.expiresAt) })}</p>
      <ul className={styles.list}>
        {share.lines.map((line, index) => {
          const product = products[index] ?? null
          return product === null ? null : <Line key={JSON.stringify(line)} kind={share.kind} line={line} product={product} />
        })}
      </ul>
      {missing > 0 ? <p>{text('sharing.some', { count: missing })}</p> : null}
      {buyable.length === 0 ? null : (
        <form
          method="post"
          action={pathTo(shop.locale, 'shared')}
          onSubmit={(event) => {
            event.preventDefault()
            // The second press of a double click takes nothing.
            if (event.timeStamp - taken.current < gestureTime) return
            taken.current = event.timeStamp
            // In reverse, because each new line is added on top.
            for (const line of buyable.toReversed()) shop.cart.putBack(line)
            panels.open('cart')
          }}
        >
          <input type="hidden" name="token" value={token} />
          <Button type="submit" wide>
            {text('sharing.addAll')}
          </Button>
        </form>
      )}
    </>
  )
}

/** What somebody shared: products with the prices of now, to look at and to put into the own cart. */
export const SharedPage = ({ params, search }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const token = search.get('token') ?? ''
  const isKnown = params['known'] === 'yes'
  const { data: share } = useQuery({ ...shareQuery(shop, token), enabled: isKnown })
  if (!isKnown || share === undefined)
    return (
      <AccountTask title={text('sharing.unknown')}>
        <p>{text('sharing.unknownText')}</p>
        <p>
          <PageLink to="home">{text('cart.goOn')}</PageLink>
        </p>
      </AccountTask>
    )
  return (
    <AccountTask title={text(share.kind === 'cart' ? 'sharing.sharedCart' : 'sharing.sharedWishlist')}>
      <Lines share={share} token={token} />
    </AccountTask>
  )
}
