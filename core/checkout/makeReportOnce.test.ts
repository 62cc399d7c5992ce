import { describe, expect, it } from 'vitest'
import { makeFakeStorage } from '../testing/fakes/makeFakeStorage.ts'
import { makeReportOnce } from './makeReportOnce.ts'

const key = 'thuishaven.purchases'

describe('CHK-11b a purchase is reported', () => {
  it('once, also after a reload', () => {
    const storage = makeFakeStorage()
    const first = makeReportOnce(storage)
    expect([first('pay-1'), first('pay-1'), first('pay-2')]).toEqual([true, false, true])
    expect(makeReportOnce(storage)('pay-1')).toBe(false)
  })

  it('once where nothing can be kept', () => {
    const deaf = { ...makeFakeStorage(), get: () => null }
    const report = makeReportOnce(deaf)
    expect([report('pay-1'), report('pay-1')]).toEqual([true, false])
  })

  it('and the last fifty are remembered, so that the device does not fill up', () => {
    const storage = makeFakeStorage()
    const report = makeReportOnce(storage)
    for (let number = 1; number <= 51; number += 1) report(`pay-${number}`)
    const kept = storage.get(key)?.split(' ') ?? []
    expect(kept).toHaveLength(50)
    expect([kept[0], kept.at(-1)]).toEqual(['pay-2', 'pay-51'])
  })
})
