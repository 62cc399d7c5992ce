import type * as v from 'valibot'
import type { components } from '../../../contracts/generated/api.ts'
import type { loginAnswerSchema, messageAnswerSchema, sessionAnswerSchema } from './account.ts'
import type { addedLineAnswerSchema, cartAnswerSchema, updatedLineAnswerSchema } from './cart.ts'
import type {
  deliveryOptionsAnswerSchema,
  foundAddressAnswerSchema,
  paymentAnswerSchema,
  paymentOptionsAnswerSchema,
  startedPaymentAnswerSchema,
} from './checkout.ts'
import type { configAnswerSchema } from './config.ts'
import type { contentAnswerSchema, navigationAnswerSchema, redirectAnswerSchema } from './content.ts'
import type { doneSchema, refusalSchema } from './envelope.ts'
import type { productAnswerSchema } from './product.ts'

type Wire = components['schemas']

/** The parts of an answer that the shop reads: any of its fields, each as the contract has it. */
type PartOf<Answer> = Answer extends readonly (infer Item)[]
  ? readonly PartOf<Item>[]
  : Answer extends object
    ? { readonly [Field in keyof Answer]?: PartOf<Answer[Field]> }
    : Answer

/**
 * Does not compile when the schema refuses what the contract promises (`Answer` must fit what the schema takes), or reads what the
 * contract does not have or has as something else (what the schema gives must be part of `Answer`).
 */
type Agrees<Schema extends v.GenericSchema, Answer extends v.InferInput<Schema>, Given extends PartOf<Answer>> = readonly [
  Schema,
  Answer,
  Given,
]

/** Every schema beside the part of the contract that it reads; only the compiler looks at it (NET-03). */
export type Agreement = readonly [
  Agrees<typeof configAnswerSchema, Wire['ConfigAnswer'], v.InferOutput<typeof configAnswerSchema>>,
  Agrees<typeof contentAnswerSchema, Wire['ContentAnswer'], v.InferOutput<typeof contentAnswerSchema>>,
  Agrees<typeof productAnswerSchema, Wire['ProductAnswer'], v.InferOutput<typeof productAnswerSchema>>,
  Agrees<typeof navigationAnswerSchema, Wire['NavigationAnswer'], v.InferOutput<typeof navigationAnswerSchema>>,
  Agrees<typeof redirectAnswerSchema, Wire['RedirectAnswer'], v.InferOutput<typeof redirectAnswerSchema>>,
  Agrees<typeof cartAnswerSchema, Wire['CartAnswer'], v.InferOutput<typeof cartAnswerSchema>>,
  Agrees<typeof addedLineAnswerSchema, Wire['AddedLineAnswer'], v.InferOutput<typeof addedLineAnswerSchema>>,
  Agrees<typeof updatedLineAnswerSchema, Wire['UpdatedLineAnswer'], v.InferOutput<typeof updatedLineAnswerSchema>>,
  Agrees<typeof doneSchema, Wire['DoneAnswer'], v.InferOutput<typeof doneSchema>>,
  Agrees<typeof messageAnswerSchema, Wire['RegisteredAnswer'], v.InferOutput<typeof messageAnswerSchema>>,
  Agrees<typeof messageAnswerSchema, Wire['MessageAnswer'], v.InferOutput<typeof messageAnswerSchema>>,
  Agrees<typeof loginAnswerSchema, Wire['LoginAnswer'], v.InferOutput<typeof loginAnswerSchema>>,
  Agrees<typeof sessionAnswerSchema, Wire['SessionAnswer'], v.InferOutput<typeof sessionAnswerSchema>>,
  Agrees<typeof foundAddressAnswerSchema, Wire['FoundAddressAnswer'], v.InferOutput<typeof foundAddressAnswerSchema>>,
  Agrees<typeof deliveryOptionsAnswerSchema, Wire['DeliveryOptionsAnswer'], v.InferOutput<typeof deliveryOptionsAnswerSchema>>,
  Agrees<typeof paymentOptionsAnswerSchema, Wire['PaymentOptionsAnswer'], v.InferOutput<typeof paymentOptionsAnswerSchema>>,
  Agrees<typeof startedPaymentAnswerSchema, Wire['StartedPaymentAnswer'], v.InferOutput<typeof startedPaymentAnswerSchema>>,
  Agrees<typeof paymentAnswerSchema, Wire['PaymentAnswer'], v.InferOutput<typeof paymentAnswerSchema>>,
  AgreesOnRefusal<Wire['Failure'] | Wire['UnavailableConfig'] | Wire['RefusedLine'] | Wire['UnknownEmail'] | Wire['RefusedPayment']>,
]

/** One schema reads them all, so only what it takes can be compared. */
type AgreesOnRefusal<Answer extends v.InferInput<typeof refusalSchema>> = Answer
