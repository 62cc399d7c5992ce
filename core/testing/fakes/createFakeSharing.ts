import { NotFound } from '../../failures/failures.ts'
import { err, ok } from '../../result.ts'
import type { BackendFailure, Refused } from '../../ports/failures.ts'
import type { MadeShare, Share } from '../../sharing/share.ts'
import type { SharingPort } from '../../sharing/SharingPort.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export interface FakeSharing extends SharingPort {
  /** What links share now, by their tokens. */
  readonly shared: () => ReadonlyMap<string, Share>
}

/** Shared links in memory. */
export const createFakeSharing = ({
  faultModel = fine,
}: { readonly faultModel?: FaultModel<BackendFailure | Refused> } = {}): FakeSharing => {
  const shared = new Map<string, Share>()
  let calls = 0
  const faultOutcome = (name: string) => () => faultModel({ name, number: (calls += 1) })
  return {
    shared: () => shared,
    create: (share) =>
      weathered<MadeShare, BackendFailure | Refused>(faultOutcome('share'), () => {
        const token = `share-${shared.size + 1}`
        const expiresAt = '2027-02-25T10:00:00Z'
        shared.set(token, { ...share, expiresAt })
        return ok({ token, ownerToken: `owner of ${token}`, expiresAt })
      }),
    load: (token) =>
      weathered<Share, BackendFailure | NotFound>(faultOutcome('loadShare') as never, () => {
        const share = shared.get(token)
        return share === undefined ? err(new NotFound({ what: 'share' })) : ok(share)
      }),
    withdraw: (ownerToken) =>
      weathered(faultOutcome('withdrawShare'), () => {
        shared.delete(ownerToken.replace('owner of ', ''))
        return ok(undefined)
      }) as ReturnType<SharingPort['withdraw']>,
  }
}
