import type { TagPort } from '@thuishaven/core/consent'

const nothing = (): void => undefined

/** For scripts without a page: there is no tag. */
export const noopTag: TagPort = { setDefault: nothing, update: nothing, load: nothing, forget: nothing }
