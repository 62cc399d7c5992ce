import type { StoragePort } from '../ports/StoragePort.ts'

const reportedKey = 'thuishaven.purchases'
/** Orders that are remembered; the results of older ones are not opened again in practice. */
const most = 50

/** Answers true for the first time that an order is asked about on this device, and never again, whatever is paid of it later (CHK-11). */
export const makeReportOnce = (storage: StoragePort) => {
  const seen = new Set<string>()
  return (orderNumber: string): boolean => {
    const kept = (storage.get(reportedKey) ?? '').split(' ').filter((number) => number !== '')
    if (seen.has(orderNumber) || kept.includes(orderNumber)) return false
    seen.add(orderNumber)
    storage.set(reportedKey, [...kept, orderNumber].slice(-most).join(' '))
    return true
  }
}
