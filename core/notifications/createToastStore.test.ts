import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/fakes/createFakeClock.ts'
import { createFakeIds } from '../testing/fakes/createFakeIds.ts'
import { createToastStore } from './createToastStore.ts'

const open = () => {
  const clock = createFakeClock()
  return { clock, toasts: createToastStore({ clock, ids: createFakeIds('toast') }) }
}

describe('the notifications of a visitor', () => {
  it('NTF-01 they stack, each with a type, a title (by default the shop’s) and perhaps a message', () => {
    const { toasts } = open()
    expect(toasts.show({ type: 'info' })).toBe('toast-1')
    toasts.show({ type: 'error', title: { key: 'phrases.Failed' }, message: { text: 'So sorry' } })
    expect(toasts.getSnapshot()).toEqual([
      { id: 'toast-1', type: 'info', title: { key: 'notification.defaultTitle' }, message: null, remaining: 4500, paused: false },
      {
        id: 'toast-2',
        type: 'error',
        title: { key: 'phrases.Failed' },
        message: { text: 'So sorry' },
        remaining: null,
        paused: false,
      },
    ])
  })

  it('NTF-02 each closes after 4500 ms', async () => {
    const { clock, toasts } = open()
    toasts.show({ type: 'info' })
    await clock.advance(1000)
    toasts.show({ type: 'success' })
    await clock.advance(3499)
    expect(toasts.getSnapshot()).toHaveLength(2)
    await clock.advance(1)
    expect(toasts.getSnapshot()).toMatchObject([{ id: 'toast-2' }])
    await clock.advance(1000)
    expect(toasts.getSnapshot()).toEqual([])
  })

  it('NTF-03 holding the stack stops the time of all; letting go resumes with what was left', async () => {
    const { clock, toasts } = open()
    toasts.show({ type: 'info' })
    await clock.advance(4000)
    toasts.pause()
    expect(toasts.getSnapshot()).toMatchObject([{ remaining: 500, paused: true }])
    await clock.advance(60_000)
    expect(toasts.getSnapshot()).toHaveLength(1)
    toasts.resume()
    await clock.advance(499)
    expect(toasts.getSnapshot()).toMatchObject([{ remaining: 500, paused: false }])
    await clock.advance(1)
    expect(toasts.getSnapshot()).toEqual([])
  })

  it('NTF-03 what is shown while the stack is held waits with it', async () => {
    const { clock, toasts } = open()
    toasts.show({ type: 'info' })
    toasts.pause()
    toasts.show({ type: 'info' })
    await clock.advance(10_000)
    expect(toasts.getSnapshot()).toMatchObject([{ paused: true }, { remaining: 4500, paused: true }])
    toasts.resume()
    await clock.advance(4500)
    expect(toasts.getSnapshot()).toEqual([])
  })

  it('NTF-03 after the last one was dismissed under the pointer, the next one does not wait for ever', async () => {
    const { clock, toasts } = open()
    const id = toasts.show({ type: 'info' })
    toasts.pause()
    toasts.dismiss(id)
    toasts.show({ type: 'info' })
    await clock.advance(4500)
    expect(toasts.getSnapshot()).toEqual([])
  })

  it('NTF-01 dismissing one leaves the others; dismissing it again, or what never was, changes nothing', async () => {
    const { clock, toasts } = open()
    const first = toasts.show({ type: 'info' })
    toasts.show({ type: 'info' })
    toasts.dismiss(first)
    const after = toasts.getSnapshot()
    toasts.dismiss(first)
    toasts.dismiss('nope')
    expect(toasts.getSnapshot()).toBe(after)
    expect(after).toMatchObject([{ id: 'toast-2' }])
    toasts.stop()
    await clock.advance(10_000)
    expect(clock.waiting()).toBe(0)
  })

  it('NTF-05 an error or a warning stays until it is closed, held or not', async () => {
    const { clock, toasts } = open()
    const first = toasts.show({ type: 'error', message: { text: 'No' } })
    const second = toasts.show({ type: 'warning', message: { text: 'Full' } })
    toasts.pause()
    toasts.resume()
    await clock.advance(600_000)
    expect(toasts.getSnapshot()).toMatchObject([{ id: first }, { id: second }])
    toasts.dismiss(first)
    toasts.dismiss(second)
    expect(toasts.getSnapshot()).toEqual([])
    expect(clock.waiting()).toBe(0)
  })

  it('NTF-05 an error that is shown already is not shown twice', () => {
    const { toasts } = open()
    const only = (quantity: number) => toasts.show({ type: 'error', message: { key: 'stock.low', params: { quantity } } })
    only(3)
    const again = only(3)
    const other = only(2)
    expect(toasts.getSnapshot()).toMatchObject([{ id: again }, { id: other }])
  })

  it('NTF-05 an error closes with the next outcome of the same subject', async () => {
    const { clock, toasts } = open()
    const other = toasts.show({ type: 'error', about: 'address' })
    toasts.show({ type: 'error', about: 'coupon', message: { text: 'Unknown code' } })
    const refused = toasts.show({ type: 'error', about: 'coupon', message: { text: 'Expired' } })
    expect(toasts.getSnapshot()).toMatchObject([{ id: other }, { id: refused }])
    const applied = toasts.show({ type: 'success', about: 'coupon' })
    expect(toasts.getSnapshot()).toMatchObject([{ id: other }, { id: applied }])
    await clock.advance(4500)
    expect(toasts.getSnapshot()).toMatchObject([{ id: other }])
  })

  it('NTF-05 an error about a page closes when the page is left; one that led to the next page stays visible there', async () => {
    const { clock, toasts } = open()
    toasts.show({ type: 'error', message: { text: 'Old' } })
    await clock.advance(1000)
    const success = toasts.show({ type: 'success' })
    const reason = toasts.show({ type: 'error', message: { text: 'Your account is closed' } })
    toasts.leave()
    expect(toasts.getSnapshot()).toMatchObject([{ id: success }, { id: reason }])
    await clock.advance(5000)
    toasts.leave()
    expect(toasts.getSnapshot()).toEqual([])
  })

  it('NTF-02 NTF-03 however often it is held, a notification is shown 4500 ms of running time, to the millisecond', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ run: fc.integer({ min: 0, max: 900 }), hold: fc.integer({ min: 0, max: 9000 }) }), { maxLength: 4 }),
        async (spells) => {
          const { clock, toasts } = open()
          toasts.show({ type: 'info' })
          let ran = 0
          for (const { run, hold } of spells) {
            await clock.advance(run)
            ran += run
            toasts.pause()
            await clock.advance(hold)
            toasts.resume()
          }
          await clock.advance(4499 - ran)
          expect(toasts.getSnapshot()).toHaveLength(1)
          await clock.advance(1)
          expect(toasts.getSnapshot()).toEqual([])
        },
      ),
      { numRuns: 100 },
    )
  })
})
