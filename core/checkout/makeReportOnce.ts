import type { StoragePort } from '../ports/StoragePort.ts'

const reportedKey = 'thuishaven.purchases'
/** Payments that are remembered; older ones are not opened again in practice. */
const most = 50

/** Answers true for the first time that a payment is asked about on this device, and never again for the same one (CHK-11). */
export const makeReportOnce = (storage: StoragePort) => {
  const seen = new Set<string>()
  return (paymentUid: string): boolean => {
    const kept = (storage.get(reportedKey) ?? '').split(' ').filter((uid) => uid !== '')
    if (seen.has(paymentUid) || kept.includes(paymentUid)) return false
    seen.add(paymentUid)
    storage.set(reportedKey, [...kept, paymentUid].slice(-most).join(' '))
    return true
  }
}
