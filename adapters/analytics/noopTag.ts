import type { TagPort } from '@thuishaven/core/consent'

const nothing = (): void => undefined

/** For programs without a page: there is no tag to be told or loaded. */
export const noopTag: TagPort = { setDefault: nothing, update: nothing, load: nothing, forget: nothing }
