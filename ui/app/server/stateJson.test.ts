import { describe, expect, it } from 'vitest'
import type { PageState } from '../pageState.ts'
import { stateJson } from './stateJson.server.ts'

const page = (queries: Extract<PageState, { kind: 'page' }>['queries']): PageState => ({
  kind: 'page',
  locale: 'nld',
  page: { href: '/', routeId: 'home', name: 'home', path: '/', params: {}, head: { title: 'Voorpagina' }, status: 200 },
  minutesAhead: 60,
  queries,
  visitor: null,
  requests: false,
  version: 'a',
})

describe('the initial state in a document', () => {
  it('the initial state is read as it was written, for every kind of response', () => {
    const product = { title: 'Kleed', sizes: [1, 2] }
    const state = page([
      [['product', 'nld', 1], product],
      [['redirect', '/a'], null],
      [['count'], 3],
      [['again'], product],
    ])
    expect(JSON.parse(stateJson(state))).toEqual(state)
    expect(JSON.parse(stateJson(page([])))).toEqual(page([]))
    const closed: PageState = {
      kind: 'inactive',
      locale: 'eng',
      reason: 'connection',
      name: 'Shop',
      phoneNumber: '',
      href: '/en',
      version: 'b',
    }
    expect(JSON.parse(stateJson(closed))).toEqual(closed)
  })

  it('the initial state never ends its script element, wherever it contains such text', () => {
    const hostile = '</script><!--<script>'
    const written = stateJson(
      page([
        [['search', hostile], { title: hostile }],
        [['title'], hostile],
      ]),
    )
    expect(written).not.toMatch(/<(?:!--|\/?script)/i)
    expect(JSON.parse(written)).toEqual(
      page([
        [['search', hostile], { title: hostile }],
        [['title'], hostile],
      ]),
    )
  })

  it('each page has its own responses in the initial state, also where pages share some', () => {
    const shared = { title: 'Kleed' }
    const [one, other] = [
      page([[['a'], shared]]),
      page([
        [['b'], { title: 'Lamp' }],
        [['a'], shared],
      ]),
    ]
    expect([one, other, one].map((state) => JSON.parse(stateJson(state)) as unknown)).toEqual([one, other, one])
  })
})
