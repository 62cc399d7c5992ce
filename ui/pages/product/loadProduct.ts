import { structuredDataWriter } from '../../shop/structuredDataWriter.ts'
import { canonicalSlugRedirect, localePath, productPath, productRoute } from '@thuishaven/core/routing'
import type { Product } from '@thuishaven/core/catalogue'
import { askThrough, configQuery, productQuery } from '../../bindings/queries.ts'
import type { PageAnswer, PageInput } from '../../shell/page.ts'

/** What a product's page is made of, whichever page shows it. */
export const loadProduct = async (
  { shop, queries, href, origin }: PageInput,
  /** The page that shows it instead; null for this one. */
  instead: (product: Product) => string | null,
): Promise<PageAnswer> => {
  const asked = productRoute(href)
  if (asked === null) return { kind: 'notFound', because: 'parameter' }
  const [answer, config] = await Promise.all([
    askThrough(queries, productQuery(shop, asked.productId)),
    askThrough(queries, configQuery(shop)),
  ])
  if (!answer.ok) return answer.failure._tag === 'NotFound' ? { kind: 'notFound', because: 'route' } : { kind: 'failed' }
  const product = answer.value
  const moved = canonicalSlugRedirect(href, asked, product)
  if (moved !== null) return { kind: 'redirect', to: moved.to, status: moved.status }
  const route = instead(product)
  if (route !== null) return { kind: 'instead', route }
  const isCopy = asked.variant === 'collection'
  const site = {
    name: config.ok ? config.value.name : '',
    appUrl: origin,
    currency: config.ok ? config.value.currency : 'EUR',
    returnDays: config.ok ? config.value.returnDays : 30,
    locale: shop.locale,
  }
  return {
    kind: 'page',
    params: { productId: String(asked.productId), variant: asked.variant },
    head: {
      title: product.seo.title || product.title,
      description: product.seo.description,
      paths: product.paths,
      canonical: localePath(shop.locale, productPath(product)),
      noindex: isCopy,
      type: 'product',
      picture: product.picture,
      structuredData: async () => (await structuredDataWriter()).ofProduct(product, site),
    },
  }
}
