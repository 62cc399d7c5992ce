import { setTimeout as pause } from 'node:timers/promises'
import { bootstrap, ProductVariant, runMigrations, TransactionalConnection } from '@vendure/core'
import { createPracticeBank } from '../bank/practiceBank.ts'
import { orGiveUp } from '../runBackend.ts'
import { demoShop } from '../demo/demoShop.ts'
import { openPostgresStore, createPostgresPool } from '../store/postgresStore.ts'
import { createConfig, vendureSchema } from './config.ts'
import { readVendureSettings } from './readVendureSettings.ts'
import { seedVendure } from './seed.ts'
import { createContexts } from './vendureContext.ts'
import { randomUUID } from 'node:crypto'

const settings = await orGiveUp(() => readVendureSettings(process.env))
const store = await orGiveUp(() => openPostgresStore(settings.postgres))
const pool = createPostgresPool(settings.postgres)
await pool.query(`CREATE SCHEMA IF NOT EXISTS ${vendureSchema}`)
await pool.end()
const config = createConfig(
  settings,
  createPracticeBank(store, (prefix) => `${prefix}-${randomUUID()}`),
)
await runMigrations(config)
const t = performance.now()
const app = await bootstrap(config)
console.log('booted', Math.round(performance.now() - t), 'rss', Math.round(process.memoryUsage().rss / 1e6))
const context = createContexts(app, settings.admin.identifier)
const variants = app.get(TransactionalConnection).rawConnection.getRepository(ProductVariant)
if ((await variants.count()) === 0) {
  const began = performance.now()
  await seedVendure(app, demoShop(), context)
  console.log('seeded', Math.round(performance.now() - began))
}
process.stdout.write(`Vendure ready at http://${settings.host}:${settings.vendurePort}\n`)
void pause
