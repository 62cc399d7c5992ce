import { describe, expect, it } from 'vitest'
import { createFakeStorage } from '../testing/fakes/createFakeStorage.ts'
import { createReportOnce } from './createReportOnce.ts'

const key = 'thuishaven.purchases'

describe('CHK-11b a purchase is reported', () => {
  it('a purchase is reported once, also after a reload', () => {
    const storage = createFakeStorage()
    const first = createReportOnce(storage)
    expect([first('pay-1'), first('pay-1'), first('pay-2')]).toEqual([true, false, true])
    expect(createReportOnce(storage)('pay-1')).toBe(false)
  })

  it('a purchase is reported once without storage', () => {
    const deaf = { ...createFakeStorage(), get: () => null }
    const report = createReportOnce(deaf)
    expect([report('pay-1'), report('pay-1')]).toEqual([true, false])
  })

  it('only the last fifty purchases are remembered', () => {
    const storage = createFakeStorage()
    const report = createReportOnce(storage)
    for (let number = 1; number <= 51; number += 1) report(`pay-${number}`)
    const persisted = storage.get(key)?.split(' ') ?? []
    expect(persisted).toHaveLength(50)
    expect([persisted[0], persisted.at(-1)]).toEqual(['pay-2', 'pay-51'])
  })
})
