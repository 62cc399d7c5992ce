import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runPeriodically } from './runPeriodically.ts'

const logged: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  logged.length = 0
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line))
    return true
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('work runs immediately and after each pause, also after a failure', async () => {
  let count = 0
  const stop = runPeriodically('Mails', 1000, async () => {
    count += 1
    if (count === 2) throw new Error('the database is away')
  })
  expect(count).toBe(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect([count, logged]).toEqual([4, ['Mails: the database is away\n']])
  await stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(count).toBe(4)
})

it('each outage is logged once', async () => {
  let count = 0
  const stop = runPeriodically('Mails', 1000, async () => {
    count += 1
    if (count !== 4) throw new Error('the database is away')
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect([count, logged]).toEqual([6, ['Mails: the database is away\n', 'Mails: the database is away\n']])
  await stop()
})

it('long work does not overlap, and stopping waits for it', async () => {
  let [begun, ended] = [0, 0]
  const stop = runPeriodically('Mails', 1000, async (isStopping) => {
    begun += 1
    while (!isStopping()) await new Promise((resolve) => setTimeout(resolve, 5000))
    ended += 1
  })
  await vi.advanceTimersByTimeAsync(20_000)
  expect([begun, ended]).toEqual([1, 0])
  let isOver = false
  const over = stop().then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(5000)
  await over
  await vi.advanceTimersByTimeAsync(5000)
  expect([begun, ended]).toEqual([1, 1])
})
