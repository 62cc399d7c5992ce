import type { Context } from 'hono'
import * as v from 'valibot'
import { HttpFailure } from './HttpFailure.ts'

/** The request does not have the shape of the contract. */
export const notUnderstood = (reason: string): HttpFailure => new HttpFailure(400, 'requestNotUnderstood', { errorCode: reason })

const parsed = (source: string): unknown => {
  if (source.trim() === '') return {}
  try {
    return JSON.parse(source)
  } catch {
    throw notUnderstood('the body is not JSON')
  }
}

const toResult = (issue: v.BaseIssue<unknown>): string => {
  const path = issue.path?.map((item) => String(item.key)).join('.') ?? ''
  return path === '' ? issue.message : `${path}: ${issue.message}`
}

const isJson = (context: Context): boolean => /^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '')

/**
 * The validated JSON body of a request; refuses with 400 a body without the shape of the contract, and with 415 another content type. No body
 * counts as {}.
 */
export const readBody = async <Schema extends v.GenericSchema>(context: Context, schema: Schema): Promise<v.InferOutput<Schema>> => {
  const source = await context.req.text()
  if (source !== '' && !isJson(context)) throw new HttpFailure(415, 'contentTypeUnsupported')
  const result = v.safeParse(schema, parsed(source))
  if (result.success) return result.output
  throw notUnderstood(toResult(result.issues[0]))
}
