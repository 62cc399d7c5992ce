import { expect, it } from 'vitest'
import { withMessages, overrideProblems } from './messageOverrides.ts'

const shipped = { cart: { title: 'Winkelwagen', left_one: 'Nog {count}', state: { empty: 'Leeg' } }, home: { title: 'Welkom' } }

it('the owner’s messages replace those with the same key, and the others stay', () => {
  expect(withMessages(shipped, { 'cart.title': 'Mandje', 'cart.state.empty': 'Nog niets' })).toEqual({
    cart: { title: 'Mandje', left_one: 'Nog {count}', state: { empty: 'Nog niets' } },
    home: { title: 'Welkom' },
  })
})

it('unknown message keys, empty messages and unfilled parameters are reported before the build starts', () => {
  expect(overrideProblems('nld.json', { 'cart.title': 'Mandje', 'cart.left_one': 'Eentje nog' }, [shipped])).toEqual([])
  expect(overrideProblems('nld.json', { 'cart.titel': 'Mandje', 'home.title': ' ', 'cart.left_one': 'Nog {number}' }, [shipped])).toEqual([
    'nld.json: the shop says nothing by the name "cart.titel"; the names are those of ui/messages.',
    'nld.json: "home.title" needs a sentence.',
    'nld.json: "cart.left_one" knows no {number}; the shop says “Nog {count}”.',
  ])
})
