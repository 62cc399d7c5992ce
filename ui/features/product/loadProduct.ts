import { structuredDataWriter } from '../seo/index.ts'
import { canonicalSlugRedirect, localePath, productPath, productRoute } from '@thuishaven/core/routing'
import type { Product } from '@thuishaven/core/catalogue'
import { fetchResult, configQuery, productQuery } from '../shop/index.ts'
import type { PageResponse, PageInput } from '../../framework/router/route.ts'

/** Loads the data of a product, for every page that shows it. */
export const loadProduct = async (
  { shop, queries, href, origin }: PageInput,
  /** The page that shows it instead; null for this one. */
  instead: (product: Product) => string | null,
): Promise<PageResponse> => {
  const requested = productRoute(href)
  if (requested === null) return { kind: 'notFound', reason: 'parameter' }
  const [result, config] = await Promise.all([
    fetchResult(queries, productQuery(shop, requested.productId)),
    fetchResult(queries, configQuery(shop)),
  ])
  if (!result.ok) return result.failure._tag === 'NotFound' ? { kind: 'notFound', reason: 'route' } : { kind: 'failed' }
  const product = result.value
  const moved = canonicalSlugRedirect(href, requested, product)
  if (moved !== null) return { kind: 'redirect', to: moved.to, status: moved.status }
  const route = instead(product)
  if (route !== null) return { kind: 'rewrite', route }
  const isCopy = requested.variant === 'collection'
  const site = {
    name: config.ok ? config.value.name : '',
    appUrl: origin,
    currency: config.ok ? config.value.currency : 'EUR',
    returnDays: config.ok ? config.value.returnDays : 30,
    returnsAreFree: config.ok && config.value.returnsAreFree,
    locale: shop.locale,
  }
  return {
    kind: 'page',
    params: { productId: String(requested.productId), variant: requested.variant },
    head: {
      title: product.seo.title || product.title,
      description: product.seo.description,
      paths: product.paths,
      canonical: localePath(shop.locale, productPath(product)),
      noindex: isCopy,
      type: 'product',
      picture: product.picture,
      structuredData: async () => (await structuredDataWriter.load()).ofProduct(product, site),
    },
  }
}
