/** The classes that adapters fail with. Code that only reads a failure needs its type, from `@thuishaven/core`, and compares its `_tag`. */
export { BackendUnavailable, MalformedResponse, NotFound, Refused, StorageFailed } from './failures.ts'
