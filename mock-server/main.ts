import { runBackend } from '../backend/runBackend.ts'
import { createMockServer } from './createMockServer.ts'
import { readMockSettings } from './readMockSettings.ts'

await runBackend(
  'Mock server',
  () => readMockSettings(process.env, process.argv.slice(2)),
  (backend, settings) => createMockServer(backend, settings).fetch,
)
