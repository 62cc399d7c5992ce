import { setTimeout as pause } from 'node:timers/promises'
import { bootstrap, I18nService, JobQueueService, ProductVariant, TransactionalConnection } from '@vendure/core'
import { demoShop } from '../demo/demoShop.ts'
import { orGiveUp } from '../runBackend.ts'
import { runPeriodically } from '../server/runPeriodically.ts'
import { onStop } from '../server/superviseProcesses.ts'
import { saveShopRecords } from '../shopRecords/saveShopRecords.ts'
import { shopRecordsOf } from '../shopRecords/shopRecordsOf.ts'
import { createPostgresPool, openPostgresStore } from '../store/postgresStore.ts'
import { feedCatalogue } from './catalogue/feedCatalogue.ts'
import { createStockUpdate } from './catalogue/updateStock.ts'
import { createConfig } from './config.ts'
import { joinCustomers } from './customers/joinCustomers.ts'
import { vendureSchema } from './databaseOptions.ts'
import { loadDashboard } from './loadDashboard.ts'
import { migrateJoined } from './migrateJoined.ts'
import { forgetOldOrders } from './orders/forgetOldOrders.ts'
import { followOrderStates } from './orders/followOrderStates.ts'
import { takeOrderNews } from './orders/takeOrderNews.ts'
import { createPicturesPlugin } from './pictures/picturesPlugin.ts'
import { removeUnusedPictures } from './pictures/removeUnusedPictures.ts'
import { uploadMessages } from './pictures/uploadMessages.ts'
import { readVendureSettings } from './readVendureSettings.ts'
import { seedVendure } from './seed.ts'
import { createShopPlugin } from './shop/shopPlugin.ts'
import { createContexts } from './vendureContext.ts'

// Vendure would report this installation to its makers.
process.env['VENDURE_DISABLE_TELEMETRY'] = 'true'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const log = (line: string): void => void process.stderr.write(`${line}\n`)

const settings = await orGiveUp(() => readVendureSettings(process.env))
const { postgres, admin } = settings
await orGiveUp(() => migrateJoined(postgres))
const store = await orGiveUp(() => openPostgresStore(postgres))
const pool = createPostgresPool(postgres)
await pool.query(`CREATE SCHEMA IF NOT EXISTS ${vendureSchema}`)

const dashboard = await loadDashboard()
// Vendure answers before there is somebody to book what the shop reports; it is booked at the start then.
let bookNews = (): Promise<void> => Promise.resolve()
const shopPlugin = createShopPlugin(store, settings.appUrl, () => bookNews())
const app = await bootstrap(createConfig(settings, store, [shopPlugin, createPicturesPlugin(store), ...dashboard]))
for (const [language, messages] of Object.entries(uploadMessages)) app.get(I18nService).addTranslation(language, messages)
const context = createContexts(app, admin.identifier)
const { rawConnection } = app.get(TransactionalConnection)
await app.get(JobQueueService).start()

/** Which products a category has is computed by jobs. */
const jobsDone = async (): Promise<void> => {
  const open = `SELECT 1 FROM "${vendureSchema}".job_record WHERE state IN ('PENDING', 'RUNNING', 'RETRYING') LIMIT 1`
  while ((await rawConnection.query<readonly unknown[]>(open)).length > 0) await pause(100)
}

if ((await rawConnection.getRepository(ProductVariant).count({ withDeleted: true })) === 0) {
  say('Vendure is empty: it gets the products, categories, coupons and delivery methods of the demo shop (about 15 s).')
  const demo = demoShop()
  await seedVendure(app, demo, context)
  await saveShopRecords(store, shopRecordsOf(demo))
  await jobsDone()
}
await orGiveUp(() => joinCustomers(pool, { shop: postgres.schema, vendure: vendureSchema }))
await pool.end()
const updateStock = createStockUpdate(app, store, settings.autoRestock)
const stopFeed = await feedCatalogue(app, store, updateStock)
const stopStates = await followOrderStates(app, store, postgres.schema, log)
const news = await takeOrderNews({
  app,
  store,
  schema: postgres.schema,
  context,
  log,
})
bookNews = news.take
const stopForgetting = runPeriodically('Old orders', 3_600_000, () => forgetOldOrders(app, postgres.schema))
const stopRemoving = runPeriodically('Pictures', 3_600_000, () => removeUnusedPictures(app, store, Date.now()))
if (settings.hasOwnPassword) say(`Log in to the back office as ${admin.identifier} with ${admin.password}`)
const place = `http://${settings.host}:${settings.vendurePort}`
if (dashboard.length > 0) say(`Dashboard at ${place}/dashboard`)
say(`Vendure ready at ${place}`)

onStop(() => {
  setTimeout(() => process.exit(0), 10_000).unref()
  void (async () => {
    await news.stop()
    await stopStates()
    await stopFeed()
    await stopRemoving()
    await stopForgetting()
    await app.close()
    await store.close()
  })().finally(() => process.exit(0))
})
