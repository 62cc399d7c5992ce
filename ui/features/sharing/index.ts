export { ShareThis } from './ShareThis.tsx'
