import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { NotFound } from './failures/failures.ts'
import { createRunner } from './run.ts'

describe("running the core's programs", () => {
  it('hands out a value or a failure as plain data', async () => {
    const { run } = createRunner({})
    expect(await run(() => Effect.succeed(7))).toEqual({ ok: true, value: 7 })
    const failure = new NotFound({ what: 'product 7' })
    expect(await run(() => Effect.fail(failure))).toEqual({ ok: false, failure })
  })

  it('rejects on a defect, so that it reaches the error page', async () => {
    const { run } = createRunner({})
    await expect(run(() => Effect.die(new Error('broken')))).rejects.toThrow('broken')
    await expect(
      run(() =>
        Effect.sync(() => {
          throw new Error('thrown')
        }),
      ),
    ).rejects.toThrow('thrown')
  })

  it("NET-04 cancels a program by its own signal, and all of a visitor's when the visitor has gone", async () => {
    const runner = createRunner({})
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
})
