import { createMockServer } from '../../mock-server/createMockServer.ts'
import { createDemoBackend } from '../../backend/createDemoBackend.ts'
import { rounded } from './figure.ts'
import type { Figure } from './figure.ts'

interface ListRequest {
  readonly what: string
  readonly path: string
  readonly body: object
}

const category = (what: string, slug: string, more: object = {}): ListRequest => ({
  what,
  path: '/api/public/content',
  body: { slug, ...more },
})

const listRequests: readonly ListRequest[] = [
  category('category', '/vloerkleden'),
  category('category, sorted by name', '/vloerkleden', { sort: 'alfabetic-a-z' }),
  category('category, sorted by part number', '/vloerkleden', { sort: 'mpn-descending' }),
  category('category, one filter', '/vloerkleden/Kleur:blauw', { sort: 'lowest-price' }),
  category('category, three filters', '/vloerkleden/Kleur:blauw,rood/Materiaal:wol,katoen/Maat:middel', { sort: 'highest-price' }),
  category('category, broad filter', '/vloerkleden/Vorm:rechthoek', { sort: 'lowest-price' }),
  category('category, broad filter and price', '/vloerkleden/Vorm:rechthoek/Prijs:50-1500', { sort: 'alfabetic-a-z' }),
  category('category, broad filter, page 30', '/vloerkleden/Vorm:rechthoek', { pageNumber: 30, sort: 'alfabetic-a-z' }),
  { what: 'search, begun word', path: '/api/search', body: { q: 'vloerkl' } },
  { what: 'search, three words', path: '/api/search', body: { q: 'vloerkl blauw wol' } },
  { what: 'search, one letter', path: '/api/search', body: { q: 'v' } },
  { what: 'search, misspelt', path: '/api/search', body: { q: 'vlorkleed' } },
  { what: 'search, synonym and four words', path: '/api/search', body: { q: 'tapijt zandvoort blauw wol' } },
  { what: 'search, article number', path: '/api/search', body: { q: 'wa1003' } },
  { what: 'search, two words misspelt', path: '/api/search', body: { q: 'vlorkleed zandvort' } },
  { what: 'search, nothing like it', path: '/api/search', body: { q: 'qqxzzy' } },
  { what: 'search, as long as it may be', path: '/api/search', body: { q: 'vloerkleed '.repeat(18) } },
  { what: 'results, one letter', path: '/api/public/search', body: { q: 'v' } },
  { what: 'results, misspelt', path: '/api/public/search', body: { q: 'vlorkleed' } },
  { what: 'results, page 20, by name', path: '/api/public/search', body: { q: 'kleed', pageNumber: 20, sort: 'alfabetic-a-z' } },
  { what: 'results, begun word', path: '/api/public/search', body: { q: 'vloerkl' } },
  {
    what: 'results, filtered and sorted',
    path: '/api/public/search',
    body: { q: 'kleed', slug: '/Kleur:blauw/Prijs:50-900', sort: 'lowest-price' },
  },
]

const runs = 200

const timesOf = async (products: number): Promise<{ readonly opened: number; readonly times: ReadonlyMap<string, readonly number[]> }> => {
  const before = performance.now()
  const backend = await createDemoBackend({ file: null, products, appUrl: 'http://localhost:3000' })
  const opened = performance.now() - before
  const { fetch } = createMockServer(backend)
  const times = new Map<string, readonly number[]>()
  for (const { what, path, body } of listRequests) {
    const measured: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now()
      const response = await fetch(
        new Request(`http://host.test${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      )
      await response.text()
      if (response.status !== 200) throw new Error(`${what}: answered ${response.status}`)
      measured.push(performance.now() - start)
    }
    times.set(
      what,
      measured.slice(runs / 10).toSorted((a, b) => a - b),
    )
  }
  await backend.close()
  return { opened, times }
}

const at = (times: readonly number[], share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.NaN

/** Categories with filters, sort and facet counts, and search, in a small and a large catalogue of the mock server, in a separate process. */
export const benchCatalogue = async (): Promise<readonly Figure[]> => {
  const small = await timesOf(1000)
  const large = await timesOf(50_000)
  const figures: Figure[] = [
    { what: 'mock server with 50 000 products, until open', value: rounded(large.opened / 1000, 2), unit: 's', target: 'below 10' },
  ]
  for (const { what } of listRequests) {
    const [few, many] = [small.times.get(what) ?? [], large.times.get(what) ?? []]
    figures.push({ what: `${what}, 1 000 products, p50`, value: rounded(at(few, 0.5), 2), unit: 'ms' })
    figures.push({ what: `${what}, 50 000 products, p50`, value: rounded(at(many, 0.5), 2), unit: 'ms' })
    const target = what.startsWith('category') ? '50 or less' : '20 or less'
    figures.push({ what: `${what}, 50 000 products, p95`, value: rounded(at(many, 0.95), 2), unit: 'ms', target })
    figures.push({ what: '  p50, 50 000 against 1 000', value: rounded(at(many, 0.5) / at(few, 0.5), 2), unit: '×', target: 'near 1' })
  }
  return figures
}
