import type { StoragePort } from '../ports/StoragePort.ts'

/** Names that are remembered; the results of older payments are not opened again in practice. */
const most = 50

/**
 * Returns true for the first call with a name without blanks on this device, and never again: an order whose purchase is
 * reported, whatever is paid of it later (CHK-11).
 */
export const createReportOnce = (storage: StoragePort, key = 'thuishaven.purchases') => {
  const seen = new Set<string>()
  return (name: string): boolean => {
    const persisted = (storage.get(key) ?? '').split(' ').filter((each) => each !== '')
    if (seen.has(name) || persisted.includes(name)) return false
    seen.add(name)
    storage.set(key, [...persisted, name].slice(-most).join(' '))
    return true
  }
}
