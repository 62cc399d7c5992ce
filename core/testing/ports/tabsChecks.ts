import type { TabsPort } from '../../ports/TabsPort.ts'
import { hold, holdSame } from './portCheck.ts'
import type { PortCheck } from './portCheck.ts'

/** A device with two tabs of the shop. */
export interface TestDevice {
  readonly tabs: () => readonly [TabsPort, TabsPort]
  /** Unused names. */
  readonly newName: () => string
  /** Resolves after so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>
}

/** Requirements of the tabs of a device. */
export const tabsChecks = ({ tabs, newName, pause }: TestDevice): readonly PortCheck[] => [
  {
    title: 'CRT-16 one tab works at a time, and its value or error is returned',
    check: async () => {
      const name = newName()
      const [one, other] = tabs()
      let inside = 0
      let most = 0
      const work = async (): Promise<string> => {
        inside += 1
        most = Math.max(most, inside)
        await pause(5)
        inside -= 1
        return 'done'
      }
      const responses = await Promise.all([one, other, one, other].map((tab) => tab.alone(name, work)))
      holdSame(responses, ['done', 'done', 'done', 'done'], 'the answers')
      holdSame(most, 1, 'one at a time')
      const thrown = await one
        .alone(name, () => Promise.reject(new Error('broke')))
        .then(
          () => null,
          (problem: unknown) => (problem instanceof Error ? problem.message : null),
        )
      holdSame(thrown, 'broke', 'what was thrown')
      holdSame(await other.alone(name, () => Promise.resolve('next')), 'next', 'the next answer')
    },
  },
  {
    title: 'CRT-15 the closing of a tab is reported once, at once for an unknown tab, and says whether it was awaited',
    check: async () => {
      const id = newName()
      const [one, other] = tabs()
      const received: string[] = []
      const leave = one.live(id)
      await pause(10)
      other.whenGone(id, (waited) => received.push(`gone, waited ${waited}`))
      other.whenGone(newName(), (waited) => received.push(`never lived, waited ${waited}`))
      for (let waited = 0; received.length < 1 && waited < 1000; waited += 20) await pause(20)
      await pause(60)
      holdSame(received, ['never lived, waited false'], 'what was heard')
      leave()
      for (let waited = 0; received.length < 2 && waited < 4000; waited += 20) await pause(20)
      holdSame(received, ['never lived, waited false', 'gone, waited true'], 'what was heard')
    },
  },
  {
    title: 'CRT-15 a removed watcher gets no report',
    check: async () => {
      const id = newName()
      const [one, other] = tabs()
      let isNotified = false
      const leave = one.live(id)
      await pause(10)
      const end = other.whenGone(id, () => {
        isNotified = true
      })
      await pause(10)
      end()
      leave()
      await pause(30)
      hold(!isNotified, 'Nobody is told')
    },
  },
]
