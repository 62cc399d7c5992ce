import type { ErrorsPort } from '@thuishaven/core/errors'

/** For shops that watch their log alone. */
export const noErrors: ErrorsPort = { report: () => undefined }
