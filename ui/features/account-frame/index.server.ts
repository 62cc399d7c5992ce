export { fetchPrivateFile, ownFile } from './fetchPrivateFile.server.ts'
export type { PrivateFileSource } from './fetchPrivateFile.server.ts'
