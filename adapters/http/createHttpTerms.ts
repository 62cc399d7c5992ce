import { Effect } from 'effect'
import * as v from 'valibot'
import type { BackendFailure } from '@thuishaven/core'
import { Refused } from '@thuishaven/core/failures'
import { defaultConfig } from '@thuishaven/core/config'
import type { ShopConfig } from '@thuishaven/core/config'
import type { HttpClient } from './client.ts'
import { orUndecided } from './failures.ts'
import { answerSchema } from './schemas/envelope.ts'
import { priceDecimalsSchema } from './schemas/priceDecimals.ts'
import { percentageSchema } from './schemas/units.ts'

/** The part of the configuration that prices and carts need. */
export type Terms = Pick<ShopConfig, 'currency' | 'priceDecimals' | 'pricesExclVat' | 'freeLabel' | 'deposit' | 'shippingVat'>

/** Terms alone. */
export interface HttpTerms {
  readonly load: () => Effect.Effect<Terms, BackendFailure | Refused>
}

const termsResponseSchema = answerSchema(
  v.object({
    status: v.picklist(['active', 'inactive']),
    display: v.object({
      currency: v.exactOptional(v.object({ defaultCurrency: v.string() })),
      priceDecimals: priceDecimalsSchema,
      priceExclVat: v.boolean(),
      freeLabel: v.exactOptional(v.boolean()),
    }),
    order: v.exactOptional(
      v.object({
        deposit: v.exactOptional(v.object({ state: v.boolean(), percentage: percentageSchema })),
        shippingVat: v.exactOptional(v.picklist(['highest-rate', 'pro-rata'])),
      }),
    ),
  }),
)

/** The configuration for front ends that show prices and a cart only: menus and the rest are not read, nor their rules loaded. */
export const createHttpTerms = ({ call }: HttpClient): HttpTerms => ({
  load: () =>
    call('loadApp', {}, termsResponseSchema).pipe(
      orUndecided(({ status }) => status < 300),
      Effect.flatMap(({ data: { status, display, order } }): Effect.Effect<Terms, BackendFailure | Refused> => {
        if (status !== 'active') return Effect.fail(new Refused({ reason: 'invalid', message: status }))
        const { currency, deposit, freeLabel, shippingVat } = defaultConfig
        return Effect.succeed({
          currency: display.currency?.defaultCurrency ?? currency,
          priceDecimals: display.priceDecimals,
          pricesExclVat: display.priceExclVat,
          freeLabel: display.freeLabel ?? freeLabel,
          deposit: order?.deposit === undefined ? deposit : { enabled: order.deposit.state, share: order.deposit.percentage },
          shippingVat: order?.shippingVat ?? shippingVat,
        })
      }),
    ),
})
