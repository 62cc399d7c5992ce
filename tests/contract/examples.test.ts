import { createLogger } from '@stoplight/prism-core'
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const operations = await getHttpOperationsFromSpec(fileURLToPath(new URL('../../contracts/openapi.yaml', import.meta.url)))
type Operation = (typeof operations)[number]

interface Example {
  readonly key: string
  readonly value: unknown
}

const config = {
  isProxy: false as const,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
}
const prism = createInstance({ ...config, mock: { dynamic: false } }, { logger: createLogger('contract', { enabled: false }) })

type Contents = readonly { readonly mediaType: string; readonly examples?: readonly unknown[] }[]
const jsonExamples = (contents: Contents | undefined): Example[] =>
  (contents ?? []).filter(({ mediaType }) => mediaType === 'application/json').flatMap(({ examples }) => (examples ?? []) as Example[])
const isJson = (contents: Contents | undefined): boolean => (contents ?? []).some(({ mediaType }) => mediaType === 'application/json')

const name = (operation: Operation): string => operation.iid ?? `${operation.method} ${operation.path}`
const bodiesOf = (operation: Operation): Example[] => jsonExamples(operation.request?.body?.contents)

/** Asks the contract's own mock, as a signed-in customer with a cart, for one named answer. */
const request = async (operation: Operation, body: unknown, wanted: { readonly code: number; readonly exampleKey?: string }) => {
  const path = (operation.request?.path ?? []).reduce(
    (text, parameter) =>
      text.replace(`{${parameter.name}}`, encodeURIComponent(String((parameter.examples?.[0] as Example | undefined)?.value))),
    operation.path,
  )
  const requested = await prism.request(
    {
      method: operation.method as 'get',
      url: { baseUrl: '', path },
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        cookie: 'es_cuid=c-4f0a9d2e; auth_token=demo-token-actief',
        authorization: 'Bearer demo-token-actief',
      },
      body,
    },
    operations,
    { ...config, mock: { dynamic: false, ...wanted } },
  )()
  if (requested._tag === 'Left') throw requested.left
  const { output, validations } = requested.right
  return { status: output.statusCode, data: output.body, violations: validations }
}

describe.each(operations.map((operation) => ({ operation, name: name(operation) })))('$name', ({ operation }) => {
  it('NET-03 every status with a JSON response has a named example', () => {
    const bare = operation.responses.filter(({ contents }) => isJson(contents) && jsonExamples(contents).length === 0)
    expect(bare.map(({ code }) => code)).toEqual([])
    expect(operation.responses.map(({ code }) => code)).toContain('default')
    expect(operation.request?.body === undefined || bodiesOf(operation).length > 0).toBe(true)
  })

  it('NET-03 every example response is served as written and fits its schema', async () => {
    const body = bodiesOf(operation)[0]?.value
    for (const { code, contents } of operation.responses) {
      for (const example of jsonExamples(contents)) {
        const wanted = code === 'default' ? 503 : Number(code)
        const { status, data, violations } = await request(operation, body, { code: wanted, exampleKey: example.key })
        expect({ example: example.key, status, violations, data }).toEqual({
          example: example.key,
          status: wanted,
          violations: { input: [], output: [] },
          data: example.value,
        })
      }
    }
  })

  it('NET-03 every example request is accepted', async () => {
    for (const example of bodiesOf(operation)) {
      const { violations } = await request(operation, example.value, { code: 200 })
      expect({ example: example.key, input: violations.input }).toEqual({ example: example.key, input: [] })
    }
  })
})

/** The error catalogues of the specification, as far as the backend tells them apart. */
const failures: readonly (readonly [row: string, operation: string, code: string, messages: readonly unknown[]])[] = [
  ['CFG-02', 'loadApp', '200', ['configurationUnavailable', undefined]],
  ['CHK-09', 'pay', '422', ['icc', 'ipoi', 'isoi', 'idd', 'icr'].map((reason) => expect.objectContaining({ code: reason }))],
  ['CHK-10', 'pay', '422', ['cart', 'information', null].map((step) => ({ code: null, step }))],
  ['CHK-01', 'verifyEmail', '200', ['accountUnknown']],
  ['REG-02', 'register', '403', ['accountRegistrationNotAllowed']],
  ['CHK-04', 'register', '409', ['accountEmailAddressExists']],
  ['SES-01', 'login', '401', ['E-mailadres of wachtwoord is onjuist.', 'The e-mail address or password is not correct.']],
  ['RST-01', 'setPassword', '422', ['accountPasswordResetTokenInvalid', 'accountPasswordWeak']],
  ['SES-03', 'verifySession', '401', ['sessionInvalid']],
  ['ADR-03', 'lookupAddress', '404', ['addressNotFound']],
  ['CPN-02', 'addCoupon', '422', ['couponUnknown', 'couponUsedUp']],
  ['CRT-05', 'addCartLine', '422', ['productPriceMissing', 'productOutOfStock', 'optionNotCartable', 'customMeasuresInvalid']],
  [
    'CHK-06',
    'chooseForCart',
    '422',
    ['shippingOptionInvalid', 'deliveryDayInvalid', 'deliveryServiceInvalid', 'addressInvalid', 'paymentOptionInvalid'],
  ],
  ['ADR-03', 'lookupAddressLegacy', '404', ['addressNotFound']],
  ['ADR-04', 'searchAddresses', '410', ['addressContextExpired']],
  ['ADR-05', 'searchAddresses', 'default', ['addressSearchUnavailable']],
  ['ADR-08', 'createAddress', '422', ['accountAddressCreateFailed']],
  ['ADR-08', 'changeAddress', '422', ['accountAddressChangeFailed']],
  ['ADR-08', 'deleteAddress', '404', ['addressDeleteFailed']],
  ['ADR-08', 'changeAccount', '422', ['accountChangeDefaultAddressError']],
  ['PAY-02', 'listOrderPaymentOptions', '422', ['checkoutPaymentOptionsFailed']],
  ['PAY-03', 'payOrder', '422', [expect.objectContaining({ code: 'ipoi' })]],
  ['CAT-13', 'listOwnPrices', '401', ['sessionInvalid']],
  ['CRT-14', 'loadOwnPrice', '401', ['sessionInvalid']],
]

it.each(failures)('%s %s has an example of each refusal with %s', (_row, operationId, code, messages) => {
  const operation = operations.find(({ iid }) => iid === operationId)
  const contents = operation?.responses.find((response) => response.code === code)?.contents
  const given = jsonExamples(contents).map(({ value }) => value as { readonly status: string; readonly message?: unknown })
  const refused = given.filter(({ status }) => status === 'error').map(({ message }) => message)
  expect(refused).toEqual(expect.arrayContaining([...messages]))
})

/** Section 7 of both texts. A name in braces stands for whatever the contract calls it. */
const calls = [
  'post /api/v2/app',
  'post /api/v2/account/login',
  'post /api/v2/account/session',
  'post /api/v2/account/logout',
  'post /api/v2/account/password',
  'post /api/presession/verify',
  'post /api/v2/account/reset',
  'post /api/v2/account/register',
  'post /api/v2/account',
  'get /api/v2/account/addresses',
  'post /api/v2/account/addresses',
  'put /api/v2/account/addresses/{}',
  'delete /api/v2/account/addresses/{}',
  'post /api/checkout/address',
  'post /api/v2/checkout/address',
  'post /api/v2/checkout/address/v2/{}',
  'post /api/v2/checkout/address/details/{}/{}',
  'post /api/v2/checkout/delivery',
  'post /api/v2/checkout/payments',
  'post /api/v2/cart',
  'post /api/v2/account/cart/state',
  'post /api/v2/checkout/pay',
  'post /api/v2/account/orders/{}/payments',
  'post /api/v2/account/orders/{}/pay',
  'post /api/v2/cart/lines',
  'put /api/v2/cart/lines/{}',
  'post /api/v2/cart/coupons',
  'delete /api/v2/cart/coupons',
  'post /api/public/content',
  'post /api/public/navigation',
  'post /api/v2/prices',
  'post /api/products/prices/{}',
  'post /api/search',
]

it('NET-03 the contract has every call of the specification, and marks every other one as an extension', () => {
  const given = operations.map((operation) => ({
    call: `${operation.method} ${operation.path.replaceAll(/\{[^}]*\}/g, '{}')}`,
    extension: operation.extensions?.['x-origin'] === 'extension',
  }))
  expect(
    given
      .filter(({ extension }) => !extension)
      .map(({ call }) => call)
      .toSorted(),
  ).toEqual(calls.toSorted())
})

it('NET-03 every call with a body defines the refusal of one that is too large, not JSON or of another shape', () => {
  const silent = operations.flatMap((operation) => {
    const codes = new Set(operation.responses.map(({ code }) => code))
    const wanted = operation.request?.body === undefined ? [] : ['400', '413', '415']
    return wanted.filter((code) => !codes.has(code)).map((code) => `${name(operation)} ${code}`)
  })
  expect(silent).toEqual([])
})

it('NET-02 every call for customers only defines the refusal of a visitor', () => {
  const closed = operations.filter(({ security = [] }) => security.length > 0 && security.every((way) => way.length > 0))
  expect(closed.length).toBeGreaterThan(10)
  expect(closed.filter(({ responses }) => !responses.some(({ code }) => code === '401')).map(name)).toEqual([])
})

interface Totals {
  readonly subtotalInclVat: number
  readonly discountInclVat: number
  readonly shippingInclVat: number
  readonly totalInclVat: number
  readonly totalExclVat: number
  readonly totalVat: readonly { readonly amount: number }[]
}

it('PRC-06 the carts of the examples add up to the cent', () => {
  const carts = operations.find(({ iid }) => iid === 'loadCart')?.responses.find(({ code }) => code === '200')?.contents
  const examples = jsonExamples(carts).map(
    ({ value }) => (value as { readonly data: { readonly totals: Totals; readonly lines: readonly { readonly totals: Totals }[] } }).data,
  )
  expect(examples.length).toBeGreaterThan(3)
  for (const { totals, lines } of examples) {
    expect(totals.totalVat.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.totalInclVat - totals.totalExclVat)
    expect(lines.reduce((sum, line) => sum + line.totals.totalInclVat, 0)).toBe(totals.subtotalInclVat)
    expect(totals.subtotalInclVat - totals.discountInclVat + totals.shippingInclVat).toBe(totals.totalInclVat)
  }
})
