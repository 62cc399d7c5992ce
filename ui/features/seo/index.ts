export { headTags } from './headTags.ts'
export type { HeadSite } from './headTags.ts'
export { structuredDataWriter } from './structuredDataWriter.ts'
