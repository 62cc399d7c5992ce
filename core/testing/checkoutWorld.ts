import type { Address, RegistrationForm } from '../account/address.ts'
import type { Session } from '../account/session.ts'
import type { PaymentResult } from '../checkout/checkout.ts'
import { Refused } from '../failures/failures.ts'
import { createFakeAccount } from './fakes/createFakeAccount.ts'
import { createFakeCheckout } from './fakes/createFakeCheckout.ts'
import { createFakeCookies } from './fakes/createFakeCookies.ts'
import { createFakePorts } from './fakes/createFakePorts.ts'
import type { FakePorts } from './fakes/createFakePorts.ts'
import { createTestShop } from './createTestShop.ts'
import { customer as newcomer } from './sampleCustomer.ts'
import { sampleProduct } from './sampleProduct.ts'

/** Form values of a private guest. */
export const form: RegistrationForm = {
  companyName: '',
  cocNumber: '',
  vatNumber: '',
  reference: '',
  countryCode: 'NL',
  firstName: 'Anna',
  lastName: 'de Vries',
  address: '',
  zipCode: '1011 AB',
  houseNumber: '1',
  houseNumberAddition: '',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
  emailAddress: 'new@example.nl',
  phoneNumber: '020-1234567',
  password: 'Welkom01',
}
export const guest = { form, passwordConfirm: 'Welkom01' }

const address = (id: string): Address => ({ ...form, id, uid: id })
export const customer: Session = {
  ...newcomer,
  deliveryAddresses: [address('home'), address('work')],
  defaultDeliveryAddressId: 'work',
}

/** The total of a paid order. */
export const payment: PaymentResult = {
  paymentUid: 'p-1',
  status: 'paid',
  orderNumber: 'O-1',
  orderUid: null,
  totalInclVat: 2000 as never,
  lines: [{ productId: 20, title: 'Product 20', quantity: 1, unitPriceInclVat: 2000 as never, discountInclVat: 0 as never }],
  retryUrl: null,
  deposit: null,
}

/** A shop over fakes with one account, Anna’s. */
export const shopWith = (own: Partial<FakePorts> = {}) => {
  const ports = createFakePorts({ account: createFakeAccount({ accounts: [{ password: 'Welkom01', session: customer }] }), ...own })
  const shop = createTestShop(ports)
  return { ports, shop, checkout: shop.checkout, events: () => ports.analytics.events.map(({ name }) => name) }
}

/** A customer with a product in the cart, as far as the last step. */
export const readyToPay = async (own: Partial<FakePorts> = {}) => {
  const all = shopWith({ cookies: createFakeCookies({ auth_token: 'token-anna@example.nl' }), ...own })
  all.shop.cart.add(sampleProduct(20), [])
  await all.shop.session.restore()
  await all.checkout.next('information')
  await all.shop.cart.choose({ shippingOptionId: 'post' })
  await all.checkout.next('delivery')
  await all.shop.cart.choose({ paymentOptionId: 'ideal' })
  await all.checkout.next('overview')
  await all.shop.cart.settled()
  return all
}

export const payRefused = (code: string | undefined, step?: string) =>
  createFakeCheckout({
    faultModel: ({ name }) =>
      name === 'pay'
        ? {
            failure: new Refused({
              reason: 'invalid',
              message: '',
              ...(code === undefined ? {} : { code }),
              ...(step === undefined ? {} : { step }),
            }),
          }
        : {},
  })
