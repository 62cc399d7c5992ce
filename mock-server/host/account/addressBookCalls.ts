import * as v from 'valibot'
import { answerOnce } from '../answers/answerOnce.ts'
import type { Call } from '../answers/Call.ts'
import { readBody } from '../answers/readBody.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { changeAccount } from './accountChange.ts'
import { changeAddress, deleteAddress, saveAddress } from './savedAddresses.ts'
import { signedIn, visitorOf } from './visitorOf.ts'

const words = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))
const emptyOrWords = v.optional(v.pipe(v.string(), v.maxLength(200)))

const addressFields = v.pipe(
  v.strictObject({
    companyName: emptyOrWords,
    countryCode: v.optional(v.picklist(['NL', 'BE'])),
    firstName: words,
    lastName: words,
    address: emptyOrWords,
    zipCode: words,
    houseNumber: words,
    houseNumberAddition: emptyOrWords,
    streetName: words,
    city: words,
  }),
  v.check((fields) => Object.keys(fields).length > 0, 'Nothing is filled in.'),
)
const accountChange = v.pipe(
  v.strictObject({
    defaultAddressId: words,
    invoiceAddressId: words,
    firstName: words,
    lastName: words,
    phoneNumber: words,
    companyName: emptyOrWords,
    cocNumber: emptyOrWords,
    vatNumber: emptyOrWords,
    reference: v.optional(v.pipe(v.string(), v.maxLength(60))),
    language: v.optional(v.picklist(['nl-NL', 'en-US'])),
  }),
  v.check((fields) => Object.keys(fields).length > 0, 'Nothing is changed.'),
)

const create: Call = {
  method: 'POST',
  path: '/api/v2/account/addresses',
  operation: 'createAddress',
  handle: async (host, context) => {
    const customerId = signedIn(visitorOf(host, context))
    const wish = await readBody(context, addressFields)
    return answerOnce(host, context, `createAddress ${customerId}`, (): Wire['SavedAddressAnswer'] => ({
      status: 'success',
      data: saveAddress(host, customerId, wish),
      message: 'accountAddressCreateSuccess',
    }))
  },
}

const change: Call = {
  method: 'PUT',
  path: '/api/v2/account/addresses/:addressId',
  operation: 'changeAddress',
  handle: async (host, context) => {
    const customerId = signedIn(visitorOf(host, context))
    const wish = await readBody(context, addressFields)
    changeAddress(host, customerId, context.req.param('addressId') ?? '', wish)
    return succeed(context, { status: 'success', data: null, message: 'accountAddressChangeSuccess' } satisfies Wire['DoneAnswer'])
  },
}

const remove: Call = {
  method: 'DELETE',
  path: '/api/v2/account/addresses/:addressId',
  operation: 'deleteAddress',
  handle: (host, context) => {
    const customerId = signedIn(visitorOf(host, context))
    host.database.transaction(() => deleteAddress(host, customerId, context.req.param('addressId') ?? ''))
    return succeed(context, { status: 'success', data: null, message: 'addressDeleteSuccess' } satisfies Wire['DoneAnswer'])
  },
}

const changeOwn: Call = {
  method: 'POST',
  path: '/api/v2/account',
  operation: 'changeAccount',
  handle: async (host, context) => {
    const customerId = signedIn(visitorOf(host, context))
    const wish = await readBody(context, accountChange)
    host.database.transaction(() => changeAccount(host, customerId, wish))
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneAnswer'])
  },
}

/** The customer's address book and names. */
export const addressBookCalls: readonly Call[] = [create, change, remove, changeOwn]
