import * as v from 'valibot'
import { answerIdempotently } from '../answers/answerIdempotently.ts'
import type { Call } from '../answers/Call.ts'
import { readBody } from '../answers/readBody.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { changeAccount } from './accountChange.ts'
import { changeAddress, deleteAddress, saveAddress } from './savedAddresses.ts'
import { signedIn, visitorOf } from './visitorOf.ts'
import { transact } from '../answers/transact.ts'
import { checkVatNumberOf } from '../vatNumbers/vatTreatment.ts'

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
  handle: async (backend, context) => {
    const customerId = signedIn(await visitorOf(backend, context))
    const request = await readBody(context, addressFields)
    return answerIdempotently(backend, context, `createAddress ${customerId}`, async (backend): Promise<Wire['SavedAddressResponse']> => ({
      status: 'success',
      data: await saveAddress(backend, customerId, request),
      message: 'accountAddressCreateSuccess',
    }))
  },
}

const change: Call = {
  method: 'PUT',
  path: '/api/v2/account/addresses/:addressId',
  operation: 'changeAddress',
  handle: async (backend, context) => {
    const customerId = signedIn(await visitorOf(backend, context))
    const request = await readBody(context, addressFields)
    await transact(backend, async (backend) => changeAddress(backend, customerId, context.req.param('addressId') ?? '', request))
    return succeed(context, { status: 'success', data: null, message: 'accountAddressChangeSuccess' } satisfies Wire['DoneResponse'])
  },
}

const remove: Call = {
  method: 'DELETE',
  path: '/api/v2/account/addresses/:addressId',
  operation: 'deleteAddress',
  handle: async (backend, context) => {
    const customerId = signedIn(await visitorOf(backend, context))
    await transact(backend, async (backend) => deleteAddress(backend, customerId, context.req.param('addressId') ?? ''))
    return succeed(context, { status: 'success', data: null, message: 'addressDeleteSuccess' } satisfies Wire['DoneResponse'])
  },
}

const changeOwn: Call = {
  method: 'POST',
  path: '/api/v2/account',
  operation: 'changeAccount',
  handle: async (backend, context) => {
    const customerId = signedIn(await visitorOf(backend, context))
    const request = await readBody(context, accountChange)
    await transact(backend, async (backend) => changeAccount(backend, customerId, request))
    if (request.vatNumber !== undefined) await checkVatNumberOf(backend, customerId, 'always')
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
  },
}

/** The customer's address book and names. */
export const addressBookCalls: readonly Call[] = [create, change, remove, changeOwn]
