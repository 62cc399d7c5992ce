import { originOf } from '@thuishaven/core/consent'
import type { DeferredScript } from '@thuishaven/core/consent'
import type { OutsideOrigins } from '../../framework/server/contentPolicy.server.ts'

const originsOf = (addresses: readonly string[]): readonly string[] => addresses.flatMap((address) => originOf(address) ?? [])

/** The origins of the scripts and style sheets that the configuration names (CNS-04). An address that is none of another site is left out. */
export const outsideOrigins = (scripts: readonly Pick<DeferredScript, 'kind' | 'url' | 'talksTo'>[]): OutsideOrigins => {
  const ofKind = (kind: DeferredScript['kind']): readonly string[] =>
    originsOf(scripts.flatMap((script) => (script.kind === kind ? [script.url] : [])))
  return {
    scripts: ofKind('script'),
    sheets: ofKind('stylesheet'),
    connections: originsOf(scripts.flatMap(({ talksTo }) => talksTo)),
  }
}
