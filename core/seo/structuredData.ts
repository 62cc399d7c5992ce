import type { JsonLd } from './jsonLd.ts'

/**
 * Text for a script element of type application/ld+json, safe inside HTML; null when building failed, so that
 * an answer with unexpected holes costs the structured data and never the page (SEO-06).
 */
export const structuredData = (build: () => JsonLd): string | null => {
  try {
    return JSON.stringify(build()).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  } catch {
    return null
  }
}
