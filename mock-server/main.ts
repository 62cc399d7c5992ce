import { orGiveUp, runBackend } from '../backend/runBackend.ts'
import { createMockServer } from './createMockServer.ts'
import { readMockSettings } from './readMockSettings.ts'

const settings = await orGiveUp(() => readMockSettings(process.env, process.argv.slice(2)))

await runBackend({
  ready: (address) => void process.stdout.write(`Mock server ready at ${address}\n`),
  settings,
  createFetch: (backend) => createMockServer(backend, settings).fetch,
})
