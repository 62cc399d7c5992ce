import { expect, it } from 'vitest'
import { WrongSetting } from '../backend/readSettings.ts'
import { readMockSettings } from './readMockSettings.ts'

it('CFG-05 the mock server’s own settings come from the command line and the environment', () => {
  expect(readMockSettings({}, [])).toMatchObject({ port: 4010, products: 0, token: null, autoRestock: true })
  expect(readMockSettings({ AUTO_RESTOCK: 'off' }, []).autoRestock).toBe(false)
  expect(readMockSettings({ MOCK_TOKEN: 'geheim' }, ['--products', '500'])).toMatchObject({ products: 500, token: 'geheim' })
  expect(readMockSettings({}, ['--products=7']).products).toBe(7)
})

it('CFG-05 an invalid option is reported in one line', () => {
  for (const argv of [['--products', 'many'], ['--products'], ['--fast']]) {
    expect(() => readMockSettings({}, argv)).toThrow(WrongSetting)
    expect(() => readMockSettings({}, argv)).toThrow(/^[^\n]+$/)
  }
})
