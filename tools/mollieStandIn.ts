import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startMollieStandIn } from '../backend/mollie/testing/startMollieStandIn.ts'
import { root } from './build/sources.ts'

/*
 * A stand-in of Mollie's API, to try payments without an account and without a network: `npm run mollie:stand-in`. Its start page lists the payments and
 * stages what can go wrong. It keeps everything in memory, and signs its certificate itself at each start: who calls it trusts the file it names.
 */
const port = Number(process.env['MOLLIE_PORT'] || 4030)

const standIn = await startMollieStandIn(port, (line) => void process.stderr.write(`${line}\n`)).catch((problem: NodeJS.ErrnoException) => {
  process.stderr.write(`MOLLIE_PORT: cannot listen on ${port} (${problem.code ?? problem.message}). Choose another port.\n`)
  return process.exit(1)
})
const folder = join(root, '.cache/mollie')
mkdirSync(folder, { recursive: true })
const file = join(folder, 'certificate.pem')
writeFileSync(file, standIn.certificate)
process.stdout.write(`
  A backend that pays here:
    MOLLIE_API_KEY=test_${'0'.repeat(30)} MOLLIE_API_URL=${standIn.address} NODE_EXTRA_CA_CERTS=${file} npm run backend
  The browser does not know the certificate: let it through once.
Stand-in of Mollie ready at ${standIn.address}
`)
const stop = (): void => void standIn.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The parent process has ended.
process.once('disconnect', stop)
