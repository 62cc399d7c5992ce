import type { Call } from '../answers/Call.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'

const picture: Call = {
  method: 'GET',
  path: '/api/pictures/:file',
  operation: 'loadPicture',
  handle: async (backend, context) => {
    const found = await backend.pictures(context.req.param('file') ?? '')
    if (found === null) throw new HttpFailure(404, 'pictureNotFound')
    return context.body(new Uint8Array(found.body), 200, {
      'Content-Type': found.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  },
}

/** The shop's pictures. */
export const pictureCalls: readonly Call[] = [picture]
