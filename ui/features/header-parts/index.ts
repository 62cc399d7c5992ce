export { Wordmark } from './Wordmark.tsx'
export { default as headerStyles } from './headerParts.module.css'
