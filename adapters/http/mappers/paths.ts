import type { Breadcrumb, Locale, LocalePaths, Seo } from '../../../core/index.ts'
import { localePath } from '../../../core/index.ts'
import type { BreadcrumbAnswer, LocalePathsAnswer } from '../schemas/page.ts'

/** The wire has no language prefix, the address bar has (LOC-02). */
export const localePathsOf = ({ nld, eng }: LocalePathsAnswer): LocalePaths => ({
  nld: localePath('nld', nld),
  eng: localePath('eng', eng),
})

export const breadcrumbOf =
  (locale: Locale) =>
  ({ position, label, slug }: BreadcrumbAnswer): Breadcrumb => ({
    position,
    label,
    path: localePath(locale, slug),
  })

/** A menu or redirect may leave the shop: an absolute address stays as it is. */
export const pathOrAddress = (locale: Locale, target: string): string =>
  /^[a-z][a-z0-9+.-]*:/i.test(target) ? target : localePath(locale, target)

export const seoOf = ({ titleTag, descriptionTag }: { readonly titleTag: string; readonly descriptionTag: string }): Seo => ({
  title: titleTag,
  description: descriptionTag,
})
