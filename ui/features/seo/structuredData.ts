import { breadcrumbJsonLd, eventJsonLd, itemListJsonLd, newsPostJsonLd, productJsonLd, structuredData } from '@thuishaven/core/seo'
import { localeOfPath } from '@thuishaven/core/routing'
import type { ContentPage, Product } from '@thuishaven/core/catalogue'
import type { Site } from '@thuishaven/core/seo'

/** Structured data of a product (SEO-01, SEO-02, SEO-03). Loaded after the rest of the page. */
export const ofProduct = (product: Product, site: Site): readonly (string | null)[] => [
  structuredData(() => productJsonLd(product, site)),
  structuredData(() => breadcrumbJsonLd(product.breadcrumbs, site)),
]

/** Structured data of a list or an article (SEO-03). `pageNumber` of a list counts from 1. */
export const ofContent = (page: ContentPage, site: Pick<Site, 'name' | 'appUrl'>, pageNumber = 1): readonly (string | null)[] => {
  const { post, picture, title, path, seo, breadcrumbs, products, pagination, blocks } = page
  const events = blocks.flatMap((block) => (block.type === 'events' ? block.events : []))
  const { locale } = localeOfPath(path)
  const first = (pageNumber - 1) * pagination.limit + 1
  return [
    ...(post === null ? [] : [structuredData(() => newsPostJsonLd({ ...post, picture, title, path, description: seo.description }, site))]),
    ...(breadcrumbs.length === 0 ? [] : [structuredData(() => breadcrumbJsonLd(breadcrumbs, site))]),
    ...events.map((event) => structuredData(() => eventJsonLd(event, site))),
    ...(products.length === 0 ? [] : [structuredData(() => itemListJsonLd(products, { appUrl: site.appUrl, locale }, first))]),
  ]
}
