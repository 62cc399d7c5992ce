import type { ShopConfig } from '../../config/config.ts'
import { defaultConfig } from '../../config/config.ts'
import { ok } from '../../result.ts'
import type { ConfigPort } from '../../config/ConfigPort.ts'
import type { BackendFailure, Refused } from '../../ports/failures.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export interface FakeConfigSettings {
  readonly faultModel?: FaultModel<BackendFailure | Refused>
  readonly config?: Partial<ShopConfig>
}

/** The shop's configuration: the defaults, with what a test sets. */
export const createFakeConfig = ({ faultModel = fine, config = {} }: FakeConfigSettings = {}): ConfigPort => {
  let number = 0
  return {
    load: () =>
      weathered<ShopConfig, BackendFailure | Refused>(
        () => {
          number += 1
          return faultModel({ name: 'config', number })
        },
        () => ok({ ...defaultConfig, ...config }),
      ),
  }
}
