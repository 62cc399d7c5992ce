export { CompareLink } from './CompareLink.tsx'
export { CompareTick } from './CompareTick.tsx'
