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
 * Where a link of the backend leads: a page in the language of the visitor, or an absolute address as it stands. null for javascript:,
 * data: and whatever else could act or lead where it does not say (RTE-15): such a link is left out.
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
