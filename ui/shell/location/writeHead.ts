import type { Head } from '../page.ts'
import { headTags, writtenByHead } from './headTags.ts'
import type { HeadSite } from './headTags.ts'

/** The part of Trusted Types that is needed here; not every browser has them. */
interface DataPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScript: (text: string) => string },
  ) => { readonly createScript: (text: string) => unknown }
}

/** A page's policy counts data blocks as scripts; through this one comes JSON and nothing else. */
const policy = (globalThis as { readonly trustedTypes?: DataPolicies }).trustedTypes?.createPolicy('thuishaven-data', {
  createScript: (text) => JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c'),
})

/** Writes the head of the page on screen, and its structured data at the body's end, in the place of those before. `isCurrent`: no other page has come since. */
export const writeHead = (head: Head, site: HeadSite, isCurrent: () => boolean): void => {
  const { title, tags } = headTags(head, site)
  document.title = title
  for (const old of document.querySelectorAll(writtenByHead)) old.remove()
  for (const { element, attributes } of tags) {
    const made = document.createElement(element)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    document.head.append(made)
  }
  head
    .structuredData?.()
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
