import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { startMollieStandIn } from './startMollieStandIn.ts'
import type { StartedStandIn } from './startMollieStandIn.ts'

/** A stand-in that this process trusts, for tests. */
export const startTrustedStandIn = async (): Promise<StartedStandIn> => {
  const standIn = await startMollieStandIn()
  setDefaultCACertificates([...getCACertificates(), standIn.certificate])
  return standIn
}
