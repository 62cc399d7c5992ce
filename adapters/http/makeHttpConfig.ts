import { Effect } from 'effect'
import type { HostFailure, Refused } from '@thuishaven/core'
import type { ConfigPort, ShopConfig } from '@thuishaven/core/config'
import { Refused as RefusedFailure } from '@thuishaven/core'
import type { HttpClient } from './client.ts'
import { configOf } from './mappers/config.ts'
import { configAnswerSchema } from './schemas/config.ts'

export const makeHttpConfig = ({ call, locale }: HttpClient): ConfigPort => ({
  load: () =>
    Effect.flatMap(call('loadApp', {}, configAnswerSchema), ({ data }): Effect.Effect<ShopConfig, HostFailure | Refused> =>
      data.status === 'active'
        ? Effect.succeed(configOf(data, locale))
        : Effect.fail(new RefusedFailure({ status: 200, message: data.status })),
    ),
})
