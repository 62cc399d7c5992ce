import cluster from 'node:cluster'
import { createApi } from './createApi.ts'
import { readBackendSettings } from './readBackendSettings.ts'
import { orGiveUp, runBackend } from './runBackend.ts'
import { createDrain } from './server/drain.ts'
import { createMetrics } from './server/metrics.ts'
import { onStop, superviseProcesses } from './server/superviseProcesses.ts'
import { withOperatorRoutes } from './server/withOperatorRoutes.ts'

const settings = await orGiveUp(() => readBackendSettings(process.env, process.argv.slice(2)))
const { host, port, processes, practiceBank, mollie, operatorToken, smtp } = settings

const announce = (address: string): void => {
  const several = processes === 1 ? '' : `, ${processes} processes`
  process.stdout.write(`Backend ready at ${address}${several}\n`)
  if (!practiceBank && mollie === null)
    process.stderr.write('No order can be paid: the practice bank is off and MOLLIE_API_KEY is missing.\n')
  if (mollie?.apiKey.startsWith('test_') === true && process.env['NODE_ENV'] === 'production')
    process.stderr.write('MOLLIE_API_KEY is a test_ key: payments move no money.\n')
  if (smtp === null) process.stderr.write('Mails wait in their queue: SMTP_URL is missing.\n')
}

if (processes > 1 && cluster.isPrimary) {
  superviseProcesses({
    count: processes,
    ready: () => announce(`http://${host}:${port}`),
    log: (line) => void process.stderr.write(`${line}\n`),
  })
} else {
  let isDraining = (): boolean => false
  const metrics = createMetrics()
  await runBackend({
    ready: cluster.isPrimary ? announce : () => {},
    settings,
    onMail: metrics.mail,
    createFetch: (backend) =>
      withOperatorRoutes(createApi(backend), {
        store: backend.store,
        metrics,
        isDraining: () => isDraining(),
        operatorToken,
      }),
    closeOnSignals: (server, over) => {
      const drain = createDrain(server, over)
      isDraining = drain.isDraining
      onStop(drain.begin)
    },
  })
}
