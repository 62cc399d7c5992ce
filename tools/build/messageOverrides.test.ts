import { expect, it } from 'vitest'
import { withMessages, overrideProblems } from './messageOverrides.ts'

const shipped = { cart: { title: 'Winkelwagen', left_one: 'Nog {count}', state: { empty: 'Leeg' } }, home: { title: 'Welkom' } }

it('the owner’s words stand in the places of their names, and the others stay', () => {
  expect(withMessages(shipped, { 'cart.title': 'Mandje', 'cart.state.empty': 'Nog niets' })).toEqual({
    cart: { title: 'Mandje', left_one: 'Nog {count}', state: { empty: 'Nog niets' } },
    home: { title: 'Welkom' },
  })
})

it('a name that the shop does not know, an empty sentence and a brace that nobody fills are told before anything is built', () => {
  expect(overrideProblems('nld.json', { 'cart.title': 'Mandje', 'cart.left_one': 'Eentje nog' }, [shipped])).toEqual([])
  expect(overrideProblems('nld.json', { 'cart.titel': 'Mandje', 'home.title': ' ', 'cart.left_one': 'Nog {number}' }, [shipped])).toEqual([
    'nld.json: the shop says nothing by the name "cart.titel"; the names are those of ui/messages.',
    'nld.json: "home.title" needs a sentence.',
    'nld.json: "cart.left_one" knows no {number}; the shop says “Nog {count}”.',
  ])
})
