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

const config = { isProxy: false as const, checkSecurity: true, validateRequest: true, validateResponse: true, errors: false, upstreamProxy: undefined }
const prism = createInstance({ ...config, mock: { dynamic: false } }, { logger: createLogger('contract', { enabled: false }) })

type Contents = readonly { readonly mediaType: string; readonly examples?: readonly unknown[] }[]
const jsonExamples = (contents: Contents | undefined): Example[] =>
  (contents ?? []).filter(({ mediaType }) => mediaType === 'application/json').flatMap(({ examples }) => (examples ?? []) as Example[])
const isJson = (contents: Contents | undefined): boolean => (contents ?? []).some(({ mediaType }) => mediaType === 'application/json')

const name = (operation: Operation): string => operation.iid ?? `${operation.method} ${operation.path}`
const bodiesOf = (operation: Operation): Example[] => jsonExamples(operation.request?.body?.contents)

/** Asks the contract's own mock, as a signed-in customer with a cart, for one named answer. */
const ask = async (operation: Operation, body: unknown, wanted: { readonly code: number; readonly exampleKey?: string }) => {
  const path = (operation.request?.path ?? []).reduce(
    (text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(String((parameter.examples?.[0] as Example | undefined)?.value))),
    operation.path,
  )
  const asked = await prism.request(
    {
      method: operation.method as 'get',
      url: { baseUrl: '', path },
      headers: {
        'accept': 'application/json',
        'content-type': 'application/json',
        'cookie': 'es_cuid=c-4f0a9d2e; auth_token=demo-token-actief',
        'authorization': 'Bearer demo-token-actief',
      },
      body,
    },
    operations,
    { ...config, mock: { dynamic: false, ...wanted } },
  )()
  if (asked._tag === 'Left') throw asked.left
  const { output, validations } = asked.right
  return { status: output.statusCode, data: output.body, violations: validations }
}

describe.each(operations.map((operation) => ({ operation, name: name(operation) })))('$name', ({ operation }) => {
  it('NET-03 every status that answers JSON has a named example', () => {
    const bare = operation.responses.filter(({ contents }) => isJson(contents) && jsonExamples(contents).length === 0)
    expect(bare.map(({ code }) => code)).toEqual([])
    expect(operation.responses.map(({ code }) => code)).toContain('default')
    expect(operation.request?.body === undefined || bodiesOf(operation).length > 0).toBe(true)
  })

  it('NET-03 every example of an answer is served as written and fits its schema', async () => {
    const body = bodiesOf(operation)[0]?.value
    for (const { code, contents } of operation.responses) {
      for (const example of jsonExamples(contents)) {
        const wanted = code === 'default' ? 503 : Number(code)
        const { status, data, violations } = await ask(operation, body, { code: wanted, exampleKey: example.key })
        expect({ example: example.key, status, violations, data }).toEqual({
          example: example.key, status: wanted, violations: { input: [], output: [] }, data: example.value,
        })
      }
    }
  })

  it('NET-03 every example of a request is accepted', async () => {
    for (const example of bodiesOf(operation)) {
      const { violations } = await ask(operation, example.value, { code: 200 })
      expect({ example: example.key, input: violations.input }).toEqual({ example: example.key, input: [] })
    }
  })
})

/** The error catalogues of the specification, as far as the host tells them apart. */
const refusals: readonly (readonly [row: string, operation: string, code: string, messages: readonly unknown[]])[] = [
  ['CFG-02', 'loadApp', '200', ['configurationUnavailable', undefined]],
  ['CHK-09', 'pay', '422', ['icc', 'ipoi', 'isoi', 'icr'].map((reason) => expect.objectContaining({ code: reason }))],
  ['CHK-10', 'pay', '422', ['cart', 'information', null].map((step) => ({ code: null, step }))],
  ['CHK-01', 'verifyEmail', '200', ['accountUnknown']],
  ['REG-02', 'register', '403', ['accountRegistrationNotAllowed']],
  ['CHK-04', 'register', '409', ['accountEmailAddressExists']],
  ['SES-01', 'login', '401', ['E-mailadres of wachtwoord is onjuist.', 'The e-mail address or password is not correct.']],
  ['RST-01', 'setPassword', '422', ['accountPasswordResetTokenInvalid', 'accountPasswordWeak']],
  ['SES-03', 'verifySession', '401', ['sessionInvalid']],
  ['ADR-03', 'lookupAddress', '404', ['addressNotFound']],
  ['CPN-02', 'addCoupon', '422', ['couponUnknown']],
  ['CRT-05', 'addCartLine', '422', ['productPriceMissing', 'productOutOfStock', 'optionNotCartable', 'customMeasuresInvalid']],
  ['CHK-06', 'chooseForCart', '422', ['shippingOptionInvalid', 'addressInvalid', 'paymentOptionInvalid']],
]

it.each(refusals)('%s %s has an example of each refusal with %s', (_row, operationId, code, messages) => {
  const operation = operations.find(({ iid }) => iid === operationId)
  const contents = operation?.responses.find((response) => response.code === code)?.contents
  const given = jsonExamples(contents).map(({ value }) => value as { readonly status: string; readonly message?: unknown })
  const refused = given.filter(({ status }) => status === 'error').map(({ message }) => message)
  expect(refused).toEqual(expect.arrayContaining([...messages]))
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
  const examples = jsonExamples(carts).map(({ value }) => (value as { readonly data: { readonly totals: Totals; readonly lines: readonly { readonly totals: Totals }[] } }).data)
  expect(examples.length).toBeGreaterThan(3)
  for (const { totals, lines } of examples) {
    expect(totals.totalVat.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.totalInclVat - totals.totalExclVat)
    expect(lines.reduce((sum, line) => sum + line.totals.totalInclVat, 0)).toBe(totals.subtotalInclVat)
    expect(totals.subtotalInclVat - totals.discountInclVat + totals.shippingInclVat).toBe(totals.totalInclVat)
  }
})
