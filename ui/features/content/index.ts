export { ContentBlocks } from './ContentBlocks.tsx'
export { claimsOf } from './claimsOf.ts'
