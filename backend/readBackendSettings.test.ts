import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { readBackendSettings } from './readBackendSettings.ts'
import { WrongSetting } from './readSettings.ts'
import { publicVies } from './vatNumbers/viesVatNumbers.ts'

const DATABASE_URL = 'postgres://shop:secret@db.test/shop'
const testKey = `test_${'k'.repeat(30)}`
const SMTP_URL = 'smtps://shop:secret@mail.test'
const pem = { privateKeyEncoding: { type: 'pkcs8', format: 'pem' }, publicKeyEncoding: { type: 'spki', format: 'pem' } } as const
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem })
const signed = {
  DATABASE_URL,
  SMTP_URL,
  MAIL_FROM: 'Thuishaven <shop@mail.thuishaven.test>',
  DKIM_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
  DKIM_SELECTOR: 'shop2026',
}

it('CFG-05 the backend runs one process with the practice bank, and without the bank in production or beside a provider', () => {
  expect(readBackendSettings({ DATABASE_URL }, [])).toMatchObject({ processes: 1, practiceBank: true, operatorToken: null })
  expect(readBackendSettings({ DATABASE_URL, NODE_ENV: 'production' }, []).practiceBank).toBe(false)
  expect(readBackendSettings({ DATABASE_URL, MOLLIE_API_KEY: testKey }, [])).toMatchObject({
    practiceBank: false,
    mollie: { apiKey: testKey, apiUrl: 'https://api.mollie.com' },
  })
  expect(readBackendSettings({ DATABASE_URL }, []).mollie).toBeNull()
  const liveKey = testKey.replace('test', 'live')
  expect(
    readBackendSettings({ DATABASE_URL, NODE_ENV: 'production', MOLLIE_API_KEY: liveKey, MOLLIE_API_URL: 'https://127.0.0.1:8443/' }, [])
      .mollie,
  ).toEqual({ apiKey: liveKey, apiUrl: 'https://127.0.0.1:8443' })
  expect(readBackendSettings({ DATABASE_URL, NODE_ENV: 'production', PRACTICE_BANK: 'on' }, []).practiceBank).toBe(true)
  expect(readBackendSettings({ DATABASE_URL, PRACTICE_BANK: 'off' }, ['--processes=4'])).toMatchObject({
    processes: 4,
    practiceBank: false,
  })
  expect(readBackendSettings({ DATABASE_URL }, []).autoRestock).toBe(false)
  expect(readBackendSettings({ DATABASE_URL, AUTO_RESTOCK: 'on' }, []).autoRestock).toBe(true)
  expect(readBackendSettings({ DATABASE_URL }, []).passwordWork).toEqual({ log2N: 15, rounds: 3 })
  expect(readBackendSettings({ DATABASE_URL }, []).demoAccounts).toBe(true)
  expect(readBackendSettings({ DATABASE_URL, NODE_ENV: 'production' }, []).demoAccounts).toBe(false)
  expect(readBackendSettings({ DATABASE_URL, NODE_ENV: 'production', DEMO_ACCOUNTS: 'on' }, []).demoAccounts).toBe(true)
  expect(readBackendSettings({ DATABASE_URL }, []).addressProvider).toEqual({ type: 'local' })
  expect(
    readBackendSettings({ DATABASE_URL, ADDRESS_PROVIDER: 'postcode-eu', POSTCODE_EU_KEY: 'key', POSTCODE_EU_SECRET: 'secret' }, [])
      .addressProvider,
  ).toEqual({ type: 'postcode-eu', key: 'key', secret: 'secret' })
  expect(readBackendSettings({ DATABASE_URL }, []).viesUrl).toBeNull()
  expect(readBackendSettings({ DATABASE_URL, NODE_ENV: 'production' }, []).viesUrl).toBe(publicVies)
  expect(readBackendSettings({ DATABASE_URL, NODE_ENV: 'production', VIES_URL: 'practice' }, []).viesUrl).toBeNull()
  expect(readBackendSettings({ DATABASE_URL, VIES_URL: 'http://vies.test/rest-api/' }, []).viesUrl).toBe('http://vies.test/rest-api')
  expect(readBackendSettings({ DATABASE_URL }, []).smtp).toBeNull()
  for (const [MAIL_FROM, name] of [
    ['Thuishaven & zn. <shop@thuishaven.test>', 'Thuishaven & zn.'],
    ['shop@thuishaven.test', ''],
  ] as const)
    expect(readBackendSettings({ DATABASE_URL, SMTP_URL, MAIL_FROM }, []).smtp).toEqual({
      url: SMTP_URL,
      from: { name, address: 'shop@thuishaven.test' },
      dkim: null,
    })
  expect(readBackendSettings({ DATABASE_URL, SHOP_ORIGIN: 'https://shop.example' }, []).appUrl).toBe('https://shop.example')
})

it('CFG-05 an invalid setting of the backend is reported in one line with its name', () => {
  for (const [name, environment, argv = []] of [
    ['DATABASE_URL', {}],
    ['PRACTICE_BANK', { DATABASE_URL, PRACTICE_BANK: 'yes' }],
    ['PRACTICE_BANK', { DATABASE_URL, PRACTICE_BANK: 'on', MOLLIE_API_KEY: 'secret' }],
    ['MOLLIE_API_KEY', { DATABASE_URL, MOLLIE_API_KEY: 'secret' }],
    ['MOLLIE_API_KEY', { DATABASE_URL, MOLLIE_API_KEY: `live_secret${'k'.repeat(30)}` }],
    ['MOLLIE_API_URL', { DATABASE_URL, MOLLIE_API_KEY: testKey, MOLLIE_API_URL: 'http://api.mollie.com' }],
    ['MOLLIE_API_URL', { DATABASE_URL, MOLLIE_API_KEY: testKey, MOLLIE_API_URL: 'https://secret@api.mollie.com' }],
    ['AUTO_RESTOCK', { DATABASE_URL, AUTO_RESTOCK: 'yes' }],
    ['SHOP_OPERATOR_TOKEN', { DATABASE_URL, SHOP_OPERATOR_TOKEN: 'short' }],
    ['SHOP_ORIGIN', { DATABASE_URL, SHOP_ORIGIN: 'shop.example' }],
    ['SHOP_ORIGIN', { DATABASE_URL, SHOP_ORIGIN: 'https://shop.example/path' }],
    ['DEMO_ACCOUNTS', { DATABASE_URL, DEMO_ACCOUNTS: '1' }],
    ['VIES_URL', { DATABASE_URL, VIES_URL: 'on' }],
    ['BACK_OFFICE', { DATABASE_URL, BACK_OFFICE: 'magento' }],
    ['BACK_OFFICE', { SHOP_DATA: 'a.sqlite', BACK_OFFICE: 'vendure' }],
    ['BACK_OFFICE', { BACK_OFFICE: 'vendure' }],
    ['SMTP_URL', { DATABASE_URL, SMTP_URL: 'https://shop:secret@mail.test', MAIL_FROM: 'shop@thuishaven.test' }],
    ['SMTP_URL', { DATABASE_URL, SMTP_URL: 'secret', MAIL_FROM: 'shop@thuishaven.test' }],
    ['MAIL_FROM', { DATABASE_URL, SMTP_URL }],
    ['MAIL_FROM', { DATABASE_URL, SMTP_URL, MAIL_FROM: 'Thuishaven' }],
    ['MAIL_FROM', { DATABASE_URL, SMTP_URL, MAIL_FROM: 'a@b.nl, c@d.nl' }],
    ['MAIL_FROM', { DATABASE_URL, SMTP_URL, MAIL_FROM: 'Shop\r\nBcc: x <a@b.nl>' }],
    ['DKIM_PRIVATE_KEY', { ...signed, DKIM_PRIVATE_KEY: 'secret' }],
    ['DKIM_PRIVATE_KEY', { ...signed, DKIM_PRIVATE_KEY: generateKeyPairSync('ed25519', pem).privateKey }],
    ['DKIM_PRIVATE_KEY', { ...signed, DKIM_PRIVATE_KEY: generateKeyPairSync('rsa', { modulusLength: 1024, ...pem }).privateKey }],
    ['DKIM_SELECTOR', { ...signed, DKIM_SELECTOR: undefined }],
    ['DKIM_SELECTOR', { ...signed, DKIM_SELECTOR: 'a; d=b' }],
    ['DKIM_DOMAIN', { ...signed, DKIM_DOMAIN: 'other.test' }],
    ['DKIM_DOMAIN', { ...signed, DKIM_DOMAIN: 'haven.test' }],
    ['ADDRESS_PROVIDER', { DATABASE_URL, ADDRESS_PROVIDER: 'google' }],
    ['POSTCODE_EU_KEY', { DATABASE_URL, ADDRESS_PROVIDER: 'postcode-eu', POSTCODE_EU_SECRET: 'secret' }],
    ['--processes', { DATABASE_URL }, ['--processes']],
    ['--processes', { DATABASE_URL }, ['--processes', '0']],
    ['--processes', { SHOP_DATA: 'a.sqlite' }, ['--processes', '2']],
    ["'--fast'", { DATABASE_URL }, ['--fast']],
  ] as const) {
    expect(() => readBackendSettings(environment, argv)).toThrow(WrongSetting)
    expect(() => readBackendSettings(environment, argv)).toThrow(new RegExp(`^${name}(?!.*secret)[^\n]+$`))
  }
})

it('mails are signed for the domain of their sender, or one above it, with a key whose lines may be one', () => {
  const selector = 'shop2026'
  expect(readBackendSettings(signed, []).smtp?.dkim).toEqual({ domain: 'mail.thuishaven.test', selector, privateKey })
  expect(readBackendSettings({ ...signed, DKIM_PRIVATE_KEY: privateKey, DKIM_DOMAIN: 'Thuishaven.test' }, []).smtp?.dkim).toEqual({
    domain: 'thuishaven.test',
    selector,
    privateKey,
  })
})

it('a back office is none or Vendure, on the same database', () => {
  expect(readBackendSettings({ DATABASE_URL }, []).hasBackOffice).toBe(false)
  expect(readBackendSettings({ DATABASE_URL, BACK_OFFICE: 'vendure' }, []).hasBackOffice).toBe(true)
  expect(() => readBackendSettings({ DATABASE_URL, BACK_OFFICE: 'medusa' }, [])).toThrow(
    "BACK_OFFICE: 'medusa' is none of none, vendure and own.",
  )
  expect(() => readBackendSettings({ SHOP_DATA: 'shop.sqlite', BACK_OFFICE: 'vendure' }, [])).toThrow(
    /BACK_OFFICE=vendure needs DATABASE_URL/,
  )
})
