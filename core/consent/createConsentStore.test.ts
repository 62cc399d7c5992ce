import { describe, expect, it } from 'vitest'
import { createFakeConsent } from '../testing/fakes/createFakeConsent.ts'
import { createFakeLogger } from '../testing/fakes/createFakeLogger.ts'
import { createFakePage } from '../testing/fakes/createFakePage.ts'
import { createFakeTag } from '../testing/fakes/createFakeTag.ts'
import { consentChoices, withConsent } from './consent.ts'
import type { ConsentPreferences, DeferredScript, StoredConsent } from './consent.ts'
import { createConsentStore } from './createConsentStore.ts'

const { all, onlyNecessary } = consentChoices
const statistics = withConsent(onlyNecessary, 'statistics', true)
const scripts: readonly DeferredScript[] = [
  { category: 'necessary', kind: 'script', url: 'https://n.test/n.js', talksTo: [] },
  { category: 'statistics', kind: 'script', url: 'https://s.test/s.js', talksTo: [] },
  { category: 'marketing', kind: 'stylesheet', url: 'https://m.test/m.css', talksTo: [] },
]
const always = 'functionality_storage security_storage'

const unreadable: StoredConsent = { type: 'invalid', reason: 'base64' }
const chosen = (preferences: ConsentPreferences): StoredConsent => ({ type: 'stored', preferences })

interface Start {
  readonly stored?: StoredConsent
  readonly enabled?: boolean
  readonly wanted?: readonly DeferredScript[]
}

const open = ({ stored, enabled = true, wanted = scripts }: Start = {}) => {
  const consent = createFakeConsent(stored)
  const [logger, page, tag] = [createFakeLogger(), createFakePage(), createFakeTag()]
  const decided: (boolean | null)[] = []
  const store = createConsentStore({
    ports: { consent, logger, page, tag },
    wall: { enabled, scripts: wanted },
    onStatistics: (allowed) => decided.push(allowed),
  })
  return { store, consent, logger, page, tag, decided }
}

describe('the consent store', () => {
  it('CNS-01 CNS-04 CNS-05 without a stored choice the dialog opens, the default is denied first, and only necessary scripts load', () => {
    const { store, tag, decided } = open()
    expect(store.getSnapshot()).toEqual({ preferences: onlyNecessary, accepted: false, wallOpen: true })
    expect(tag.received).toEqual([`default ${always}`, 'script https://n.test/n.js'])
    expect(decided).toEqual([null])
  })

  it('CNS-01 a stored choice is executed and the dialog stays closed', () => {
    const { store, tag, decided } = open({ stored: chosen(statistics) })
    expect(store.getSnapshot()).toEqual({ preferences: statistics, accepted: true, wallOpen: false })
    expect(tag.received).toEqual([
      `default ${always}`,
      `update analytics_storage ${always}`,
      'script https://n.test/n.js',
      'script https://s.test/s.js',
    ])
    expect(decided).toEqual([true])
  })

  it('CNS-01 with the dialog off all is granted and loaded, and an unreadable cookie is ignored', () => {
    const { store, tag, logger, decided } = open({ enabled: false, stored: unreadable })
    expect(store.getSnapshot()).toEqual({ preferences: all, accepted: true, wallOpen: false })
    expect(tag.received.slice(2)).toEqual(['script https://n.test/n.js', 'script https://s.test/s.js', 'stylesheet https://m.test/m.css'])
    expect(decided).toEqual([true])
    expect(logger.warnings).toEqual([])
  })

  it('CNS-03 a cookie that cannot be read is logged once and counts as none', () => {
    const { store, logger, page } = open({ stored: unreadable })
    page.happens('visible')
    expect(store.getSnapshot().wallOpen).toBe(true)
    expect(logger.warnings).toHaveLength(1)
  })

  it('CNS-03 CNS-04 CNS-06 a choice is stored and executed once, and can be changed', () => {
    const { store, consent, tag, decided } = open()
    store.choose(statistics)
    store.choose(statistics)
    expect(consent.written.at(-1)).toEqual(statistics)
    store.choose(all)
    expect(tag.received.slice(2)).toEqual([
      `update analytics_storage ${always}`,
      'script https://s.test/s.js',
      `update ad_storage ad_user_data ad_personalization analytics_storage ${always}`,
      'stylesheet https://m.test/m.css',
    ])
    expect(store.hasLeftovers()).toBe(false)
    expect(decided).toEqual([null, true, true])
  })

  it('CNS-06 withdrawn consent is denied, its cookies removed, and its scripts end with the page', () => {
    const { store, tag, decided } = open({ stored: chosen(all) })
    const before = tag.received.length
    store.choose(statistics)
    expect(tag.received.slice(before)).toEqual([`update analytics_storage ${always}`, 'forget preferences', 'forget marketing'])
    expect(store.hasLeftovers()).toBe(true)
    store.choose(onlyNecessary)
    expect(tag.received.slice(before + 3)).toEqual([`update ${always}`, 'forget statistics'])
    expect(decided).toEqual([true, true, false])
  })

  it('CNS-01 another tab’s choice is adopted when the shopper returns; a choice that no cookie holds stays', () => {
    const { store, consent, page } = open()
    consent.become(chosen(all))
    page.happens('online')
    expect(store.getSnapshot().accepted).toBe(false)
    page.happens('restored')
    expect(store.getSnapshot()).toEqual({ preferences: all, accepted: true, wallOpen: false })
    consent.become({ type: 'none' })
    page.happens('visible')
    expect(store.getSnapshot().accepted).toBe(true)
  })

  it('CNS-04 an address that may not be loaded is logged and left out', () => {
    const { tag, logger } = open({ wanted: [{ category: 'necessary', kind: 'script', url: 'javascript:alert(1)', talksTo: [] }] })
    expect(tag.received).toEqual([])
    expect(logger.warnings).toHaveLength(1)
  })
})
