import { pageMeta } from '@thuishaven/core/seo'
import type { Picture } from '@thuishaven/core/catalogue'
import type { LanguageSettings, Locale } from '@thuishaven/core/locale'
import type { Head } from '../../framework/router/route.ts'
import type { HeadTags } from '../../framework/router/writeTags.ts'

/** Dependencies for writing a head. */
export interface HeadSite extends LanguageSettings {
  readonly name: string
  /** Public origin of the shop, without a slash at its end. */
  readonly origin: string
  readonly locale: Locale
}

/** The default picture of link previews. */
const houseOf = (name: string): Picture => ({
  alt: name,
  template: '/share.png',
  widths: [1200],
  formats: ['webp'],
  aspectRatio: 1200 / 630,
})

/** Title and tags of a page (SEO-04, LOC-06), by the core's rules: the server writes them, and the browser updates them. */
export const headTags = (head: Head, site: HeadSite): HeadTags => {
  const { name, origin, locale } = site
  const { title, description, canonical, alternates, robots, openGraph } = pageMeta(
    {
      title: head.title,
      description: head.description ?? '',
      path: head.canonical ?? head.paths?.[locale] ?? null,
      paths: head.paths ?? null,
      picture: head.picture ?? houseOf(name),
      type: head.type ?? 'website',
      indexable: head.noindex !== true,
    },
    { ...site, appUrl: origin },
  )
  return {
    title,
    tags: [
      ...(description === '' ? [] : [{ element: 'meta', attributes: { name: 'description', content: description } } as const]),
      ...(robots === null ? [] : [{ element: 'meta', attributes: { name: 'robots', content: robots } } as const]),
      ...(canonical === null ? [] : [{ element: 'link', attributes: { rel: 'canonical', href: canonical } } as const]),
      ...alternates.map(({ hreflang, href }) => ({ element: 'link', attributes: { rel: 'alternate', hreflang, href } }) as const),
      ...openGraph.map(({ property, content }) => ({ element: 'meta', attributes: { property, content } }) as const),
    ],
  }
}
