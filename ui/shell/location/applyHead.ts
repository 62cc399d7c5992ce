import type { Head } from '../page.ts'
import { headTags, localeOfTag, writtenByHead } from './headTags.ts'

/** Counts the heads that were applied: structured data that comes late belongs to the page that asked for it. */
let applied = 0

/** Brings the document's head in line with the page on screen after a client-side navigation; the server wrote the first one. */
export const applyHead = (head: Head): void => {
  const mine = ++applied
  const name = document.head.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? ''
  const { title, tags } = headTags(head, { name, origin: location.origin, locale: localeOfTag(document.documentElement.lang) })
  document.title = title
  for (const old of document.head.querySelectorAll(writtenByHead)) old.remove()
  for (const { element, attributes } of tags) {
    const made = document.createElement(element)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    document.head.append(made)
  }
  void head.structuredData?.().then(
    (found) => {
      if (mine !== applied) return
      for (const data of found) {
        if (data === null) continue
        document.head.append(Object.assign(document.createElement('script'), { type: 'application/ld+json', textContent: data }))
      }
    },
    // The page does without (SEO-06).
    () => undefined,
  )
}
