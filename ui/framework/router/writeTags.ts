import type { Head } from './route.ts'

/** One element of the document's head. */
export interface HeadTag {
  readonly element: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

/** The tags of a page's head. */
export interface HeadTags {
  readonly title: string
  readonly tags: readonly HeadTag[]
}

/** Which elements a page's head and structured data are made of; the rest is the document's own. */
const ofPages =
  'meta[name="description"],meta[name="robots"],meta[property^="og:"],link[rel="canonical"],link[rel="alternate"][hreflang],script[type="application/ld+json"]'

/** The part of Trusted Types that is needed here; not every browser has them. */
interface DataPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScript: (text: string) => string },
  ) => { readonly createScript: (text: string) => unknown }
}

/** Trusted Types treats data blocks as scripts; this policy creates only JSON. */
const policy = (globalThis as { readonly trustedTypes?: DataPolicies }).trustedTypes?.createPolicy('thuishaven-data', {
  createScript: (text) => JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c'),
})

/** Writes the head of the page on screen, and its structured data at the body's end, replacing the previous ones. `isCurrent`: whether the page is still shown. */
export const writeTags = ({ title, tags }: HeadTags, { structuredData }: Pick<Head, 'structuredData'>, isCurrent: () => boolean): void => {
  document.title = title
  for (const old of document.querySelectorAll(ofPages)) old.remove()
  for (const { element, attributes } of tags) {
    const made = document.createElement(element)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    document.head.append(made)
  }
  structuredData?.()
    .then((found) => {
      if (!isCurrent()) return
      for (const data of found) {
        if (data === null) continue
        const textContent = policy?.createScript(data) ?? data
        document.body.append(Object.assign(document.createElement('script'), { type: 'application/ld+json', textContent }))
      }
    })
    // The page does without (SEO-06).
    .catch(() => undefined)
}
