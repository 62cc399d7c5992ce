import type { Locale } from '@thuishaven/core/locale'

/** Texts for clients that read markdown, never for a browser. */
export const llmsTxt: Readonly<Record<Locale, string>> = {
  nld: 'Vraag een adres met `Accept: text/markdown` en je krijgt dezelfde pagina als markdown: producten, categorieën en artikelen. Alle adressen staan in de sitemap.',
  eng: 'Ask for an address with `Accept: text/markdown` and the same page comes as markdown: products, categories and articles. All addresses are in the sitemap.',
}
