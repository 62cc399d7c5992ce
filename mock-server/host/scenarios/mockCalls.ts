import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import { readBody } from '../answers/readBody.ts'
import { Refusal } from '../answers/Refusal.ts'
import { text, whole } from '../database/Database.ts'
import { resetShoppers } from '../seeding/seedShoppers.ts'
import { isScenarioName, scenarioNames } from './Scenarios.ts'

const scenarioQuestion = v.strictObject({
  name: v.string(),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
})

const reset: Call = {
  method: 'POST',
  path: '/__mock/reset',
  handle: (host, context) => {
    host.scenarios.clear()
    resetShoppers(host)
    return context.json({ status: 'success', data: null })
  },
}

const scenario: Call = {
  method: 'POST',
  path: '/__mock/scenario',
  handle: async (host, context) => {
    const { name, times, ms } = await readBody(context, scenarioQuestion)
    if (name === 'none') host.scenarios.clear()
    else if (isScenarioName(name))
      host.scenarios.start(name, { ...(times === undefined ? {} : { times }), ...(ms === undefined ? {} : { ms }) })
    else throw new Refusal(400, 'scenarioUnknown', { errorCode: `known: ${scenarioNames.join(', ')}, none` })
    return context.json({ status: 'success', data: { active: host.scenarios.active() } })
  },
}

const outbox: Call = {
  method: 'GET',
  path: '/__mock/outbox',
  handle: (host, context) => {
    const data = host.database.all('SELECT * FROM mail ORDER BY id').map((row) => ({
      to: text(row, 'recipient'),
      subject: text(row, 'subject'),
      text: text(row, 'body'),
      createdAt: new Date(whole(row, 'created_at')).toISOString(),
    }))
    return context.json({ status: 'success', data })
  },
}

const health: Call = { method: 'GET', path: '/health', handle: (_host, context) => context.json({ status: 'success', data: null }) }

/** What a mock server has and a shop has not. */
export const mockCalls: readonly Call[] = [reset, scenario, outbox, health]
