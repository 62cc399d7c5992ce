import type { Breadcrumb, Seo } from '@thuishaven/core/catalogue'
import { perLocale } from '@thuishaven/core/locale'
import type { Locale, LocalePaths } from '@thuishaven/core/locale'
import { externalUrl, localePath } from '@thuishaven/core/routing'
import type { BreadcrumbResponse, LocalePathsResponse } from '../schemas/page.ts'

/** The wire has no language prefix, the address bar has (LOC-02). */
export const localePathsOf = (paths: LocalePathsResponse): LocalePaths => perLocale((locale) => localePath(locale, paths[locale]))

export const breadcrumbOf =
  (locale: Locale) =>
  ({ position, label, slug }: BreadcrumbResponse): Breadcrumb => ({
    position,
    label,
    path: localePath(locale, slug),
  })

/** Allowed link targets that are no pages. */
const usableScheme = /^(?:mailto|tel):/i

/**
 * Target of a link from the backend: a page in the visitor's language, or an unchanged absolute address. null for javascript:, data: and
 * anything else that could run code or mislead (RTE-15): such a link is omitted.
 */
export const linkAddress = (locale: Locale, target: string): string | null => {
  const judged = externalUrl(target, 'any')
  if (judged.type === 'external') return judged.url
  if (judged.type === 'internal') return localePath(locale, judged.path)
  if (judged.reason === 'relative') return linkAddress(locale, `/${target}`)
  return judged.reason === 'scheme' && usableScheme.test(target) ? target : null
}

export const seoOf = ({ titleTag, descriptionTag }: { readonly titleTag: string; readonly descriptionTag: string }): Seo => ({
  title: titleTag,
  description: descriptionTag,
})
