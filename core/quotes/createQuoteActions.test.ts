import { expect, it } from 'vitest'
import { createFakeIds } from '../testing/fakes/createFakeIds.ts'
import { createFakeQuotes } from '../testing/fakes/createFakeQuotes.ts'
import { faultOutcomes } from '../testing/fakes/faultModel.ts'
import { runWith } from '../testing/runWith.ts'
import { createQuoteActions } from './createQuoteActions.ts'

const lines = [{ productId: 1, quantity: 2, options: [] }]
const form = { name: ' Noor ', email: 'noor@voorbeeld.test', message: '' }

it('a quote is requested and withdrawn; what the backend refuses is said', async () => {
  const quotes = createFakeQuotes()
  const actions = createQuoteActions({ run: runWith({ quotes }), ids: createFakeIds() })
  const made = await actions.requestQuote(form, lines, '')
  if (!made.ok) throw new Error('requested')
  expect(await actions.acceptQuote(made.value.key, '')).toEqual({ ok: false, failure: { backend: 'quoteClosed' } })
  expect(await actions.withdrawQuote(made.value.key)).toEqual({ ok: true, value: null })
  expect(await actions.withdrawQuote('other')).toEqual({ ok: false, failure: { backend: 'quoteUnknown' } })
})

it('a form that lacks something is not sent, and a backend that does not answer is named', async () => {
  let calls = 0
  const quotes = createFakeQuotes({
    faultModel: () => {
      calls += 1
      return faultOutcomes.timeout
    },
  })
  const actions = createQuoteActions({ run: runWith({ quotes }), ids: createFakeIds() })
  for (const wrong of [
    { ...form, name: ' ' },
    { ...form, email: 'noor' },
    { ...form, message: 'a'.repeat(5001) },
  ])
    expect(await actions.requestQuote(wrong, lines, '')).toEqual({ ok: false, failure: { key: 'checkout.fieldsMissing' } })
  expect(calls).toBe(0)
  expect(await actions.requestQuote(form, lines, '')).toEqual({ ok: false, failure: { key: 'error.connection' } })
})
