import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cents, putInCart } from '../../../tests/components/shopper.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import { rugPrice, ways } from '../../../tests/e2e/ways.ts'
import { cartPanels } from './index.ts'
import type { LineFactsProps } from './LineFacts.tsx'

const { cart } = ways.nld.words

/** Lines that were rendered, in order: each by the last of its facts. */
const { rendered } = vi.hoisted(() => ({ rendered: [] as string[] }))
vi.mock('./LineFacts.tsx', () => ({
  LineFacts: ({ facts }: LineFactsProps) => {
    rendered.push(facts.at(-1) ?? '')
    return null
  },
}))
beforeEach(() => void (rendered.length = 0))

type Amounts = Readonly<Record<string, number>>
interface WireCart {
  readonly lines: readonly object[]
  readonly totals: Amounts & { readonly totalVat: readonly (Amounts & { readonly amount: number })[] }
}

/** The cart of one line as if it had as many; one piece more of `more`. */
const repeated = ({ lines: [line], totals }: WireCart, times: number, more: string | null = null): object => {
  const pieces = times + (more === null ? 0 : 1)
  const amounts = Object.entries(totals).map(([name, amount]) => [name, typeof amount === 'number' ? amount * pieces : amount] as const)
  return {
    lines: Array.from({ length: times }, (_, index) => {
      const title = `Rug ${index + 1}`
      return { ...line, id: title, uid: title, title, facts: [title], quantity: title === more ? 2 : 1 }
    }),
    totals: {
      ...Object.fromEntries(amounts),
      totalVat: totals.totalVat.map((rate) => ({ ...rate, amount: rate.amount * pieces })),
    },
  }
}

const lines = (): readonly Element[] => [...document.querySelectorAll(`ul[aria-label="${cart.lines}"] > li`)]
const button = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`dialog button[aria-label="${name}"]`)
  if (found === null) throw new Error(`There is no button ${name}.`)
  return found
}
const quantityOf = (title: string): string | undefined =>
  document.querySelector<HTMLInputElement>(`input[aria-label="Aantal van ${title}"]`)?.value

const visitLongCart = async (times: number) => {
  await cartPanels.load()
  let one: WireCart | null = null
  const visited = await visitShop('/contact', {
    before: async (call, { change, respond }) => {
      await putInCart(call)
      change(/account\/cart\/state/, (body) => {
        const answer = JSON.parse(body) as { readonly data: WireCart }
        one = answer.data
        return JSON.stringify({ ...answer, data: { ...one, ...repeated(one, times) } })
      })
      respond(/^PUT .*cart\/lines/, (_reach, request) => {
        const title = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')
        const cart = one === null ? null : { ...one, ...repeated(one, times, title) }
        return Response.json({ status: 'success', data: { updatedQuantity: 2, cart } })
      })
    },
  })
  await waitFor(() => expect(screen.getByTestId('cart-count').textContent).toBe(String(times)))
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${cart.title}`) }))
  const first = lines().length
  const total = cents(screen.getByTestId('cart-total'))
  await waitFor(() => expect(lines()).toHaveLength(times), { timeout: 10_000 })
  return { ...visited, first, total }
}

describe('a long cart', () => {
  for (const times of [50, 200]) {
    it(`CRT-09 a cart of ${times} lines opens with its first eight, counts all of them, and shows the rest after that`, async () => {
      const { first, total } = await visitLongCart(times)
      expect(first).toBe(8)
      expect(total).toBe(times * rugPrice)
      const titles = Array.from({ length: times }, (_, index) => `Rug ${index + 1}`)
      expect(lines().map((line) => line.querySelector('a')?.textContent)).toEqual(titles)
      expect([...new Set(rendered)]).toEqual(titles)
      // A rendering that something more urgent interrupts begins anew, which may be the one of the first eight.
      expect(rendered.length).toBeLessThanOrEqual(times + first)
    })

    it(`CRT-02 one more of one of ${times} lines renders that line alone, also when the backend has answered`, async () => {
      const { shop } = await visitLongCart(times)
      rendered.length = 0
      fireEvent.click(button('Eén meer van Rug 30'))
      expect(quantityOf('Rug 30')).toBe('2')
      expect(cents(screen.getByTestId('cart-total'))).toBe((times + 1) * rugPrice)
      await act(() => shop.cart.settled())
      expect(quantityOf('Rug 30')).toBe('2')
      expect([...new Set(rendered)]).toEqual(['Rug 30'])
    })
  }

  it('CRT-04 the bin of one of 200 lines removes that line alone, and renders no other', async () => {
    const { hold } = await visitLongCart(200)
    hold(/cart\/lines/)
    rendered.length = 0
    fireEvent.click(button('Verwijder Rug 150'))
    expect(lines()).toHaveLength(199)
    expect(quantityOf('Rug 150')).toBeUndefined()
    expect(rendered).toEqual([])
  })
})
