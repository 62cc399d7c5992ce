import { createHash } from 'node:crypto'
import type { ShopConfig } from '@thuishaven/core/config'

/** The configuration as immutable files: a page refers to the one that it was rendered with. */
export interface ConfigFiles {
  /** Address of the file that holds this configuration. */
  readonly addressOf: (config: ShopConfig) => string
  /** The text of a file; null when there is none of this name (any more). */
  readonly read: (name: string) => string | null
  /** The configuration that a page was made with last; null before the first one. */
  readonly latest: () => ShopConfig | null
}

export const configFolder = '/config/'
/** The languages, times the changes while a page that names an older one may still be open somewhere. */
const most = 40

/** A configuration has its menus and more; as a file it travels once a visit, and documents need not repeat what they show. */
export const createConfigFiles = (): ConfigFiles => {
  const names = new WeakMap<ShopConfig, string>()
  const texts = new Map<string, string>()
  let latest: ShopConfig | null = null
  return {
    addressOf: (config) => {
      latest = config
      let name = names.get(config)
      if (name === undefined || !texts.has(name)) {
        const text = JSON.stringify(config)
        name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`
        names.set(config, name)
        texts.delete(name)
        texts.set(name, text)
        const oldest = texts.keys().next()
        if (texts.size > most && !oldest.done) texts.delete(oldest.value)
      }
      return configFolder + name
    },
    read: (name) => texts.get(name) ?? null,
    latest: () => latest,
  }
}
