import type { ConsentPreferences, StoredConsent } from '../../consent/consent.ts'
import type { ConsentPort } from '../../consent/ConsentPort.ts'

export interface FakeConsent extends ConsentPort {
  /** Every choice that was written, oldest first. */
  readonly written: readonly ConsentPreferences[]
  /** Simulates a change of the stored choice by another tab or the browser. */
  readonly become: (stored: StoredConsent) => void
}

export const createFakeConsent = (start: StoredConsent = { type: 'none' }): FakeConsent => {
  let stored = start
  const written: ConsentPreferences[] = []
  return {
    written,
    read: () => stored,
    write: (preferences) => {
      written.push(preferences)
      stored = { type: 'stored', preferences }
    },
    become: (next) => {
      stored = next
    },
  }
}
