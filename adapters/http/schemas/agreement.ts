import type { companyResponseSchema } from './company.ts'
import type { madeQuoteResponseSchema, quoteResponseSchema, quotesResponseSchema } from './quotes.ts'
import type * as v from 'valibot'
import type { components } from '../../../contracts/generated/api.ts'
import type { loginResponseSchema, messageResponseSchema, sessionResponseSchema } from './account.ts'
import type { addedLineResponseSchema, cartResponseSchema, updatedLineResponseSchema } from './cart.ts'
import type {
  deliveryOptionsResponseSchema,
  foundAddressResponseSchema,
  paymentResponseSchema,
  paymentOptionsResponseSchema,
  startedPaymentResponseSchema,
} from './checkout.ts'
import type { configResponseSchema } from './config.ts'
import type { contentResponseSchema, navigationResponseSchema, redirectResponseSchema } from './content.ts'
import type { doneSchema, failureSchema } from './envelope.ts'
import type { productResponseSchema } from './product.ts'

type Wire = components['schemas']

/** The parts of a response that the shop reads: any of its fields, each as the contract has it. */
type PartOf<Data> = Data extends readonly (infer Item)[]
  ? readonly PartOf<Item>[]
  : Data extends object
    ? { readonly [Field in keyof Data]?: PartOf<Data[Field]> }
    : Data

/**
 * Does not compile when the schema refuses what the contract promises (`Answer` must fit what the schema takes), or reads what the
 * contract does not have or has as something else (what the schema gives must be part of `Answer`).
 */
type Agrees<Schema extends v.GenericSchema, Data extends v.InferInput<Schema>, Given extends PartOf<Data>> = readonly [Schema, Data, Given]

/** Every schema beside the part of the contract that it reads; only the compiler looks at it (NET-03). */
export type Agreement = readonly [
  Agrees<typeof configResponseSchema, Wire['ConfigResponse'], v.InferOutput<typeof configResponseSchema>>,
  Agrees<typeof contentResponseSchema, Wire['ContentResponse'], v.InferOutput<typeof contentResponseSchema>>,
  Agrees<typeof productResponseSchema, Wire['ProductResponse'], v.InferOutput<typeof productResponseSchema>>,
  Agrees<typeof navigationResponseSchema, Wire['NavigationResponse'], v.InferOutput<typeof navigationResponseSchema>>,
  Agrees<typeof redirectResponseSchema, Wire['RedirectResponse'], v.InferOutput<typeof redirectResponseSchema>>,
  Agrees<typeof cartResponseSchema, Wire['CartResponse'], v.InferOutput<typeof cartResponseSchema>>,
  Agrees<typeof addedLineResponseSchema, Wire['AddedLineResponse'], v.InferOutput<typeof addedLineResponseSchema>>,
  Agrees<typeof updatedLineResponseSchema, Wire['UpdatedLineResponse'], v.InferOutput<typeof updatedLineResponseSchema>>,
  Agrees<typeof doneSchema, Wire['DoneResponse'], v.InferOutput<typeof doneSchema>>,
  Agrees<typeof messageResponseSchema, Wire['RegisteredResponse'], v.InferOutput<typeof messageResponseSchema>>,
  Agrees<typeof messageResponseSchema, Wire['MessageResponse'], v.InferOutput<typeof messageResponseSchema>>,
  Agrees<typeof loginResponseSchema, Wire['LoginResponse'], v.InferOutput<typeof loginResponseSchema>>,
  Agrees<typeof sessionResponseSchema, Wire['SessionResponse'], v.InferOutput<typeof sessionResponseSchema>>,
  Agrees<typeof foundAddressResponseSchema, Wire['FoundAddressResponse'], v.InferOutput<typeof foundAddressResponseSchema>>,
  Agrees<typeof deliveryOptionsResponseSchema, Wire['DeliveryOptionsResponse'], v.InferOutput<typeof deliveryOptionsResponseSchema>>,
  Agrees<typeof paymentOptionsResponseSchema, Wire['PaymentOptionsResponse'], v.InferOutput<typeof paymentOptionsResponseSchema>>,
  Agrees<typeof startedPaymentResponseSchema, Wire['StartedPaymentResponse'], v.InferOutput<typeof startedPaymentResponseSchema>>,
  Agrees<typeof paymentResponseSchema, Wire['PaymentResponse'], v.InferOutput<typeof paymentResponseSchema>>,
  Agrees<typeof madeQuoteResponseSchema, Wire['MadeQuoteResponse'], v.InferOutput<typeof madeQuoteResponseSchema>>,
  Agrees<typeof quoteResponseSchema, Wire['QuoteResponse'], v.InferOutput<typeof quoteResponseSchema>>,
  Agrees<typeof quotesResponseSchema, Wire['QuotesResponse'], v.InferOutput<typeof quotesResponseSchema>>,
  Agrees<typeof companyResponseSchema, Wire['CompanyResponse'], v.InferOutput<typeof companyResponseSchema>>,
  AgreesOnFailure<Wire['Failure'] | Wire['UnavailableConfig'] | Wire['RefusedLine'] | Wire['UnknownEmail'] | Wire['RefusedPayment']>,
]

/** One schema reads them all, so only what it takes can be compared. */
type AgreesOnFailure<Data extends v.InferInput<typeof failureSchema>> = Data
