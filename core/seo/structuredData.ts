import type { BreadcrumbList, Event, ItemList, NewsArticle, WithContext } from 'schema-dts'
import type { Breadcrumb } from '../catalogue/breadcrumb.ts'
import type { ShopEvent } from '../catalogue/content.ts'
import type { Picture, ProductCard } from '../catalogue/product.ts'
import type { Locale } from '../locale/locale.ts'
import { localePath } from '../routing/paths.ts'
import { productPath } from '../routing/productPaths.ts'
import { absoluteUrl, pictureUrl } from './site.ts'
import type { Site } from './site.ts'

/** Structured data: JSON with schema.org names, which the compiler holds against schema-dts where they are written. */
export type JsonLd = { readonly [name: string]: JsonLdValue }

/** A value within structured data. */
export type JsonLdValue = string | number | boolean | JsonLd | readonly JsonLdValue[]

/**
 * Text for a script element of type application/ld+json, safe inside HTML; null when building failed, so that
 * a response with unexpected holes costs the structured data and never the page (SEO-06).
 */
export const structuredData = (build: () => JsonLd): string | null => {
  try {
    return JSON.stringify(build()).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  } catch {
    return null
  }
}

/** The way to a page for search engines, in the order of positions, counted from 1 (SEO-03). */
export const breadcrumbJsonLd = (crumbs: readonly Breadcrumb[], site: Pick<Site, 'appUrl'>): JsonLd =>
  ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .toSorted((a, b) => a.position - b.position)
      .map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, name: crumb.label, item: absoluteUrl(site.appUrl, crumb.path) })),
  }) satisfies WithContext<BreadcrumbList>

/** The products of a list for search engines, in order, each by the address of its page. `first` is the position of the first one, from 1. */
export const itemListJsonLd = (
  products: readonly Pick<ProductCard, 'productId' | 'slug' | 'title'>[],
  site: Pick<Site, 'appUrl'> & { readonly locale: Locale },
  first = 1,
): JsonLd =>
  ({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: product.title,
      url: absoluteUrl(site.appUrl, localePath(site.locale, productPath(product))),
    })),
  }) satisfies WithContext<ItemList>

/** The data of a news post (SEO-03). */
export interface NewsPost {
  readonly title: string
  /** RFC 3339. */
  readonly createdAt: string
  /** Path in the active language. */
  readonly path: string
  readonly picture: Picture | null
  readonly description: string
  /** A person; the shop itself when none is named. */
  readonly author: string | null
}

/** A news post for search engines (SEO-03). */
export const newsPostJsonLd = (post: NewsPost, site: Pick<Site, 'appUrl' | 'name'>): JsonLd =>
  ({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: post.title,
    datePublished: post.createdAt,
    url: absoluteUrl(site.appUrl, post.path),
    description: post.description,
    ...(post.picture === null ? {} : { image: [pictureUrl(site.appUrl, post.picture)] }),
    author: post.author === null ? { '@type': 'Organization', name: site.name } : { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: site.name },
  }) satisfies WithContext<NewsArticle>

/** Something that takes place, for search engines. */
export const eventJsonLd = ({ title, text, place, startsAt, endsAt }: ShopEvent, site: Pick<Site, 'name'>): JsonLd =>
  ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: text,
    startDate: startsAt,
    endDate: endsAt,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: place },
    organizer: { '@type': 'Organization', name: site.name },
  }) satisfies WithContext<Event>
