import type { Query } from '../query.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { Run } from '../run.ts'
import { createStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'
import { defaultConfig } from './config.ts'
import type { ShopConfig } from './config.ts'
import type { ConfigPort } from './ConfigPort.ts'

/** The configuration: defaults until the backend's is loaded. */
export interface ConfigStore extends Store<ShopConfig> {
  readonly load: Query<void, ShopConfig, BackendFailure | Refused>
  /** Takes over what the page came with. */
  readonly setUp: (config: ShopConfig) => void
  /** The backend's configuration, loaded on the first call; null when it fails to load. */
  readonly known: () => Promise<ShopConfig | null>
}

/** The configuration of the shop for one visitor (CFG-03). */
export const createConfigStore = (run: Run<{ readonly config: ConfigPort }>): ConfigStore => {
  const store = createStore(defaultConfig)
  let isKnown = false
  const setUp = (config: ShopConfig): void => {
    isKnown = true
    store.set(config)
  }
  const load: ConfigStore['load'] = async (_input, options) => {
    const result = await run(({ config }) => config.load(), options)
    if (result.ok) setUp(result.value)
    return result
  }
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load,
    setUp,
    known: async () => {
      if (!isKnown) await load(undefined)
      return isKnown ? store.getSnapshot() : null
    },
  }
}
