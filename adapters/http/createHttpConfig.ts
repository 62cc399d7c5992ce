import { Effect } from 'effect'
import type { BackendFailure } from '@thuishaven/core'
import { Refused } from '@thuishaven/core/failures'
import type { ConfigPort, ShopConfig } from '@thuishaven/core/config'
import type { HttpClient } from './client.ts'
import { orUndecided } from './failures.ts'
import { configOf } from './mappers/config.ts'
import { configResponseSchema } from './schemas/config.ts'

export const createHttpConfig = ({ call, locale }: HttpClient): ConfigPort => ({
  load: () =>
    call('loadApp', {}, configResponseSchema).pipe(
      // 'error' in a response with 200 is set by the owner; a backend that refuses the request is failing.
      orUndecided(({ status }) => status < 300),
      Effect.flatMap(({ data }): Effect.Effect<ShopConfig, BackendFailure | Refused> =>
        data.status === 'active'
          ? Effect.succeed(configOf(data, locale))
          : Effect.fail(new Refused({ reason: 'invalid', message: data.status })),
      ),
    ),
})
