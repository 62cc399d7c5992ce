import type { Migration } from '../Migration.ts'

/** Pictures that the merchant uploads, so that every process on every machine has them and a backup holds them. */
export const storedPictures: Migration = {
  number: 13,
  name: 'stored-pictures',
  sql: ({ bytes }) => `
-- name: as in addresses, which are cached for good; another picture has another. body: WebP (backend/pictures/prepareUpload.ts).
CREATE TABLE stored_picture (name TEXT PRIMARY KEY, body ${bytes} NOT NULL, created_at BIGINT NOT NULL);
`,
}
