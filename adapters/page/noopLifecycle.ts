import type { LifecyclePort } from '@thuishaven/core'

/** For the server, where a page is rendered and gone: nothing happens to it. */
export const noopLifecycle: LifecyclePort = { watch: () => () => undefined }
