import type { Host } from './host/answers/Host.ts'
import { loadContent } from './host/catalogue/loadContent.ts'

/** Names of the pictures that visitors meet first: those of the home page and of the first page of the rugs. */
export const firstPictures = (host: Host): readonly string[] => {
  const pages = ['/', '/vloerkleden'].map((path) => loadContent(host, { path, page: 1, sort: 'relevance', language: 'nld' }))
  const names = JSON.stringify(pages).matchAll(/"template":"\/api\/pictures\/([a-z0-9-]+)-\{width\}/g)
  return [...new Set([...names].flatMap(([, name]) => name ?? []))]
}
