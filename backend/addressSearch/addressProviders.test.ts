import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AddressLookup } from '../ports/AddressLookup.ts'
import { addressLookupSuite } from '../ports/testing/addressLookupSuite.ts'
import { createLocalAddresses } from './localAddresses.ts'
import { createPdokAddresses } from './pdokAddresses.ts'
import { createPostcodeEuAddresses } from './postcodeEuAddresses.ts'

interface Replayed {
  readonly status?: number
  readonly body: unknown
}
type Replay = (url: URL) => Replayed

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
}

/** A local service that replays responses and records its requests. */
const createService = async (replay: Replay): Promise<{ origin: string; received: Received[]; server: Server }> => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    received.push({ path, headers: request.headers })
    const { status = 200, body } = replay(new URL(path, 'http://service.test'))
    if (body === null) return
    response.writeHead(status, { 'content-type': 'application/json', ...(status === 302 ? { location: '/elsewhere' } : {}) })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, server }
}

const pdokId = 'adr-b8200d39f3562a4ecac2f8371187df61'
const rozengracht = {
  bron: 'BAG',
  type: 'adres',
  straatnaam: 'Rozengracht',
  huis_nlt: '117',
  huisnummer: 117,
  postcode: '1016LV',
  woonplaatsnaam: 'Amsterdam',
  weergavenaam: 'Rozengracht 117, 1016LV Amsterdam',
  id: pdokId,
  centroide_ll: 'POINT(4.87900903 52.37280796)',
}
const solr = (docs: readonly object[], more: object = {}) => ({
  response: { numFound: docs.length, start: 0, maxScore: 10.5, numFoundExact: true, docs },
  ...more,
})

/** A response of the Locatieserver. */
const pdokReplay: Replay = ({ pathname, searchParams }) => {
  const filters = searchParams.getAll('fq')
  const query = searchParams.get('q') ?? ''
  switch (pathname.replace('/bzk/locatieserver/search/v3_1/', '')) {
    case 'free':
      return { body: solr(filters.includes('postcode:1016LV') && filters.includes('huisnummer:117') ? [rozengracht] : []) }
    case 'lookup':
      return { body: solr(searchParams.get('id') === pdokId ? [rozengracht] : []) }
    case 'suggest': {
      if (!query.startsWith('Rozengr')) return { body: solr([]) }
      const street = { type: 'weg', weergavenaam: 'Rozengracht, Amsterdam', id: 'weg-f633f85efbb97a2fcbfc76c4e9a5d6cd', score: 9.1 }
      const { type, weergavenaam, id } = rozengracht
      const found = filters[0] === 'type:(adres)' ? { type, weergavenaam, id, score: 10.5 } : street
      return {
        body: solr([found], {
          highlighting: { [found.id]: { suggest: [found.weergavenaam.replace('Rozengracht', '<b>Rozengracht</b>')] } },
          spellcheck: { suggestions: [], collations: [] },
        }),
      }
    }
    default:
      return { status: 404, body: {} }
  }
}

const postcodeEuError = (exceptionId: string) => ({ status: 404, body: { exception: 'Not found.', exceptionId } })

/** A response of Postcode.eu. */
const postcodeEuReplay: Replay = ({ pathname }) => {
  const [api = '', , what = '', context = '', term = ''] = pathname.slice(1).split('/').map(decodeURIComponent)
  if (api === 'nl') {
    return pathname === '/nl/v1/addresses/postcode/2012ES/30'
      ? {
          body: {
            street: 'Julianastraat',
            streetNen: 'Julianastraat',
            houseNumber: 30,
            houseNumberAddition: '',
            postcode: '2012ES',
            city: 'Haarlem',
            cityShort: 'Haarlem',
            cityId: '2907',
            municipality: 'Haarlem',
            province: 'Noord-Holland',
            latitude: 52.37487801,
            longitude: 4.62714526,
            bagNumberDesignationId: '0392200000029398',
            addressType: 'building',
            purposes: ['office'],
            surfaceArea: 643,
            houseNumberAdditions: [''],
          },
        }
      : postcodeEuError('PostcodeNl_Service_PostcodeAddress_AddressNotFoundException')
  }
  if (what === 'address') {
    return context === 'nld:30'
      ? {
          body: {
            language: 'nl-NL',
            address: {
              country: 'Nederland',
              locality: 'Haarlem',
              street: 'Julianastraat',
              postcode: '2012ES',
              building: '30',
              buildingNumber: 30,
              buildingNumberAddition: '',
            },
            mailLines: ['Julianastraat 30', '2012 ES  HAARLEM'],
            isPoBox: false,
            country: { name: 'Nederland', iso3Code: 'NLD', iso2Code: 'NL' },
          },
        }
      : { status: 400, body: { exception: 'Invalid context.', exceptionId: 'PostcodeNl_Api_Exception_InvalidContext' } }
  }
  if (context === 'nld' || context === 'bel')
    return {
      body: {
        newContext: null,
        matches: term.startsWith('Julianas')
          ? [
              {
                value: 'Julianastraat, Haarlem ',
                label: 'Julianastraat',
                description: 'Haarlem',
                precision: 'Street',
                context: 'nld:street',
                highlights: [[0, 8]],
              },
            ]
          : [],
      },
    }
  return context === 'nld:street'
    ? {
        body: {
          newContext: null,
          matches: [
            {
              value: 'Julianastraat 30, 2012 ES Haarlem',
              label: 'Julianastraat 30',
              description: '2012ES Haarlem',
              precision: 'Address',
              context: 'nld:30',
              highlights: [],
            },
          ],
        },
      }
    : { status: 400, body: { exception: 'Invalid context.', exceptionId: 'PostcodeNl_Api_Exception_InvalidContext' } }
}

const account = { key: 'the-key', secret: 'the-secret' }
const postcodeEu = (origin: string) => createPostcodeEuAddresses(account, origin)

const logged: string[] = []
beforeEach(() => {
  logged.length = 0
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line))
    return true
  })
})
afterEach(() => vi.restoreAllMocks())

describe('addresses of the shop’s own data', () => {
  const lookup = createLocalAddresses(() => [
    { country: 'NL', zipCode: '1011 AB', street: 'Prins Hendrikkade', city: 'Amsterdam', first: 1, last: 60 },
  ])
  addressLookupSuite(() => lookup, {
    postcode: '1011AB',
    houseNumber: 3,
    street: 'Prins Hendrikkade',
    city: 'Amsterdam',
    typed: ['Prins Hen', 'Prins Hendrikkade 3'],
  })
})

describe.each([
  {
    name: 'PDOK',
    create: createPdokAddresses,
    replay: pdokReplay,
    known: {
      postcode: '1016LV',
      houseNumber: 117,
      street: 'Rozengracht',
      city: 'Amsterdam',
      typed: ['Rozengr', 'Rozengracht, Amsterdam 117'],
    },
  },
  {
    name: 'Postcode.eu',
    create: postcodeEu,
    replay: postcodeEuReplay,
    known: {
      postcode: '2012ES',
      houseNumber: 30,
      street: 'Julianastraat',
      city: 'Haarlem',
      typed: ['Julianas', 'Julianastraat, Haarlem 30'],
    },
  },
] as const)('addresses by $name', ({ create, replay, known }) => {
  let service: Awaited<ReturnType<typeof createService>>
  let lookup: AddressLookup
  let answered: Replay
  beforeEach(async () => {
    answered = replay
    service = await createService((url) => answered(url))
    lookup = create(service.origin)
  })
  afterEach(() => {
    service.server.closeAllConnections()
    service.server.close()
  })

  addressLookupSuite(() => lookup, known)

  const session = 'search-1'
  const everything = () =>
    Promise.all([
      lookup.find(known.postcode, known.houseNumber),
      lookup.search({ country: 'NL', context: null, query: known.typed[0], session }),
      lookup.details({ country: 'NL', context: pdokId, session }),
    ])

  it.each([
    ['an error', { status: 500, body: {} }],
    ['a wrong key', { status: 401, body: { exception: 'Unauthorized' } }],
    ['too many requests', { status: 429, body: {} }],
    ['a redirect', { status: 302, body: {} }],
    ['no JSON', { body: '<html>' }],
    ['another form', { body: { response: { docs: [{ id: 1 }] }, matches: [{ value: 1 }], street: 1, address: {} } }],
  ] satisfies (readonly [string, Replayed])[])(
    'ADR-03 %s counts as down, and the log line names neither key nor address',
    async (_what, response) => {
      answered = () => response
      for (const outcome of await everything()) expect(outcome).toEqual({ type: 'down' })
      expect(logged).toHaveLength(3)
      for (const line of logged) {
        expect(line).toMatch(/^Address service 127\.0\.0\.1:\d+: [^\n]+\n$/)
        expect(line).not.toMatch(new RegExp(`secret|the-key|${known.postcode}|${known.typed[0]}`))
      }
    },
  )

  it('ADR-03 a service that does not respond within two seconds counts as down, and so does an unreachable one', async () => {
    answered = () => ({ body: null })
    const started = performance.now()
    for (const outcome of await everything()) expect(outcome).toEqual({ type: 'down' })
    expect(performance.now() - started).toBeLessThan(4000)
    service.server.closeAllConnections()
    service.server.close()
    for (const outcome of await everything()) expect(outcome).toEqual({ type: 'down' })
  })

  it('a search returns at most ten matches', async () => {
    const doc = (index: number) => ({ type: 'adres', weergavenaam: `Straat ${index}`, id: `adr-${index}` })
    const match = (index: number) => ({ value: `${index}`, label: `${index}`, precision: 'Address', context: `${index}`, highlights: [] })
    const many = Array.from({ length: 30 }, (_, index) => index)
    answered = () => ({ body: { ...solr(many.map(doc)), matches: many.map(match), newContext: null } })
    const found = await lookup.search({ country: 'NL', context: null, query: 'straat', session })
    expect(found.type === 'matches' ? found.matches.length : found).toBe(10)
  })
})

describe('requests to the services', () => {
  it('PDOK receives only letters and digits, and no Belgian address', async () => {
    const { origin, received, server } = await createService(pdokReplay)
    const lookup = createPdokAddresses(origin)
    await lookup.search({ country: 'NL', context: null, query: 'Rozengr" OR type:gemeente (*)', session: 'search-1' })
    expect(await lookup.search({ country: 'BE', context: null, query: 'Veldstraat', session: 'search-1' })).toEqual({
      type: 'matches',
      matches: [],
      newContext: null,
    })
    expect(received.map(({ path }) => new URL(path, origin).searchParams.get('q'))).toEqual(['Rozengr  OR type gemeente'])
    server.close()
  })

  it('PDOK returns additions of a letter and a number', async () => {
    const { origin, server } = await createService(() => ({ body: solr([{ ...rozengracht, huisletter: 'A', huisnummertoevoeging: '2' }]) }))
    const found = await createPdokAddresses(origin).details({ country: 'NL', context: pdokId, session: 'search-1' })
    expect(found).toMatchObject({ address: { buildingNumber: '117', buildingNumberAddition: 'A-2' } })
    server.close()
  })

  it('Postcode.eu receives key, secret, session and country, and no request leaves its path', async () => {
    const { origin, received, server } = await createService(postcodeEuReplay)
    const lookup = postcodeEu(origin)
    await lookup.search({ country: 'BE', context: null, query: 'Veld/straat 1', session: 'search-1' })
    await lookup.search({ country: 'BE', context: null, query: '..', session: 'search-1' })
    await lookup.details({ country: 'NL', context: '../../nl', session: 'search-1' })
    expect(received.map(({ path }) => path)).toEqual([
      '/international/v1/autocomplete/bel/Veld%2Fstraat%201',
      '/international/v1/address/..%2F..%2Fnl',
    ])
    expect(received[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('the-key:the-secret').toString('base64')}`,
      'x-autocomplete-session': 'search-1',
    })
    server.close()
  })
})
