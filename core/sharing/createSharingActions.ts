import type { Phrase } from '../notifications/phrase.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { Run } from '../run.ts'
import { persistedAs } from '../store/persistedSchema.ts'
import type { SharingPort } from './SharingPort.ts'
import type { MadeShare, SharedLine, ShareKind } from './share.ts'

/** A link that was made on this device. */
export interface OwnShare extends MadeShare {
  readonly kind: ShareKind
}

/** Sharing by a link. */
export interface SharingActions {
  /** Makes a link and remembers on this device that it is the visitor's. */
  readonly share: (kind: ShareKind, lines: readonly SharedLine[]) => Promise<Result<OwnShare, Phrase>>
  /** The links that were made on this device and not withdrawn, the latest first; one may have expired. */
  readonly ownShares: () => readonly OwnShare[]
  /** Ends a link for everybody who has it. */
  readonly withdrawShare: (ownerToken: string) => Promise<Result<void, Phrase>>
}

/** Dependencies of sharing. */
export interface SharingActionsDeps {
  readonly storage: StoragePort
  readonly run: Run<{ readonly sharing: SharingPort }>
}

const storageKey = 'thuishaven.shares'
/** So many links are remembered. */
const most = 20

const persisted = persistedAs<readonly OwnShare[]>({
  each: { of: { token: 'text', ownerToken: 'text', expiresAt: 'text', kind: ['cart', 'wishlist'] } },
})

/** The use-cases of sharing. */
export const createSharingActions = ({ storage, run }: SharingActionsDeps): SharingActions => {
  const ownShares = (): readonly OwnShare[] => persisted.read(storage.get(storageKey)) ?? []
  const keep = (shares: readonly OwnShare[]): void => storage.set(storageKey, persisted.print(shares.slice(0, most)))
  return {
    ownShares,
    share: async (kind, lines) => {
      const made = await run(({ sharing }) => sharing.create({ kind, lines }))
      if (!made.ok)
        return err({
          key: made.failure._tag === 'Refused' && made.failure.reason === 'temporary' ? 'phrases.tooManyRequests' : 'error.connection',
        })
      const share = { ...made.value, kind }
      keep([share, ...ownShares()])
      return ok(share)
    },
    withdrawShare: async (ownerToken) => {
      const withdrawn = await run(({ sharing }) => sharing.withdraw(ownerToken))
      if (!withdrawn.ok) return err({ key: 'error.connection' })
      keep(ownShares().filter((share) => share.ownerToken !== ownerToken))
      return ok(undefined)
    },
  }
}
