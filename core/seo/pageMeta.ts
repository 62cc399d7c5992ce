import type { Picture } from '../catalogue/product.ts'
import { mainLanguage } from '../locale/languages.ts'
import type { LanguageSettings } from '../locale/languages.ts'
import { locales } from '../locale/locale.ts'
import type { Locale, LocalePaths } from '../locale/locale.ts'
import { absoluteUrl, pictureUrl } from './site.ts'
import type { Site } from './site.ts'

/** The metadata of a page. */
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

/** The content of a page's head (SEO-04), plain text. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  /** Absolute. */
  readonly canonical: string | null
  /** hreflang with absolute address, 'x-default' last. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  /** null: nothing is forbidden. */
  readonly robots: 'noindex' | null
  /** Open Graph properties in order; values are plain text, to be escaped when printed. */
  readonly openGraph: readonly { readonly property: string; readonly content: string }[]
}

/** The shop as its pages' heads name it: each language at its own domain where it has one (LOC-03). */
export type MetaSite = Pick<Site, 'name' | 'appUrl' | 'locale'> & LanguageSettings

/** The address of a page in a language that is offered. */
const addressIn = ({ appUrl, domains }: MetaSite, locale: Locale, path: string): string => absoluteUrl(domains[locale] ?? appUrl, path)

/** A page in one language has no alternates, and a language that is not offered is none (LOC-06). */
const alternatesOf = (paths: LocalePaths, site: MetaSite): PageMeta['alternates'] => {
  const { languages } = site
  if (languages.length < 2) return []
  const main = mainLanguage(site)
  return [
    ...languages.map((locale) => ({ hreflang: locales[locale].tag, href: addressIn(site, locale, paths[locale]) })),
    { hreflang: 'x-default', href: addressIn(site, main, paths[main]) },
  ]
}

/** Data of a page's meta tags (SEO-04, LOC-06). A page without a title has the shop's name. */
export const pageMeta = (page: PageFacts, site: MetaSite): PageMeta => {
  const listed = page.indexable && page.path !== null
  const title = page.title === '' ? site.name : page.title
  const url = page.path === null ? null : addressIn(site, site.locale, page.path)
  return {
    title,
    description: page.description,
    canonical: url,
    alternates: listed && page.paths !== null ? alternatesOf(page.paths, site) : [],
    robots: listed ? null : 'noindex',
    openGraph: [
      { property: 'og:type', content: page.type },
      ...(site.name === '' ? [] : [{ property: 'og:site_name', content: site.name }]),
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
