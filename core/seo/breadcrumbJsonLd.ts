import type { Breadcrumb } from '../catalogue/breadcrumb.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import type { JsonLd } from './jsonLd.ts'
import type { Site } from './site.ts'

/** The way to a page for search engines, in the order of positions, counted from 1 (SEO-03). */
export const breadcrumbJsonLd = (crumbs: readonly Breadcrumb[], site: Pick<Site, 'appUrl'>): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs
    .toSorted((a, b) => a.position - b.position)
    .map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, name: crumb.label, item: absoluteUrl(site.appUrl, crumb.path) })),
})
