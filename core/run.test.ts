import { Clock, Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { NotFound } from './failures/failures.ts'
import { createRunner } from './run.ts'
import { createFakeClock } from './testing/fakes/createFakeClock.ts'

describe("running the core's effects", () => {
  it('hands out a value or a failure as plain data', async () => {
    const { run } = createRunner({}, createFakeClock())
    expect(await run(() => Effect.succeed(7))).toEqual({ ok: true, value: 7 })
    const failure = new NotFound({ what: 'product 7' })
    expect(await run(() => Effect.fail(failure))).toEqual({ ok: false, failure })
  })

  it('rejects on a defect, so that it reaches the error page', async () => {
    const { run } = createRunner({}, createFakeClock())
    await expect(run(() => Effect.die(new Error('broken')))).rejects.toThrow('broken')
    await expect(
      run(() =>
        Effect.sync(() => {
          throw new Error('thrown')
        }),
      ),
    ).rejects.toThrow('thrown')
  })

  it("NET-04 an effect is cancelled by its own signal, and all of a visitor's when the visitor leaves", async () => {
    const runner = createRunner({}, createFakeClock())
    const cancelled: string[] = []
    const waiting = (name: string) => () =>
      Effect.callback<never>((_, signal) => {
        signal.addEventListener('abort', () => cancelled.push(name))
      })
    const one = new AbortController()
    const responses = [runner.run(waiting('one'), { signal: one.signal }), runner.run(waiting('two')), runner.run(waiting('three'))]
    const settled = Promise.allSettled(responses)
    one.abort()
    expect(cancelled).toEqual(['one'])
    runner.close()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(cancelled).toEqual(['one', 'two', 'three'])
    let began = false
    await expect(
      runner.run(() =>
        Effect.callback(() => {
          began = true
        }),
      ),
    ).rejects.toBeDefined()
    expect(began).toBe(false)
  })

  it('NET-04 waits by the clock of the shop, and what is cancelled waits no longer', async () => {
    const clock = createFakeClock(1000)
    const { run, close } = createRunner({}, clock)
    const later = run(() => Effect.andThen(Effect.sleep(300), Clock.currentTimeMillis))
    await clock.advance(299)
    expect(clock.waiting()).toBe(1)
    await clock.advance(1)
    expect(await later).toEqual({ ok: true, value: 1300 })
    const cancelled = run(() => Effect.sleep(300))
    close()
    await expect(cancelled).rejects.toBeDefined()
    expect(clock.waiting()).toBe(0)
  })
})
