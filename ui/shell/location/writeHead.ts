import type { Head } from '../page.ts'
import { headTags, localeOfTag, writtenByHead } from './headTags.ts'

/** Writes the head of the page on screen in the place of the one before. `isCurrent`: no other page has come since. */
export const writeHead = (head: Head, isCurrent: () => boolean): void => {
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
      if (!isCurrent()) return
      for (const data of found) {
        if (data === null) continue
        document.head.append(Object.assign(document.createElement('script'), { type: 'application/ld+json', textContent: data }))
      }
    },
    // The page does without (SEO-06).
    () => undefined,
  )
}
