import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { depositOf, lineTotals, newLine } from '@thuishaven/core/cart'
import type { CartLine } from '@thuishaven/core/cart'
import { formatArea } from '@thuishaven/core/money'
import { measuresText, rugPhrase } from '@thuishaven/core/rug'
import type { Product } from '@thuishaven/core/catalogue'
import { productQuery, useShop, useConfig } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { addressFields, withMeasures, selectionIn } from '../product-options/index.ts'
import { RugTerms } from '../rug/index.ts'
import { useAmountText, usePriceTexts, useShownTexts } from '../prices/index.ts'
import { ChosenPrice } from './ChosenPrice.tsx'
import { OptionGroups } from './OptionGroups.tsx'
import { ProductView } from './ProductView.tsx'
import { modeOf } from './productMode.ts'
import { RugMeasures } from './RugMeasures.tsx'
import { RugStage } from './RugStage.tsx'
import styles from './RugStage.module.css'
import { Variations } from './Variations.tsx'
import { useAboveMaximum, useRug } from './useRug.ts'
import type { RugChoices } from './useRug.ts'

/** The deposit on the selected piece, if one is due: its part before anything can be ordered, its amounts then. */
const Deposit = ({ product, made }: { readonly product: Product; readonly made: RugChoices }) => {
  const { text } = useMessages()
  const amountText = useAmountText('cart')
  const { deposit, pricesExclVat } = useConfig()
  const { vatTreatment } = useStore(useShop().cart).cart
  const isCharged = vatTreatment !== 'reverseCharged'
  const line = made.rug?.cartable === true ? newLine(product, made.choices.selection) : null
  const totalOf = (one: CartLine) => lineTotals(one)[isCharged ? 'totalInclVat' : 'totalExclVat']
  const split =
    line?.ok === true ? depositOf({ lines: [line.value], coupons: [], vatTreatment }, { totalInclVat: totalOf(line.value) }, deposit) : null
  return deposit.enabled ? (
    <p className={styles.deposit}>
      {split !== null
        ? text('rug.deposit', { upfront: amountText(split.upfront), rest: amountText(split.rest) })
        : line === null
          ? text('rug.depositShare', { share: deposit.share / 100 })
          : null}
      {split !== null && pricesExclVat && isCharged ? `, ${text('price.incl')}` : null}
    </p>
  ) : null
}

const View = ({ product, params, search }: Pick<PageProps, 'params' | 'search'> & { readonly product: Product }) => {
  const { locale } = useShop()
  const { text, t } = useMessages()
  const section = useRef<HTMLElement>(null)
  const [requested, setRequested] = useState(() => search.get('added') === 'failed')
  const field = (name: string): string | null => search.get(name)
  const { optionGroups } = product
  const made = useRug(product, withMeasures(optionGroups, selectionIn(optionGroups, field).selection, field, useAboveMaximum()), field)
  const { rug } = made
  const measures = rug?.measures ?? null
  const ids = measures === null ? [] : [measuresText(measures), text('rug.squareMetres', { area: formatArea(measures.area, locale) })]
  const { chosen, selection, unmeasured } = made.choices
  const fields = new URLSearchParams(addressFields(optionGroups, selection, made.typed).map(([name, value]) => [name, value])).toString()
  const query = fields === '' ? '' : `?${fields}`
  const price = useShownTexts(chosen.price)
  const unit = usePriceTexts(unmeasured?.pricePerM2 ?? null)

  /** Focuses the first invalid field; an error of all fields together is shown at the last one. */
  const requestMeasures = (): void => {
    setRequested(true)
    const fields = rug?.fields ?? []
    const wrong = fields.find(({ cm, problem }) => cm === null && problem !== null) ?? fields.find(({ cm }) => cm === null) ?? fields.at(-1)
    const inputs = section.current?.querySelectorAll<HTMLInputElement>('input[type="text"]')
    if (wrong !== undefined) inputs?.[fields.indexOf(wrong)]?.focus()
  }
  /** Moves on from the measures to the next option group or the button. */
  const goOn = (): void => {
    const here = section.current
    const next = [
      ...(here?.closest('form')?.querySelectorAll<HTMLElement>('fieldset input:checked, fieldset input, button[type="submit"]') ?? []),
    ].find(
      (element) =>
        here !== null && (here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !here.contains(element),
    )
    next?.focus()
    next?.scrollIntoView({ block: 'center' })
  }

  return (
    <ProductView
      product={product}
      choices={made.choices}
      price={
        <ChosenPrice product={product} choices={made.choices} measures={ids}>
          <Deposit product={product} made={made} />
        </ChosenPrice>
      }
      options={
        <>
          <OptionGroups
            product={product}
            mode={modeOf(product, params)}
            choices={made.choices}
            renderCustom={(group) => (
              <RugMeasures ref={section} id="measures" group={group} made={made} requested={requested} onContinue={goOn} />
            )}
            afterCustom={product.variationGroups.map((group) => (
              <Variations key={group.id} group={group} query={query} />
            ))}
          />
          <RugTerms />
        </>
      }
      stage={<RugStage product={product} made={made} />}
      made={{
        renderInPanel: (group, onDone) => (
          <RugMeasures group={group} made={made} requested={requested} onContinue={onDone} shapes={onDone === null} />
        ),
        terms: <RugTerms />,
        reason: rug === null || rug.reason === null ? null : t(rugPhrase(rug.reason)),
        short: [...ids, unmeasured === null ? price.current : text('rug.perUnit', { price: unit.current, unit: unmeasured.unitDisplay })],
        onTooEarly: requestMeasures,
        query,
      }}
    />
  )
}

/** A product that is made to measure: the drawing first (RUG-01…RUG-09). */
export const MadeToMeasurePage = ({ params, search }: PageProps) => {
  const shop = useShop()
  const { data: product } = useQuery(productQuery(shop, Number(params['productId'])))
  return product === undefined ? null : <View key={product.productId} product={product} params={params} search={search} />
}
