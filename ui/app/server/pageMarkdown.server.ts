import type { QueryClient } from '@tanstack/react-query'
import type { ContentBlock, ContentPage, LinkTo, Product, ProductCard } from '@thuishaven/core/catalogue'
import { chosenProduct, defaultSelection, totalPages } from '@thuishaven/core/catalogue'
import type { ShopConfig } from '@thuishaven/core/config'
import { formatPrice, priceDisplay } from '@thuishaven/core/money'
import type { Cents } from '@thuishaven/core/money'
import { shownPrice } from '@thuishaven/core/pricing'
import type { Price, ShownPrice } from '@thuishaven/core/pricing'
import { localePath, productPath } from '@thuishaven/core/routing'
import { absoluteUrl, pictureUrl } from '@thuishaven/core/seo'
import { dateText } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import { claimsOf } from '../../features/content/index.ts'
import type { Text } from '../../messages/text.ts'
import { markdownLink, markdownOf, markdownText } from './markdown.server.ts'

/** Dependencies for writing a page as markdown. */
export interface MarkdownInput {
  /** The backend's responses that the page was loaded with: the page and its markdown have the same content. */
  readonly queries: QueryClient
  readonly config: Pick<
    ShopConfig,
    | 'priceDecimals'
    | 'freeLabel'
    | 'currency'
    | 'currencySign'
    | 'pricesExclVat'
    | 'specificationsLimit'
    | 'timeZone'
    | 'contactWidget'
    | 'claims'
  >
  readonly locale: Locale
  readonly origin: string
  readonly text: Text
}

/** The one response of a kind that the page was loaded with; undefined without one. */
const cachedResponse = (queries: QueryClient, kind: 'content' | 'product'): unknown =>
  queries.getQueryCache().find({ queryKey: [kind], exact: false })?.state.data

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
const section = (title: string, text: string): readonly string[] => (text === '' ? [] : [`## ${markdownText(title)}`, text])

const writer = ({ config, locale, origin, text }: MarkdownInput) => {
  const absolute = (address: string): string => (address.startsWith('/') ? absoluteUrl(origin, address) : address)
  const link = ({ label, path }: LinkTo): string => markdownLink(label, absolute(path))
  const html = (given: string): string => markdownOf(given, absolute)
  const amount = (cents: Cents | null): string => {
    const display = priceDisplay(cents, { place: 'elsewhere', ...config })
    return display.kind === 'amount' ? formatPrice(display, locale, config.currency) : text(`price.${display.kind}`)
  }
  const side = text(config.pricesExclVat ? 'price.excl' : 'price.incl')
  const exclVat = config.pricesExclVat
  const shownText = (shown: ShownPrice | null): string => {
    if (shown === null) return amount(null)
    const { selling, crossedOut } = shown
    return `${amount(selling)} ${side}${crossedOut === null ? '' : ` (${text('price.before')} ${amount(crossedOut)})`}`
  }
  const priceOf = (price: Price | null): string => shownText(price === null ? null : shownPrice(price, [], { exclVat }))
  const card = (product: ProductCard): string =>
    `${markdownLink(product.title, absolute(localePath(locale, productPath(product))))}: ${priceOf(product.price)}`

  const moment = (at: string): string => {
    const { timeZone } = config
    const text = dateText(at, 'DD-MM-YYYY', timeZone)
    const time = dateText(at, 'HH:mm', timeZone)
    return 'text' in text && 'text' in time ? `${text.text} ${time.text}` : at
  }

  const score = config.contactWidget.reviewScore

  const blockLines = (block: ContentBlock): readonly string[] => {
    switch (block.type) {
      case 'hero':
        return [`## ${markdownText(block.title)}`, markdownText(block.text), list(block.links.map(link))]
      case 'tiles':
        return section(block.title, list(block.tiles.map(({ title, path }) => link({ label: title, path }))))
      case 'rugTeaser':
        return [...section(block.title, markdownText(block.text)), link(block.link)]
      case 'products':
        return section(block.title, list(block.products.map(card)))
      case 'claims':
        return [list(claimsOf(config.claims, locale, text).map(({ text: label, path }) => link({ label, path })))]
      case 'posts':
        return section(
          block.title,
          list(block.posts.map(({ title, path, text: words }) => `${link({ label: title, path })}: ${markdownText(words)}`)),
        )
      case 'reviews':
        return section(
          score === '' ? block.title : `${block.title} (${score})`,
          list(
            block.reviews.map(({ author, text: words, stars }) => `${'★'.repeat(stars)} ${markdownText(words)} – ${markdownText(author)}`),
          ),
        )
      case 'events':
        return section(
          block.title,
          list(
            block.events.map(
              ({ title, text: words, place, startsAt }) =>
                `${moment(startsAt)}, **${markdownText(title)}**, ${markdownText(place)}: ${markdownText(words)}`,
            ),
          ),
        )
      case 'chooser':
        return section(block.title, list(block.outcomes.map(({ text: why, product }) => `${markdownText(why)} ${card(product)}`)))
      case 'richText':
        return [html(block.html)]
    }
  }

  const contentLines = (page: ContentPage, pageNumber: number): readonly string[] => {
    const { title, shortDescription, children, products, blocks, pagination, path } = page
    const pages = totalPages(pagination)
    const more =
      pageNumber < pages && products.length > 0
        ? [markdownLink(text('catalogue.page', { page: pageNumber + 1 }), `${absolute(path)}?page=${pageNumber + 1}`)]
        : []
    // A post begins with its own title and lead once more.
    const shown = page.post === null ? blocks : blocks.filter(({ type }) => type !== 'hero')
    return [
      `# ${markdownText(title)}`,
      markdownText(shortDescription),
      ...section(text('catalogue.subcategories'), list(children.map((child) => link({ label: child.title, path: child.path })))),
      ...(products.length === 0
        ? []
        : [`## ${text('catalogue.count', { count: pagination.totalHits })}`, list(products.map(card)), ...more]),
      ...shown.flatMap(blockLines),
    ]
  }

  const productLines = (product: Product): readonly string[] => {
    const shapes = product.optionGroups.flatMap(({ items }) => items.flatMap((item) => (item.custom === null ? [] : [item.custom])))
    const unit = shapes[0]
    const price =
      unit === undefined
        ? shownText(chosenProduct(product, defaultSelection(product.optionGroups), { exclVat }).price)
        : text('rug.perUnit', { price: priceOf(unit.pricePerM2), unit: unit.unitDisplay })
    const options = product.optionGroups.map(
      ({ name, items }) =>
        `**${markdownText(name)}**: ${items
          .filter(({ state }) => state === 'active')
          .map((item) => markdownText(item.name))
          .join(', ')}`,
    )
    const facts = product.specifications.slice(0, config.specificationsLimit)
    return [
      `# ${markdownText(product.title)}`,
      price,
      list([
        `${text('product.brand')}: ${markdownText(product.brand)}`,
        `${text('product.mpn')}: ${markdownText(product.mpn)}`,
        ...(product.stock === 0 ? [text('stock.out')] : []),
      ]),
      markdownText(product.description),
      list(options),
      ...section(text('product.description'), html(product.longDescription)),
      ...section(
        text('product.specifications'),
        list(facts.map(({ name, options: values }) => `${markdownText(name)}: ${values.map(markdownText).join(', ')}`)),
      ),
      ...(product.picture === null ? [] : [`!${markdownLink(product.picture.alt, pictureUrl(origin, product.picture))}`]),
      ...section(text('product.related'), list(product.related.map(card))),
    ]
  }
  return { contentLines, productLines }
}

/** A product, list or article as markdown; null for a page of another kind. `pageNumber` of a list counts from 1. */
export const pageMarkdown = (input: MarkdownInput, pageNumber: number): string | null => {
  const { contentLines, productLines } = writer(input)
  const product = cachedResponse(input.queries, 'product') as Product | undefined
  const content = cachedResponse(input.queries, 'content') as ContentPage | undefined
  const lines = product !== undefined ? productLines(product) : content !== undefined ? contentLines(content, pageNumber) : null
  return lines === null ? null : `${lines.filter((line) => line !== '').join('\n\n')}\n`
}
