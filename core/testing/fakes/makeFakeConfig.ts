import type { ShopConfig } from '../../config/config.ts'
import { defaultConfig } from '../../config/config.ts'
import { succeeded } from '../../outcome.ts'
import type { ConfigPort } from '../../config/ConfigPort.ts'
import type { HostFailure, Refused } from '../../ports/failures.ts'
import { fine, weathered } from './weather.ts'
import type { Weather } from './weather.ts'

export interface FakeConfigSettings {
  readonly weather?: Weather<HostFailure | Refused>
  readonly config?: Partial<ShopConfig>
}

/** The shop's configuration: the defaults, with what a test sets. */
export const makeFakeConfig = ({ weather = fine, config = {} }: FakeConfigSettings = {}): ConfigPort => {
  let number = 0
  return {
    load: () =>
      weathered<ShopConfig, HostFailure | Refused>(
        () => {
          number += 1
          return weather({ name: 'config', number })
        },
        () => succeeded({ ...defaultConfig, ...config }),
      ),
  }
}
