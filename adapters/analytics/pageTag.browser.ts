import type { ConsentCategory, TagPort } from '@thuishaven/core/consent'
import { publicAddress } from '@thuishaven/core/routing'

/** Cookies that known tags leave under the shop's own domain: Google Analytics and Clarity, Google Ads, Meta, Microsoft, Pinterest, TikTok. */
const leftBehind: Readonly<Record<ConsentCategory, RegExp | null>> = {
  necessary: null,
  preferences: null,
  statistics: /^(?:_ga|_gid|_gat|_cl[cs]k|_hj)/,
  marketing: /^(?:_gcl|_gac|_fb[cp]$|_uet|_pin_|_tt)/,
}

/** Pattern of the measurement id in the address of a tag, with which the tag is configured. */
const measuringId = /[?&]id=([A-Z]{1,3}-[A-Z0-9]+)(?=&|$)/

/** The part of Trusted Types that a loader needs; not every browser has them. */
interface ScriptPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => unknown }
}

interface TagPage {
  dataLayer?: unknown
  gtag?: unknown
  readonly trustedTypes?: ScriptPolicies
}

/** The domains under which a page of this backend may have cookies: its own and those above. */
const domainsOf = (hostname: string): readonly string[] => {
  const labels = hostname.split('.')
  return labels.map((_, index) => labels.slice(index).join('.')).filter((domain) => domain.includes('.'))
}

/**
 * The page's tag in Google's form: `gtag` puts its arguments into `dataLayer`, where the tag finds them whenever it loads. Whatever a
 * page's other scripts make of these two, the shop goes on.
 */
export const createPageTag = (page: Window & TagPage): TagPort => {
  const { document } = page
  const loaded = new Set<string>()

  const notify = (...text: readonly unknown[]): void => {
    try {
      if (typeof page.gtag === 'function') page.gtag(...text)
    } catch {
      // A broken tag is the tag's matter, never the shopper's.
    }
  }

  /** Third-party scripts can read the address. The history entry keeps the full one, for a reload and Back. */
  const hideSecrets = (): void => {
    const { history, location } = page
    const whole = location.pathname + location.search
    const shown = publicAddress(whole)
    if (shown !== whole) history.replaceState({ ...(history.state as object | null), whole }, '', shown + location.hash)
  }

  const createPlace = (): void => {
    if (typeof page.gtag === 'function') return
    const dataLayer = (page.dataLayer ??= []) as unknown[]
    // The tag recognises commands by their being `arguments`.
    page.gtag = function gtag() {
      dataLayer.push(arguments)
    }
  }

  let policy: ReturnType<ScriptPolicies['createPolicy']> | undefined
  /**
   * Nothing else in the page may set a script's address; this sets those of the configuration, whose hosts the page's policy names. It is
   * made before the first script of others comes, which finds its name taken.
   */
  const scriptAddress = (url: string): unknown => {
    policy ??= page.trustedTypes?.createPolicy('thuishaven-scripts', { createScriptURL: (address) => address })
    return policy?.createScriptURL(url) ?? url
  }

  return {
    setDefault: (signal) => {
      createPlace()
      notify('consent', 'default', signal)
    },
    update: (signal) => notify('consent', 'update', signal),
    load: ({ kind, url }) => {
      if (loaded.has(url)) return
      loaded.add(url)
      if (kind === 'stylesheet') {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url }))
        return
      }
      hideSecrets()
      const id = measuringId.exec(url)?.[1]
      if (id !== undefined) {
        notify('js', new Date())
        notify('config', id)
      }
      document.head.append(Object.assign(document.createElement('script'), { async: true, src: scriptAddress(url) }))
    },
    forget: (category) => {
      const names = leftBehind[category]
      if (names === null) return
      for (const pair of document.cookie.split(';')) {
        const name = (pair.split('=')[0] ?? '').trim()
        if (!names.test(name)) continue
        for (const domain of ['', ...domainsOf(page.location.hostname).map((own) => `; Domain=${own}`)])
          document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
      }
    },
  }
}
