import { Effect } from 'effect'
import type { HostFailure } from '@thuishaven/core'
import { Refused } from '@thuishaven/core'
import type { ConfigPort, ShopConfig } from '@thuishaven/core/config'
import type { HttpClient } from './client.ts'
import { orUndecided } from './failures.ts'
import { configOf } from './mappers/config.ts'
import { configAnswerSchema } from './schemas/config.ts'

export const makeHttpConfig = ({ call, locale }: HttpClient): ConfigPort => ({
  load: () =>
    call('loadApp', {}, configAnswerSchema).pipe(
      // 'error' in an answer with 200 is the owner's word; a host that refuses the question is out of order.
      orUndecided(({ status }) => status < 300),
      Effect.flatMap(({ data }): Effect.Effect<ShopConfig, HostFailure | Refused> =>
        data.status === 'active'
          ? Effect.succeed(configOf(data, locale))
          : Effect.fail(new Refused({ because: 'wish', message: data.status })),
      ),
    ),
})
