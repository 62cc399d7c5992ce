import { createServer } from 'node:https'
import type { Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createMollieStandIn } from './createMollieStandIn.ts'
import type { MollieStandIn } from './createMollieStandIn.ts'
import { selfSignedCertificate } from './selfSignedCertificate.ts'

export interface StartedStandIn extends MollieStandIn {
  /** Base address without trailing slash, on https. */
  readonly address: string
  /** PEM; who calls it must trust it. */
  readonly certificate: string
  /** Nobody can connect until `comeBack`; it forgets nothing. */
  readonly goAway: () => Promise<void>
  readonly comeBack: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Starts the stand-in on this machine, over https like Mollie, with a certificate of its own.
 * @param port 0: any that is free
 */
export const startMollieStandIn = async (port = 0, log?: (line: string) => void): Promise<StartedStandIn> => {
  const certificate = selfSignedCertificate()
  let address = ''
  const standIn = createMollieStandIn(() => address, log)
  const server: Server = createServer(certificate, getRequestListener(standIn.fetch))
  const listen = (at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(at, '127.0.0.1', resolve)
    })
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(port)
  const bound = (server.address() as AddressInfo).port
  address = `https://127.0.0.1:${bound}`
  return {
    ...standIn,
    address,
    certificate: certificate.cert,
    goAway: close,
    comeBack: () => listen(bound),
    close,
  }
}
