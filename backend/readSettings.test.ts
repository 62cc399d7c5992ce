import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { UnusableData } from './database/sqliteFile.ts'
import { createDemoBackend } from './createDemoBackend.ts'
import { readSettings, WrongSetting } from './readSettings.ts'

const folder = mkdtempSync(join(tmpdir(), 'thuishaven-'))
afterAll(() => rmSync(folder, { recursive: true }))
const open = async (file: string) => createDemoBackend({ file, products: 0, appUrl: 'http://localhost:3000' })

describe('settings and stored data', () => {
  it('CFG-05 settings have defaults and come from the environment', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 4010,
      file: null,
      postgres: null,
      appUrl: 'http://localhost:3000',
    })
    expect(readSettings({ HOST: '0.0.0.0', API_PORT: '5000', SHOP_DATA: 'a.sqlite', PORT: '81' })).toMatchObject({
      host: '0.0.0.0',
      port: 5000,
      file: 'a.sqlite',
    })
    const url = 'postgres://shop:secret@db.test/shop'
    expect(readSettings({ DATABASE_URL: url }).postgres).toEqual({ url, schema: 'shop', poolSize: 5, timeoutMs: 10_000 })
    expect(
      readSettings({ DATABASE_URL: url, DATABASE_SCHEMA: 'a_b', DATABASE_POOL: '2', DATABASE_TIMEOUT_MS: '500' }).postgres,
    ).toMatchObject({ schema: 'a_b', poolSize: 2, timeoutMs: 500 })
  })

  it('CFG-05 an invalid setting is reported in one line with its name', () => {
    const url = 'postgres://shop:secret@db.test/shop'
    for (const [name, environment] of [
      ['API_PORT', { API_PORT: 'abc' }],
      ['API_PORT', { API_PORT: '70000' }],
      ['PORT', { PORT: '0' }],
      ['HOST', { HOST: 'a b' }],
      ['DATABASE_URL', { DATABASE_URL: 'mysql://root:secret@db.test' }],
      ['DATABASE_SCHEMA', { DATABASE_URL: url, DATABASE_SCHEMA: 'shop; DROP' }],
      ['DATABASE_POOL', { DATABASE_URL: url, DATABASE_POOL: '0' }],
      ['DATABASE_TIMEOUT_MS', { DATABASE_URL: url, DATABASE_TIMEOUT_MS: 'soon' }],
      ['SHOP_DATA', { DATABASE_URL: url, SHOP_DATA: 'a.sqlite' }],
    ] as const) {
      expect(() => readSettings(environment)).toThrow(WrongSetting)
      expect(() => readSettings(environment)).toThrow(new RegExp(`^${name}\\b(?!.*secret)[^\n]+$`))
    }
  })

  it('CRT-01 a data file keeps the shoppers’ data over a restart', async () => {
    const file = join(folder, 'kept.sqlite')
    const first = await open(file)
    await first.store.run("INSERT INTO cart (uid) VALUES ('cart-kept')")
    await first.close()
    const second = await open(file)
    expect(await second.store.get("SELECT uid FROM cart WHERE uid = 'cart-kept'")).not.toBeNull()
    expect(second.catalogue.product(1001)?.title.eng).toBe('Made-to-measure rug')
    await second.close()
  })

  it('CFG-05 a damaged or foreign data file is refused in one line and left unchanged', async () => {
    const whole = join(folder, 'whole.sqlite')
    await (await open(whole)).close()
    const bytes = readFileSync(whole)
    const damaged = Buffer.from(bytes).fill(0x5a, 8192, 60_000)
    for (const [name, content] of [
      ['text.sqlite', Buffer.from('this is not a database, only text')],
      ['torn.sqlite', damaged],
      ['cut.sqlite', bytes.subarray(0, 20_000)],
    ] as const) {
      const file = join(folder, name)
      writeFileSync(file, content)
      await expect(open(file)).rejects.toThrow(UnusableData)
      await expect(open(file)).rejects.toThrow(/^SHOP_DATA: [^\n]+$/)
      expect(readFileSync(file).equals(content)).toBe(true)
    }
  })
})
