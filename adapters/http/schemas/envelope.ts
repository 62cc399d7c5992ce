import * as v from 'valibot'

/** What the backend says when it refuses. Its message is a code or a message; at payment it is a code with the step to go to. */
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

/** A response that says all by its status. */
export const doneSchema = v.object({ status: v.literal('success') })
