import type { LifecyclePort } from '@thuishaven/core'

/** For the server, where a page has no lifecycle events. */
export const noopLifecycle: LifecyclePort = { watch: () => () => undefined }
