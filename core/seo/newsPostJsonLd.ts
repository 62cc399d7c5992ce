import type { Picture } from '../catalogue/picture.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import type { JsonLd } from './jsonLd.ts'
import { pictureUrl } from './pictureUrl.ts'
import type { Site } from './site.ts'

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
export const newsPostJsonLd = (post: NewsPost, site: Pick<Site, 'appUrl' | 'name'>): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: post.title,
  datePublished: post.createdAt,
  url: absoluteUrl(site.appUrl, post.path),
  description: post.description,
  ...(post.picture === null ? {} : { image: [pictureUrl(site.appUrl, post.picture)] }),
  author: { '@type': 'Organization', name: site.name },
  publisher: { '@type': 'Organization', name: site.name },
})
