import type { BreadcrumbList, NewsArticle, WithContext } from 'schema-dts'
import type { Breadcrumb } from '../catalogue/breadcrumb.ts'
import type { Picture } from '../catalogue/product.ts'
import { absoluteUrl, pictureUrl } from './site.ts'
import type { Site } from './site.ts'

/** Structured data: JSON with schema.org names, which the compiler holds against schema-dts where they are written. */
export type JsonLd = { readonly [name: string]: JsonLdValue }

/** A value within structured data. */
export type JsonLdValue = string | number | boolean | JsonLd | readonly JsonLdValue[]

/**
 * Text for a script element of type application/ld+json, safe inside HTML; null when building failed, so that
 * an answer with unexpected holes costs the structured data and never the page (SEO-06).
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

/** What is told of a news post (SEO-03). */
export interface NewsPost {
  readonly title: string
  /** RFC 3339. */
  readonly createdAt: string
  /** Path in the active language. */
  readonly path: string
  readonly picture: Picture | null
  readonly description: string
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
    author: { '@type': 'Organization', name: site.name },
    publisher: { '@type': 'Organization', name: site.name },
  }) satisfies WithContext<NewsArticle>
