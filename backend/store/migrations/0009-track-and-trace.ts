import type { Migration } from '../Migration.ts'

/** An order that was sent has its address at the carrier. */
export const trackAndTrace: Migration = {
  number: 9,
  name: 'track-and-trace',
  sql: () => 'ALTER TABLE purchase ADD COLUMN track_and_trace_url TEXT;',
}
