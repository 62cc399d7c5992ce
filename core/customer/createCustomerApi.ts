import type { Address } from '../account/address.ts'
import type { AddressMatches, FoundAddress } from '../account/addressSearch.ts'
import { createAddressActions } from '../account/createAddressActions.ts'
import type { AddressActions } from '../account/createAddressActions.ts'
import { createPersonalActions } from '../account/createPersonalActions.ts'
import type { PersonalActions } from '../account/createPersonalActions.ts'
import type { AuthenticatorPort } from '../account/AuthenticatorPort.ts'
import type { Passkey } from '../account/SignInPort.ts'
import { createSignInActions } from '../account/createSignInActions.ts'
import type { SignInActions } from '../account/createSignInActions.ts'
import type { PersonalDetails } from '../account/personal.ts'
import type { SessionStore } from '../account/sessionStore.ts'
import type { CartStore } from '../cart/cartStore.ts'
import type { CheckoutStore } from '../checkout/checkoutStore.ts'
import type { ToastStore } from '../notifications/createToastStore.ts'
import type { CataloguePort } from '../catalogue/CataloguePort.ts'
import { createOrderActions } from '../orders/createOrderActions.ts'
import type { OrderActions, OrderActionsDeps } from '../orders/createOrderActions.ts'
import type { OrdersPort } from '../orders/OrdersPort.ts'
import type { PaymentOption } from '../checkout/checkout.ts'
import { paymentsAllowed } from '../checkout/paymentsAllowed.ts'
import type { ConfigStore } from '../config/createConfigStore.ts'
import type { CountryCode } from '../locale/locale.ts'
import type { GuestOrder, Invoice, ListedOrder, ListPage, Order, OrderLookup, OrderStatus } from '../orders/order.ts'
import { ok } from '../result.ts'
import type { BackendFailure, NotFound, Refused } from '../ports/failures.ts'
import type { Ticket } from '../aftersale/ticket.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import type { Run } from '../run.ts'
import { createQueries } from '../query.ts'
import type { Query } from '../query.ts'
import { createAfterSaleActions } from '../aftersale/createAfterSaleActions.ts'
import type { AfterSaleActions } from '../aftersale/createAfterSaleActions.ts'
import { createSharingActions } from '../sharing/createSharingActions.ts'
import type { SharingActions } from '../sharing/createSharingActions.ts'
import type { Share } from '../sharing/share.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import { createCompanyActions } from '../company/createCompanyActions.ts'
import type { CompanyActions } from '../company/createCompanyActions.ts'
import { createQuoteActions } from '../quotes/createQuoteActions.ts'
import type { QuoteActions } from '../quotes/createQuoteActions.ts'
import type { Quote } from '../quotes/quote.ts'
import type { CompanyAccount, CompanyOrder } from '../company/company.ts'
import type { CustomerPorts } from './CustomerPorts.ts'

/** The part of the shop that only customers need: reads of their data, and actions. */
export interface CustomerApi
  extends AddressActions, OrderActions, PersonalActions, SignInActions, AfterSaleActions, SharingActions, CompanyActions, QuoteActions {
  readonly api: {
    readonly orders: Query<{ readonly page: number; readonly status: OrderStatus | null }, ListPage<ListedOrder>, BackendFailure>
    readonly order: Query<string, Order, BackendFailure | NotFound>
    /** For guests. */
    readonly findOrder: Query<OrderLookup, GuestOrder, BackendFailure | NotFound>
    readonly passkeys: Query<void, readonly Passkey[], BackendFailure>
    readonly details: Query<void, PersonalDetails, BackendFailure>
    readonly orderPaymentOptions: Query<
      { readonly uid: string; readonly countryCode: CountryCode },
      readonly PaymentOption[],
      BackendFailure | Refused
    >
    readonly invoices: Query<number, ListPage<Invoice>, BackendFailure>
    readonly addresses: Query<void, readonly Address[], BackendFailure>
    readonly addressMatches: Query<
      { readonly countryCode: CountryCode; readonly context: string; readonly query: string },
      AddressMatches,
      BackendFailure | Refused
    >
    readonly addressDetails: Query<{ readonly countryCode: CountryCode; readonly id: string }, FoundAddress, BackendFailure | Refused>
    readonly tickets: Query<number, ListPage<Ticket>, BackendFailure>
    /** What a link shares, by its token. */
    readonly share: Query<string, Share, BackendFailure | NotFound>
    /** By the key of a mailed link, or the uid of an own one. */
    readonly quote: Query<string, Quote, BackendFailure | NotFound>
    readonly quotes: Query<void, readonly Quote[], BackendFailure>
    readonly companyAccount: Query<void, CompanyAccount, BackendFailure>
    /** Refuses who is no member of a company. */
    readonly companyOrders: Query<number, ListPage<CompanyOrder>, BackendFailure | Refused>
  }
}

/** Dependencies of the customer's part of a shop. */
export interface CustomerApiDeps {
  readonly offers: OrderActionsDeps['offers']
  readonly cart: CartStore
  readonly session: SessionStore
  readonly checkout: CheckoutStore
  readonly toasts: ToastStore
  readonly ids: IdsPort
  readonly storage: StoragePort
  readonly run: Run<CustomerPorts & { readonly catalogue: Pick<CataloguePort, 'articles' | 'product'> }>
  readonly config: ConfigStore
  readonly authenticator: () => Promise<AuthenticatorPort>
}

/** Wires what only customers need. */
export const createCustomerApi = ({
  ids,
  storage,
  run,
  offers,
  cart,
  session,
  toasts,
  checkout,
  config,
  authenticator,
}: CustomerApiDeps): CustomerApi => {
  const query = createQueries(run)
  const paymentOptions = query(({ orders }, order: Parameters<OrdersPort['orderPaymentOptions']>[0]) => orders.orderPaymentOptions(order))
  return {
    api: {
      orders: query(({ orders }, page) => orders.orders(page)),
      order: query(({ orders }, uid) => orders.order(uid)),
      findOrder: query(({ orders }, lookup) => orders.findOrder(lookup)),
      passkeys: query(({ signIn }) => signIn.passkeys()),
      details: query(({ personal }) => personal.details()),
      orderPaymentOptions: async (order, options) => {
        const result = await paymentOptions(order, options)
        if (!result.ok) return result
        await config.known()
        return ok(paymentsAllowed(result.value, config.getSnapshot()))
      },
      invoices: query(({ orders }, page) => orders.invoices(page)),
      addresses: query(({ addressBook }) => addressBook.addresses()),
      addressMatches: query(({ addressBook }, search) => addressBook.searchAddresses(search)),
      addressDetails: query(({ addressBook }, address) => addressBook.addressDetails(address)),
      tickets: query(({ afterSale }, page) => afterSale.tickets(page)),
      share: query(({ sharing }, token) => sharing.load(token)),
      quote: query(({ quotes }, key) => quotes.load(key)),
      quotes: query(({ quotes }) => quotes.list()),
      companyAccount: query(({ company }) => company.account()),
      companyOrders: query(({ company }, page) => company.orders(page)),
    },
    ...createAddressActions({ run, session, toasts }),
    ...createPersonalActions({ run, session, reloadCart: cart.load }),
    ...createSignInActions({ run, session, authenticator }),
    ...createOrderActions({ ids, run, cart, session, toasts, checkout, offers }),
    ...createAfterSaleActions({ ids, run }),
    ...createSharingActions({ storage, run }),
    ...createCompanyActions({ run, session }),
    ...createQuoteActions({ run, ids }),
  }
}
