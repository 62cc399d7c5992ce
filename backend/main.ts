import { createApi } from './createApi.ts'
import { readSettings } from './readSettings.ts'
import { runBackend } from './runBackend.ts'

await runBackend('Backend', () => readSettings(process.env), createApi)
