import { Effect } from 'effect'
import type { ConfigPort, HostFailure, Refused, ShopConfig } from '../../core/index.ts'
import { Refused as RefusedFailure } from '../../core/index.ts'
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
