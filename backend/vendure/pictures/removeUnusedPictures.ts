import { Asset, TransactionalConnection } from '@vendure/core'
import type { INestApplicationContext } from '@nestjs/common'
import type { Store } from '../../store/Store.ts'

/** Milliseconds in which an upload has become an asset. */
const uploading = 3_600_000

/** Removes the pictures that no asset has: deleted ones, and uploads that were undone. */
export const removeUnusedPictures = async (app: INestApplicationContext, store: Store, now: number): Promise<void> => {
  const { tablePath } = app.get(TransactionalConnection).rawConnection.getMetadata(Asset)
  await store.run(
    `DELETE FROM stored_picture WHERE created_at < ? AND NOT EXISTS (SELECT 1 FROM ${tablePath} WHERE source = stored_picture.name)`,
    now - uploading,
  )
}
