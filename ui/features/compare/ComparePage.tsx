import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chosenProduct, comparisonRows, defaultSelection, mostCompared, parseCompared } from '@thuishaven/core/catalogue'
import type { Product } from '@thuishaven/core/catalogue'
import { deliveryPromise } from '@thuishaven/core/delivery'
import { dayText } from '@thuishaven/core/locale'
import { shownPrice } from '@thuishaven/core/pricing'
import { localePath, productPath } from '@thuishaven/core/routing'
import { pathTo, productQuery, useConfig, useNow, useShop } from '../shop/index.ts'
import { Alert, Container, EmptyState, Grid, Link, LinkButton, PairDrawing, PictureFrame, Price, VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { AddToCart, ProductCard, Suggestions } from '../product-card/index.ts'
import { useAmountText, usePriceTexts } from '../prices/index.ts'
import { compareAddress } from './compareAddress.ts'
import styles from './ComparePage.module.css'

/** The price as its page shows it, with the one that is struck through. */
const ProductPrice = ({ product: { price, pricePerM2 } }: { readonly product: Product }) => {
  const { text } = useMessages()
  const texts = usePriceTexts(pricePerM2 ?? price)
  const perM2 = pricePerM2 !== null
  return <Price size="s" {...texts} percent={null} from={perM2 ? text('price.from') : null} note={perM2 ? text('price.perM2') : null} />
}

/** Every fact of a product in words. */
const useFacts = () => {
  const { locale } = useShop()
  const { text, t } = useMessages()
  const { delivery, pricesExclVat, timeZone } = useConfig()
  const now = useNow()
  const amountText = useAmountText('elsewhere')
  const priceText = ({ price, pricePerM2 }: Product): string => {
    const shown = pricePerM2 ?? price
    const amount = amountText(shown === null ? null : shownPrice(shown, [], { exclVat: pricesExclVat }).selling)
    return pricePerM2 === null ? amount : `${text('price.from')} ${amount} ${text('price.perM2')}`
  }
  /** What its page promises: with what is chosen there at first, and nothing for a product that cannot be sent. */
  const arrivalText = (product: Product): string => {
    if (product.stock !== null && product.stock <= 0) return text('stock.out')
    if (product.price === null) return ''
    const { deliveryDays } = chosenProduct(product, defaultSelection(product.optionGroups), { exclVat: pricesExclVat })
    const { text: time, day } = deliveryPromise(deliveryDays, product.delivery.unit, delivery, { now, zone: timeZone })
    return day === null ? t(time) : `${t(time)}, ${dayText(day, locale)}`
  }
  return (product: Product): readonly (readonly [string, string])[] => [
    [pricesExclVat ? `${text('compare.price')} (${text('price.excl')})` : text('compare.price'), priceText(product)],
    [text('compare.delivery'), arrivalText(product)],
    [text('compare.review'), product.reviews === null ? '' : text('product.score', { average: product.reviews.average })],
    [text('product.brand'), product.brand],
    ...product.specifications.map(({ name, options }) => [name, options.join(', ')] as const),
    [text('compare.choices'), product.optionGroups.map(({ label }) => label).join(', ')],
    [text('compare.returns'), text(product.returnable ? 'compare.canReturn' : 'compare.cannotReturn')],
  ]
}

interface ComparisonProps {
  readonly products: readonly Product[]
  readonly onlyDifferences: boolean
  /** The same comparison without a product. */
  readonly without: (productId: number) => string
}

/** Facts of products side by side: a table that a narrow screen moves sideways below its first column. */
const Comparison = ({ products, onlyDifferences, without }: ComparisonProps) => {
  const { compared, locale } = useShop()
  const { text } = useMessages()
  const { current } = useShopLocation()
  const factsOf = useFacts()
  const name = text('compare.table', { count: products.length })
  const rows = comparisonRows(products.map(factsOf)).filter(({ differs }) => differs || !onlyDifferences)
  if (rows.length === 0) return <p>{text('compare.same')}</p>
  return (
    // Focusable, so that it can be moved with the keyboard.
    <div className={styles.scroll} role="region" aria-label={name} tabIndex={0}>
      <table className={styles.table} style={{ '--products': products.length }}>
        <caption className={styles.caption}>
          <VisuallyHidden>{name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{text('compare.fact')}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <th key={product.productId} scope="col">
                <PictureFrame
                  className={styles.picture}
                  source={product.picture}
                  alt=""
                  sizes="(width >= 64rem) 14rem, (width >= 40rem) 8.5rem, 45vw"
                  widest={375}
                  ratio={4 / 5}
                />
                <a className={styles.title} href={localePath(locale, productPath(product))}>
                  {product.title}
                </a>
                <AddToCart
                  product={product}
                  back={current.href}
                  className={styles.buy}
                  otherwise={
                    <LinkButton
                      className={styles.buy}
                      variant="secondary"
                      size="s"
                      href={localePath(locale, productPath(product))}
                      aria-label={`${text('compare.toPage')}: ${product.title}`}
                    >
                      {text('compare.toPage')}
                    </LinkButton>
                  }
                />
                <Link
                  className={styles.remove}
                  aria-label={text('compare.removeTitle', { title: product.title })}
                  href={without(product.productId)}
                  onClick={() => void compared.loaded()?.put(product.productId, false)}
                >
                  {text('compare.remove')}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name: fact, values, differs }) => (
            // Where only differences are shown, all rows are.
            <tr key={fact} data-differs={(differs && !onlyDifferences) || undefined}>
              <th scope="row">
                {fact}
                {differs ? <VisuallyHidden> {text('compare.differs')}</VisuallyHidden> : null}
              </th>
              {products.map((product, index) => (
                <td key={product.productId}>
                  {fact.startsWith(text('compare.price')) ? (
                    <ProductPrice product={product} />
                  ) : (
                    (values[index] ?? <span className={styles.nothing}>{text('compare.nothing')}</span>)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Up to four products side by side; its address is the comparison, so it can be sent to somebody. */
export const ComparePage = ({ params, search }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const { navigate } = useShopLocation()
  const { left } = parseCompared(search.get('ids'))
  const { shown: ids } = parseCompared(params['ids'] ?? null)
  const gone = Number(params['gone'])
  const onlyDifferences = search.get('only') === 'differences'
  const products = useQueries({ queries: ids.map((productId) => productQuery(shop, productId)) }).flatMap(({ data }) => data ?? [])
  const isBare = !search.has('ids')
  const added = search.get('besides') === null ? null : search.get('ids')
  useEffect(() => {
    // What was ticked on this device: alone when the address names nothing, and before the product of the page that led here.
    if (isBare || added !== null)
      shop.compared.load().then(
        (store) => {
          const { shown } = parseCompared(added)
          for (const productId of shown) store.put(productId, true)
          // One too many is in the address, so that the page says so.
          const all = [...new Set([...store.getSnapshot(), ...shown])]
          if (all.length > 0) void navigate(compareAddress(shop.locale, all), { replace: true })
        },
        () => undefined,
      )
  }, [shop, isBare, added, navigate])
  const address = (list: readonly number[], only = onlyDifferences): string => compareAddress(shop.locale, list, only)
  const related = products
    .flatMap((product) => product.related)
    .filter(({ productId }, index, all) => !ids.includes(productId) && all.findIndex((other) => other.productId === productId) === index)
    .slice(0, mostCompared)
  return (
    <Container as="section" className={styles.page}>
      <header className={styles.head}>
        <h1>{text('compare.title')}</h1>
        {gone > 0 ? <Alert tone="info">{text('compare.gone', { count: gone })}</Alert> : null}
        {left.length > 0 ? <Alert tone="warning">{text('compare.tooMany', { count: left.length })}</Alert> : null}
        {products.length > 1 ? (
          <nav aria-label={text('compare.show')} className={styles.switch}>
            <Link href={address(ids, false)} aria-current={onlyDifferences ? undefined : 'true'}>
              {text('compare.allFacts')}
            </Link>
            <Link href={address(ids, true)} aria-current={onlyDifferences ? 'true' : undefined}>
              {text('compare.onlyDifferences')}
            </Link>
          </nav>
        ) : null}
        {products.length === 1 ? <p>{text('compare.one')}</p> : null}
      </header>
      {products.length === 0 ? (
        <div className={styles.begin}>
          <EmptyState
            align="start"
            drawing={<PairDrawing />}
            title={text('compare.empty')}
            action={
              <LinkButton variant="secondary" href={pathTo(shop.locale, 'home')}>
                {text('cart.goOn')}
              </LinkButton>
            }
          >
            {text('compare.emptyText')}
          </EmptyState>
          <Suggestions most={mostCompared} layout="cards" level={2} alike={text('compare.begin')} />
        </div>
      ) : (
        <Comparison
          products={products}
          onlyDifferences={onlyDifferences && products.length > 1}
          without={(productId) => address([...ids, ...left].filter((id) => id !== productId))}
        />
      )}
      {related.length > 0 && ids.length < mostCompared ? (
        <section className={styles.related}>
          <h2>{text('compare.add')}</h2>
          <Grid as="ul" columns="cards" className={styles.list}>
            {related.map((product) => (
              <li key={product.productId}>
                <ProductCard product={product} level={3} />
                <Link
                  href={address([...ids, product.productId])}
                  aria-label={text('compare.tickTitle', { title: product.title })}
                  onClick={() => void shop.compared.loaded()?.put(product.productId, true)}
                >
                  {text('compare.tick')}
                </Link>
              </li>
            ))}
          </Grid>
        </section>
      ) : null}
    </Container>
  )
}
