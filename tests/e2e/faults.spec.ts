import { expect, test as base } from '@playwright/test'
import { firstRequests } from '../../tools/torture/faults/firstRequests.ts'
import { meetAtFirst, meetInApp } from '../../tools/torture/faults/meet.ts'
import type { Row } from '../../tools/torture/faults/findings.ts'
import type { Failing } from '../../tools/torture/faults/meet.ts'
import { scenes } from '../../tools/torture/faults/scenes.ts'
import { setStage } from '../../tools/torture/stage.ts'

/** A few rows of the table of faults (npm run torture -- faults plays them all): one of each kind of fault, one of each kind of place. */
const inApp: readonly (readonly [row: string, place: string, trouble: Failing])[] = [
  ['NET-03', 'follow a link to a category', 'html'],
  ['NET-03', 'follow a link to a product', 'truncated'],
  ['NET-01', 'follow a link that a rule may lead elsewhere', '500'],
  ['CRT-15b', 'put a product into the cart', '500 once'],
  ['CRT-15b', 'one more of a line', 'reset-after'],
  ['CPN-02b', 'apply a coupon', '500'],
  ['SES-01', 'log in', '503'],
  ['SES-03b', 'open the account with a kept session', '500'],
  ['SES-04', 'log out', 'reset-before'],
  ['REG-01b', 'register', '409'],
  ['RST-01', 'ask for a new password', '429'],
  ['CHK-01', 'begin the checkout by e-mail address', 'wrong-shape'],
  ['ADR-03b', 'have the address looked up', '500'],
  ['CHK-05', 'on to the delivery options', '500 once'],
  ['CHK-06b', 'choose another delivery', '408'],
  ['CHK-05b', 'on to the payment options', '500'],
  ['CHK-10c', 'order and pay', '500'],
]
const atFirst: readonly (readonly [row: string, place: string, trouble: Failing])[] = [
  ['CFG-02', 'first request: configuration', '503'],
  ['CAT-01', 'first request: content', 'reset-after'],
  ['RTE-13', 'first request: redirect rule', '500'],
  ['CRT-07b', 'first request: cart in its panel', '500'],
  ['CRT-07b', 'first request: cart of the checkout', 'html'],
  ['SES-03b', 'first request: session on a public page', '500'],
]

const named = <Place extends { readonly name: string }>(places: readonly Place[], name: string): Place => {
  const place = places.find((one) => one.name === name)
  if (place === undefined) throw new Error(`There is no place '${name}'.`)
  return place
}

/** How a row ended: its findings, or what kept it from being played. */
type Ending = () => Row

/** Plays the rows, as many side by side as there are lanes, and tells of each when it has ended. */
const playAll = (plays: readonly (() => Promise<Row>)[], lanes: number): readonly Promise<Ending>[] => {
  const ends: Promise<Ending>[] = []
  for (const [index, play] of plays.entries()) {
    ends.push(
      Promise.resolve(ends[index - lanes])
        .then(play)
        .then(
          (row) => () => row,
          (problem: unknown) => () => {
            throw problem
          },
        ),
    )
  }
  return ends
}

/**
 * A row is mostly waiting, so several are played side by side, and each test awaits its own. What the shop's server asks by itself can be
 * spoilt for one row at a time only: first requests have a shop of their own and follow each other.
 */
const test = base.extend<object, { readonly ends: readonly Promise<Ending>[] }>({
  ends: [
    async ({ browser }, use) => {
      const [stage, ofFirst] = await Promise.all([setStage(), setStage()])
      await use([
        ...playAll(
          inApp.map(
            ([, place, failing]) =>
              () =>
                meetInApp(browser, stage, named(scenes, place), failing),
          ),
          4,
        ),
        ...playAll(
          atFirst.map(
            ([, place, failing]) =>
              () =>
                meetAtFirst(browser, ofFirst, named(firstRequests, place), failing),
          ),
          1,
        ),
      ])
      await Promise.all([stage.stop(), ofFirst.stop()])
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.describe.configure({ mode: 'default' })

for (const [index, [row, place, failing]] of [...inApp, ...atFirst].entries()) {
  test(`${row} ${place} × ${failing}: nothing blank, silent, lost or turning for ever`, async ({ ends }) => {
    const { found, notices } = (await ends[index])?.() ?? {}
    expect(found, notices?.join(' | ')).toEqual([])
  })
}
