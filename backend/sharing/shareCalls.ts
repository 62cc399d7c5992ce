import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { countTry } from '../answers/limitTries.ts'
import { readBody } from '../answers/readBody.ts'
import { succeed } from '../answers/succeed.ts'
import { visitorAddress } from '../answers/visitorAddress.ts'
import { requestedLines } from '../cart/requestedLines.ts'
import type { Wire } from '../contract/wire.ts'
import { record, text, whole } from '../database/row.ts'

const newShare = v.strictObject({
  kind: v.picklist(['cart', 'wishlist']),
  lines: requestedLines(200),
})
const withdrawal = v.strictObject({ ownerToken: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) })

const hour = 60 * 60 * 1000
/** How long a link shows something, in ms: 90 days. */
const sharedFor = 90 * 24 * hour
const limits = [{ most: 60, within: hour }]

/** 192 random bits, which nobody guesses. */
const newToken = (): string => randomBytes(24).toString('base64url')

const create: Call = {
  method: 'POST',
  path: '/api/v2/shares',
  operation: 'createShare',
  handle: async (backend, context) => {
    const { kind, lines } = await readBody(context, newShare)
    await countTry(backend, `createShare ${visitorAddress(context)}`, limits)
    const [token, ownerToken, expiresAt] = [newToken(), newToken(), backend.now() + sharedFor]
    await backend.store.run(
      'INSERT INTO share (token, owner_token, kind, lines, expires_at) VALUES (?, ?, ?, ?, ?)',
      token,
      ownerToken,
      kind,
      JSON.stringify(lines),
      expiresAt,
    )
    return succeed(context, {
      status: 'success',
      data: { token, ownerToken, expiresAt: new Date(expiresAt).toISOString() },
    } satisfies Wire['MadeShareResponse'])
  },
}

const load: Call = {
  method: 'GET',
  path: '/api/v2/shares/:shareToken',
  operation: 'loadShare',
  handle: async (backend, context) => {
    const token = context.req.param('shareToken') ?? ''
    const row = await backend.store.get(
      'SELECT kind, lines, expires_at FROM share WHERE token = ? AND expires_at > ?',
      token,
      backend.now(),
    )
    if (row === null) throw new HttpFailure(404, 'shareUnknown')
    return succeed(context, {
      status: 'success',
      data: {
        kind: text(row, 'kind') as Wire['Share']['kind'],
        lines: record(row, 'lines') as Wire['Share']['lines'],
        expiresAt: new Date(whole(row, 'expires_at')).toISOString(),
      },
    } satisfies Wire['ShareResponse'])
  },
}

const withdraw: Call = {
  method: 'POST',
  path: '/api/v2/shares/withdraw',
  operation: 'withdrawShare',
  handle: async (backend, context) => {
    const { ownerToken } = await readBody(context, withdrawal)
    await backend.store.run('DELETE FROM share WHERE owner_token = ?', ownerToken)
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
  },
}

/** Carts and wishlists that are shared by a link. */
export const shareCalls: readonly Call[] = [create, load, withdraw]
