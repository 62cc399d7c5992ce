/** Meta tags and structured data. */
export { pageMeta } from './pageMeta.ts'
export type { MetaSite, PageFacts, PageMeta } from './pageMeta.ts'
export { productJsonLd } from './productJsonLd.ts'
export { absoluteUrl, pictureUrl } from './site.ts'
export type { Site } from './site.ts'
export { breadcrumbJsonLd, eventJsonLd, itemListJsonLd, newsPostJsonLd, structuredData } from './structuredData.ts'
export type { JsonLd, JsonLdValue, NewsPost } from './structuredData.ts'
