/** Meta tags and structured data. */
export { pageMeta } from './pageMeta.ts'
export type { PageFacts, PageMeta } from './pageMeta.ts'
export { productJsonLd, returnPolicyJsonLd } from './productJsonLd.ts'
export { absoluteUrl, pictureUrl } from './site.ts'
export type { Site } from './site.ts'
export { breadcrumbJsonLd, newsPostJsonLd, structuredData } from './structuredData.ts'
export type { JsonLd, JsonLdValue, NewsPost } from './structuredData.ts'
