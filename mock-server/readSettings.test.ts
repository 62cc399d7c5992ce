import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findProduct } from '../backend/catalogue/findProduct.ts'
import { UnusableData } from '../backend/database/openDatabase.ts'
import { createDemoBackend } from '../backend/createDemoBackend.ts'
import { readSettings, WrongSetting } from './readSettings.ts'

const folder = mkdtempSync(join(tmpdir(), 'thuishaven-'))
afterAll(() => rmSync(folder, { recursive: true }))
const open = (file: string) => createDemoBackend({ file, products: 0, appUrl: 'http://localhost:3000' })

describe('settings and stored data', () => {
  it('CFG-05 settings have defaults and come from the environment', () => {
    expect(readSettings({}, [])).toEqual({
      host: '127.0.0.1',
      port: 4010,
      file: null,
      products: 0,
      appUrl: 'http://localhost:3000',
      token: null,
    })
    expect(readSettings({ HOST: '0.0.0.0', API_PORT: '5000', SHOP_DATA: 'a.sqlite', PORT: '81' }, ['--products', '500'])).toMatchObject({
      host: '0.0.0.0',
      port: 5000,
      file: 'a.sqlite',
      products: 500,
    })
    expect(readSettings({}, ['--products=7']).products).toBe(7)
  })

  it('CFG-05 an invalid setting is reported in one line with its name', () => {
    for (const [environment, argv] of [
      [{ API_PORT: 'abc' }, []],
      [{ API_PORT: '70000' }, []],
      [{ PORT: '0' }, []],
      [{ HOST: 'a b' }, []],
      [{}, ['--products', 'many']],
      [{}, ['--products']],
      [{}, ['--fast']],
    ] as const) {
      expect(() => readSettings(environment, argv)).toThrow(WrongSetting)
      expect(() => readSettings(environment, argv)).toThrow(/^[^\n]+$/)
    }
  })

  it('CRT-01 a data file keeps the shoppers’ data over a restart', () => {
    const file = join(folder, 'kept.sqlite')
    const first = open(file)
    first.database.run("INSERT INTO cart (uid) VALUES ('cart-kept')")
    first.database.close()
    const second = open(file)
    expect(second.database.get("SELECT uid FROM cart WHERE uid = 'cart-kept'")).not.toBeNull()
    expect(findProduct(second.database, 1001)?.title.eng).toBe('Made-to-measure rug')
    second.database.close()
  })

  it('CFG-05 a damaged or foreign data file is refused in one line and left unchanged', () => {
    const whole = join(folder, 'whole.sqlite')
    open(whole).database.close()
    const bytes = readFileSync(whole)
    const damaged = Buffer.from(bytes).fill(0x5a, 8192, 60_000)
    for (const [name, content] of [
      ['text.sqlite', Buffer.from('this is not a database, only text')],
      ['torn.sqlite', damaged],
      ['cut.sqlite', bytes.subarray(0, 20_000)],
    ] as const) {
      const file = join(folder, name)
      writeFileSync(file, content)
      expect(() => open(file)).toThrow(UnusableData)
      expect(() => open(file)).toThrow(/^SHOP_DATA: [^\n]+$/)
      expect(readFileSync(file).equals(content)).toBe(true)
    }
  })
})
