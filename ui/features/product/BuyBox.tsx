import { Suspense, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { stockLevel, stockText } from '@thuishaven/core/delivery'
import { shownPrice } from '@thuishaven/core/pricing'
import type { Product } from '@thuishaven/core/catalogue'
import { useConfig } from '../shop/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { Button, Price, Status, lazyPart } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { lazy } from '@thuishaven/core'
import { cartPanels } from '../cart/index.ts'
import { useLazy } from '../../framework/panels/useLazy.ts'
import { PanelLink } from './PanelLink.tsx'
import { PartFailed } from './PartFailed.tsx'
import styles from './BuyBox.module.css'
import { PriceFacts } from './PriceFacts.tsx'
import type { MadeToMeasure } from './madeToMeasure.ts'
import { stockTones } from './stockTones.ts'
import type { Buying } from './useBuying.ts'
import { AskPrice, OutOfStockForm } from './OutOfStockForm.tsx'
import { Variations } from './Variations.tsx'
import { VolumePrices } from './VolumePrices.tsx'

/** Rendered by the server; in the browser its small module loads after the page's. */
export const assurances = lazyPart(async () => (await import('./Assurances.tsx')).Assurances, PartFailed)
const Assurances = import.meta.env.SSR ? (await import('./Assurances.tsx')).Assurances : assurances.Part

export const energyArrow = lazyPart(async () => (await import('./EnergyArrow.tsx')).EnergyArrow, PartFailed)
const EnergyArrow = import.meta.env.SSR ? (await import('./EnergyArrow.tsx')).EnergyArrow : energyArrow.Part

export interface BuyBoxProps {
  readonly product: Product
  readonly buying: Buying
  /** Its options; most products have none. */
  readonly options: ReactNode
  /** In the place of the plain price, where there is something to choose. */
  readonly price?: ReactNode
  readonly made?: MadeToMeasure | null
}

const form = 'buy'
/** Small screens need it, and what is made to measure, whose choices are long; and only once the button is out of view. */
const buyBar = lazy(() => import('./BuyBar.tsx'))

/** Name, price, delivery, variations, options, and the button. A plain form underneath, so that it also works before hydration. */
export const BuyBox = ({ product, buying, options, price, made = null }: BuyBoxProps) => {
  const { current } = useShopLocation()
  const { text, t } = useMessages()
  const { delivery, pricesExclVat, stock: stockSettings } = useConfig()
  const { choices, sellable, reason, problem, add } = buying
  const { chosen, unmeasured } = choices
  const button = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const bar = useLazy(buyBar, hydrated && (made !== null || matchMedia('(width < 64rem)').matches))
  const isOnRequest = product.price === null
  const energyLabel = product.legalFacts?.energyLabel
  const stock = isOnRequest ? null : stockText(product.stock, stockSettings)
  const worth = product.price === null || unmeasured !== null ? null : shownPrice(product.price, chosen.options, { exclVat: false }).selling
  const isFree = delivery.freeFrom !== null && worth !== null && worth >= delivery.freeFrom
  // Memoised elements: an update before their modules have loaded would replace the server-rendered HTML and lose the focus.
  const arrow = useMemo(
    () =>
      energyLabel?.of === 'product' ? (
        <Suspense>
          <EnergyArrow label={energyLabel} />
        </Suspense>
      ) : null,
    [energyLabel],
  )
  const promises = useMemo(
    () => (
      <Suspense fallback={<div className={styles.assurances} />}>
        <Assurances product={product} days={chosen.deliveryDays} isFree={isFree} />
      </Suspense>
    ),
    [product, chosen.deliveryDays, isFree],
  )
  return (
    <form
      id={form}
      className={styles.box}
      method="post"
      action="/cart"
      onSubmit={(event) => {
        // What asks for a quote is a plain post, and so is the button of a sample until its part of the page has hydrated.
        if (event.nativeEvent.submitter?.hasAttribute('name') === true) return
        event.preventDefault()
        add()
      }}
      aria-labelledby="product-title"
    >
      <input type="hidden" name="productId" value={product.productId} />
      <input type="hidden" name="back" value={current.href} />
      <header className={styles.head}>
        <p className={styles.brand}>
          {product.brand}
          {product.reviews === null ? null : (
            <>
              {' · '}
              <a href="#reviews">{`★ ${text('product.score', { average: product.reviews.average })}`}</a>
            </>
          )}
        </p>
        <h1 id="product-title" className={styles.title}>
          {product.title}
        </h1>
        <div className={styles.price}>
          {price ?? (
            <Price
              size={isOnRequest ? 'm' : 'l'}
              {...buying.price}
              note={isOnRequest ? null : text(pricesExclVat ? 'price.excl' : 'price.incl')}
            />
          )}
          {made === null ? <PriceFacts product={product} /> : null}
          {arrow}
          {product.price?.volumePrices === undefined ? null : <VolumePrices price={product.price} options={chosen.options} />}
          {stock === null ? null : <Status tone={stockTones[stockLevel(product.stock, stockSettings) ?? 'enough']}>{t(stock)}</Status>}
        </div>
        <p className={styles.lead}>
          {product.description} <PanelLink panel="description">{text('product.readMore')}</PanelLink>
        </p>
      </header>

      <div className={styles.body}>
        {made === null ? product.variationGroups.map((group) => <Variations key={group.id} group={group} />) : null}
        {options}

        <div ref={button}>
          {isOnRequest ? (
            <AskPrice product={product} />
          ) : !sellable ? (
            <OutOfStockForm product={product} />
          ) : (
            <Button
              type="submit"
              size="l"
              wide
              variant={hydrated && reason !== null ? 'secondary' : 'primary'}
              // Without JavaScript the form is validated when it is posted.
              aria-disabled={hydrated && reason !== null ? true : undefined}
              onPointerEnter={cartPanels.preload}
              onFocus={cartPanels.preload}
              aria-describedby={problem !== null ? 'buy-problem' : reason !== null ? 'buy-reason' : undefined}
            >
              {text('product.add')}
            </Button>
          )}
        </div>
        <p id="buy-reason" className={styles.reason}>
          {reason}
        </p>
        <p id="buy-problem" role="alert" className={styles.problem}>
          {problem}
        </p>
        {made === null && !isOnRequest ? null : (
          <p className={styles.link}>
            {made === null ? `${text('product.fixedPrice')} ` : null}
            <Button
              type="submit"
              variant="quiet"
              size="s"
              // A plain post in any case, which has the measures as they are typed.
              name="quote"
              value="1"
              onClick={(event) => {
                if (made === null || made.reason === null) return
                event.preventDefault()
                made.onTooEarly()
              }}
            >
              {text('product.askQuote')}
            </Button>
          </p>
        )}
        {product.variationGroups.length > 0 ? (
          <p className={styles.link}>
            <PanelLink panel="variations" variant="alone">
              {text('product.allVariations')}
            </PanelLink>
          </p>
        ) : null}
        {promises}
      </div>
      {bar === null || bar === 'missing' ? null : (
        <bar.BuyBar
          product={product}
          button={button}
          wide={made !== null}
          parts={made?.short ?? [buying.price.current]}
          sellable={sellable}
          reason={reason}
        />
      )}
    </form>
  )
}
