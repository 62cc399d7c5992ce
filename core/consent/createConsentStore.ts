import type { LoggerPort } from '../ports/LoggerPort.ts'
import type { LifecyclePort } from '../ports/LifecyclePort.ts'
import { publicAddress } from '../routing/publicAddress.ts'
import { createStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'
import { allowedScripts, consentAtStart, consentCategories, consentChoices, consentSignal } from './consent.ts'
import type { ConsentPreferences, ConsentState, DeferredScript } from './consent.ts'
import type { ConsentPort } from './ConsentPort.ts'
import { originOf } from './originOf.ts'
import type { TagPort } from './TagPort.ts'

/** The visitor's consent: stored and applied (CNS-01…06). */
export interface ConsentStore extends Store<ConsentState> {
  /** Keeps the choice for a year and carries it out (CNS-03, CNS-04, CNS-05). */
  readonly choose: (preferences: ConsentPreferences) => void
  /** Whether a script runs in this page that is no longer allowed; only a reload removes it. */
  readonly hasLeftovers: () => boolean
  /** Path and query as the address bar may show them: without secrets once a script of others runs in this page, or is on its way. */
  readonly shownAddress: (href: string) => string
}

/** Dependencies of the consent store. */
export interface ConsentDeps {
  readonly ports: {
    readonly consent: ConsentPort
    readonly logger: LoggerPort
    readonly page: LifecyclePort
    readonly tag: TagPort
  }
  readonly wall: { readonly enabled: boolean; readonly scripts: readonly DeferredScript[] }
  /** Called with whether events may be sent; null without a choice. */
  readonly onStatistics: (allowed: boolean | null) => void
}

/** Reads and applies the stored choice; another tab's choice is adopted when this tab becomes visible. */
export const createConsentStore = ({ ports, wall, onStatistics }: ConsentDeps): ConsentStore & { readonly stop: () => void } => {
  const { consent, logger, page, tag } = ports
  const loaded = new Set<DeferredScript>()
  let granted: ConsentPreferences = consentChoices.onlyNecessary
  let reported: string | null = null

  const scripts = wall.scripts.filter((script) => {
    const isKnown = originOf(script.url) !== null
    if (!isKnown) logger.warn('Script of the consent dialog has no allowed URL', { url: script.url })
    return isKnown
  })

  const read = (): ConsentState => {
    const stored = consent.read()
    if (stored.type === 'invalid' && wall.enabled && reported !== stored.reason) {
      reported = stored.reason
      logger.warn('Stored consent is unreadable', { reason: stored.reason })
    }
    return consentAtStart(wall.enabled, stored)
  }

  const carryOut = ({ preferences, accepted }: ConsentState): void => {
    if (accepted) tag.update(consentSignal(preferences))
    for (const category of consentCategories) if (granted[category] && !preferences[category]) tag.forget(category)
    granted = preferences
    for (const script of allowedScripts(scripts, preferences).load) {
      if (loaded.has(script)) continue
      loaded.add(script)
      tag.load(script)
    }
    onStatistics(accepted ? preferences.statistics : null)
  }

  // Necessary scripts load without a choice; the tag first gets the denial of everything else.
  if (scripts.length > 0) tag.setDefault(consentSignal(consentChoices.onlyNecessary))
  const store = createStore(read())
  carryOut(store.getSnapshot())

  const isSame = (one: ConsentState, other: ConsentState): boolean =>
    one.accepted === other.accepted && consentCategories.every((category) => one.preferences[category] === other.preferences[category])

  const become = (next: ConsentState): void => {
    if (isSame(store.getSnapshot(), next)) return
    store.set(next)
    carryOut(next)
  }

  const stop = page.watch((moment) => {
    if (moment !== 'visible' && moment !== 'restored') return
    const next = read()
    // With blocked cookies the choice applies to this page.
    if (next.accepted) become(next)
  })

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    choose: (preferences) => {
      consent.write(preferences)
      become({ preferences, accepted: true, wallOpen: false })
    },
    hasLeftovers: () => [...loaded].some(({ category }) => !granted[category]),
    shownAddress: (href) => ([...loaded].some(({ kind }) => kind === 'script') ? publicAddress(href) : href),
    stop,
  }
}
