import type { Effect } from 'effect'
import type { Address } from '../account/address.ts'
import type { AddressMatches, FoundAddress } from '../account/addressSearch.ts'
import { makeAddressActs } from '../account/makeAddressActs.ts'
import type { AddressActs } from '../account/makeAddressActs.ts'
import { makePersonalActs } from '../account/makePersonalActs.ts'
import type { PersonalActs } from '../account/makePersonalActs.ts'
import type { PersonalDetails } from '../account/personal.ts'
import type { CataloguePort } from '../catalogue/CataloguePort.ts'
import { makeOrderActs } from '../orders/makeOrderActs.ts'
import type { OrderActs } from '../orders/makeOrderActs.ts'
import type { PaymentOption } from '../checkout/checkout.ts'
import { paymentsAllowed } from '../checkout/paymentsAllowed.ts'
import type { ShopConfig } from '../config/config.ts'
import type { CountryCode } from '../locale/locale.ts'
import type { GuestOrder, Invoice, ListPage, Order, OrderQuestion, OrderStatus, OrderSummary } from '../orders/order.ts'
import { succeeded } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { HostFailure, NotFound, Refused } from '../ports/failures.ts'
import type { Ticket } from '../service/ticket.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import type { Cancellation, Run } from '../run.ts'
import { makeServiceActs } from '../service/makeServiceActs.ts'
import type { ServiceActs } from '../service/makeServiceActs.ts'
import type { Shop } from '../shop.ts'
import type { CustomerPort } from './CustomerPort.ts'

/** A question that can be asked again; cancelled through the signal. */
export type Asking<Question, Answer, Failure> = (
  question: Question,
  options?: { readonly signal?: Cancellation },
) => Promise<Outcome<Answer, Failure>>

/** What only customers need of the shop: questions about what is theirs, and what they do with it. */
export interface CustomerDesk extends AddressActs, OrderActs, PersonalActs, ServiceActs {
  readonly ask: {
    readonly orders: Asking<{ readonly page: number; readonly status: OrderStatus | null }, ListPage<OrderSummary>, HostFailure>
    readonly order: Asking<string, Order, HostFailure | NotFound>
    /** For who is not signed in. */
    readonly findOrder: Asking<OrderQuestion, GuestOrder, HostFailure | NotFound>
    readonly details: Asking<void, PersonalDetails, HostFailure>
    readonly orderPaymentOptions: Asking<
      { readonly uid: string; readonly countryCode: CountryCode },
      readonly PaymentOption[],
      HostFailure | Refused
    >
    readonly invoices: Asking<number, ListPage<Invoice>, HostFailure>
    readonly addresses: Asking<void, readonly Address[], HostFailure>
    readonly addressMatches: Asking<
      { readonly countryCode: CountryCode; readonly context: string; readonly query: string },
      AddressMatches,
      HostFailure | Refused
    >
    readonly addressDetails: Asking<{ readonly countryCode: CountryCode; readonly id: string }, FoundAddress, HostFailure | Refused>
    readonly tickets: Asking<number, ListPage<Ticket>, HostFailure>
  }
}

export interface CustomerDeskParts {
  readonly ports: { readonly customer: CustomerPort; readonly catalogue: Pick<CataloguePort, 'product'>; readonly ids: IdsPort }
  readonly run: Run
  readonly shop: Pick<Shop, 'ask' | 'cart' | 'session' | 'checkout' | 'toasts'>
  readonly config: () => Promise<Pick<ShopConfig, 'partialPayment' | 'onAccountPayment'>>
}

/** Wires what only customers need. */
export const makeCustomerDesk = ({ ports, run, shop, config }: CustomerDeskParts): CustomerDesk => {
  const { customer, catalogue, ids } = ports
  const { cart, session, toasts, checkout } = shop
  const offers = { delivery: shop.ask.deliveryOptions, payments: shop.ask.paymentOptions }
  const ask =
    <Question, Answer, Failure>(of: (question: Question) => Effect.Effect<Answer, Failure>): Asking<Question, Answer, Failure> =>
    (question, options) =>
      run(of(question), options)
  return {
    ask: {
      orders: ask(customer.orders),
      order: ask(customer.order),
      findOrder: ask(customer.findOrder),
      details: ask(customer.details),
      orderPaymentOptions: async (order, options) => {
        const outcome = await ask(customer.orderPaymentOptions)(order, options)
        return outcome.ok ? succeeded(paymentsAllowed(outcome.value, await config())) : outcome
      },
      invoices: ask(customer.invoices),
      addresses: ask(customer.addresses),
      addressMatches: ask(customer.searchAddresses),
      addressDetails: ask(customer.addressDetails),
      tickets: ask(customer.tickets),
    },
    ...makeAddressActs({ book: customer, run, session, toasts }),
    ...makePersonalActs({ personal: customer, run, session }),
    ...makeOrderActs({ ports: { orders: customer, catalogue, ids }, run, cart, session, toasts, checkout, offers }),
    ...makeServiceActs({ ports: { service: customer, ids }, run }),
  }
}
