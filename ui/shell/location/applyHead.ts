import type { Head } from '../page.ts'

const setMeta = (name: string, content: string | null): void => {
  const present = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === null) {
    present?.remove()
    return
  }
  const meta = present ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }))
  meta.content = content
}

const setLink = (rel: string, href: string | null, hreflang?: string): void => {
  const selector = hreflang === undefined ? `link[rel="${rel}"]:not([hreflang])` : `link[rel="${rel}"][hreflang="${hreflang}"]`
  const present = document.head.querySelector<HTMLLinkElement>(selector)
  if (href === null) {
    present?.remove()
    return
  }
  const link = present ?? document.head.appendChild(document.createElement('link'))
  link.rel = rel
  link.href = href
  if (hreflang !== undefined) link.hreflang = hreflang
}

/** Brings the document's head in line with the page on screen after a client-side navigation; the server wrote the first one. */
export const applyHead = (head: Head): void => {
  document.title = head.title
  setMeta('description', head.description ?? null)
  setMeta('robots', head.noindex === true ? 'noindex' : null)
  const active = head.paths?.[document.documentElement.lang === 'nl-NL' ? 'nld' : 'eng'] ?? null
  const canonical = head.canonical ?? active
  setLink('canonical', canonical === null ? null : location.origin + canonical)
  setLink('alternate', head.paths === undefined ? null : location.origin + head.paths.nld, 'nl-NL')
  setLink('alternate', head.paths === undefined ? null : location.origin + head.paths.eng, 'en-US')
}
