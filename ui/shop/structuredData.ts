import { breadcrumbJsonLd, newsPostJsonLd, productJsonLd, structuredData } from '@thuishaven/core/seo'
import type { ContentPage, Product } from '@thuishaven/core/catalogue'
import type { Site } from '@thuishaven/core/seo'

/** What search engines are told of a product (SEO-01, SEO-02, SEO-03). Loaded when the rest of the page is there. */
export const ofProduct = (product: Product, site: Site): readonly (string | null)[] => [
  structuredData(() => productJsonLd(product, site)),
  structuredData(() => breadcrumbJsonLd(product.breadcrumbs, site)),
]

/** What search engines are told of a list or an article (SEO-03). */
export const ofContent = (page: ContentPage, site: Pick<Site, 'name' | 'appUrl'>): readonly (string | null)[] => {
  const { post, title, path, seo, breadcrumbs } = page
  return [
    ...(post === null ? [] : [structuredData(() => newsPostJsonLd({ ...post, title, path, description: seo.description }, site))]),
    ...(breadcrumbs.length === 0 ? [] : [structuredData(() => breadcrumbJsonLd(breadcrumbs, site))]),
  ]
}
