import type { Picture } from '../catalogue/product.ts'
import { locales } from '../locale/locale.ts'
import type { Locale, LocalePaths } from '../locale/locale.ts'
import { absoluteUrl, pictureUrl } from './site.ts'
import type { Site } from './site.ts'

/** What a page tells of itself. */
export interface PageFacts {
  /** Title and description from the page's seo tags. */
  readonly title: string
  readonly description: string
  /**
   * Canonical path in the address bar, without filters; with `?page=n` for a later page; the original's for the copy variant of a product (RTE-02).
   * null for errors and the inactive screen, which have none.
   */
  readonly path: string | null
  /** The page in every language; null when it is in one only. */
  readonly paths: LocalePaths | null
  readonly picture: Picture | null
  readonly type: 'website' | 'product' | 'article'
  /** false for the copy variant of a product, the account, the checkout and internal search. What has no path is never listed. */
  readonly indexable: boolean
}

/** What stands in a page's head (SEO-04), plain text. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  /** Absolute. */
  readonly canonical: string | null
  /** hreflang with absolute address, 'x-default' last. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  /** null: nothing is forbidden. */
  readonly robots: 'noindex' | null
  /** Open Graph properties in order; values are plain text, to be escaped by who prints them. */
  readonly openGraph: readonly { readonly property: string; readonly content: string }[]
}

const languages: readonly Locale[] = ['nld', 'eng']

const alternatesOf = (paths: LocalePaths, appUrl: string): PageMeta['alternates'] => [
  ...languages.map((locale) => ({ hreflang: locales[locale].tag, href: absoluteUrl(appUrl, paths[locale]) })),
  { hreflang: 'x-default', href: absoluteUrl(appUrl, paths.nld) },
]

/** Data of a page's meta tags (SEO-04, LOC-06). A page without a title has the shop's name. */
export const pageMeta = (page: PageFacts, site: Pick<Site, 'name' | 'appUrl' | 'locale'>): PageMeta => {
  const listed = page.indexable && page.path !== null
  const title = page.title === '' ? site.name : page.title
  const url = page.path === null ? null : absoluteUrl(site.appUrl, page.path)
  return {
    title,
    description: page.description,
    canonical: url,
    alternates: listed && page.paths !== null ? alternatesOf(page.paths, site.appUrl) : [],
    robots: listed ? null : 'noindex',
    openGraph: [
      { property: 'og:type', content: page.type },
      { property: 'og:site_name', content: site.name },
      { property: 'og:title', content: title },
      ...(page.description === '' ? [] : [{ property: 'og:description', content: page.description }]),
      ...(url === null ? [] : [{ property: 'og:url', content: url }]),
      { property: 'og:locale', content: locales[site.locale].tag.replace('-', '_') },
      ...(page.picture === null
        ? []
        : [
            { property: 'og:image', content: pictureUrl(site.appUrl, page.picture) },
            { property: 'og:image:alt', content: page.picture.alt },
          ]),
    ],
  }
}
