import * as v from 'valibot'

/** A refusal of the backend. Its message is a code or a text; for payments it is a code with a checkout step. */
export const failureSchema = v.object({
  status: v.literal('error'),
  message: v.exactOptional(
    v.union([v.string(), v.object({ code: v.exactOptional(v.nullable(v.string())), step: v.exactOptional(v.nullable(v.string())) })]),
  ),
  errorCode: v.exactOptional(v.nullable(v.string())),
  data: v.exactOptional(v.nullable(v.object({ cUid: v.exactOptional(v.string()) }))),
})

/** The envelope of a response that is none of these. */
export const answerSchema = <Data extends v.GenericSchema>(data: Data) => v.object({ status: v.literal('success'), data })

/** A response without data. */
export const doneSchema = v.object({ status: v.literal('success') })
