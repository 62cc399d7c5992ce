import { describe, expect, it } from 'vitest'
import { failuresOfEvent } from '../e2e/tagRules.ts'

const item = { item_id: '1', item_name: 'Kleed', discount: 0, index: 0, price: 10.5, quantity: 1 }
const sale = { currency: 'EUR', value: 10.5, items: [item] }

describe('the rules by which the fake tag server checks events', () => {
  it('events as published by the shop are accepted', () => {
    expect(failuresOfEvent('view_cart', sale)).toEqual([])
    expect(failuresOfEvent('purchase', { ...sale, transaction_id: 'TH-1' })).toEqual([])
    expect(failuresOfEvent('search', { search_term: 'wol' })).toEqual([])
    expect(failuresOfEvent('view_item_list', { item_list_name: 'Vloerkleden', items: [{ item_id: '1' }] })).toEqual([])
  })

  it.each([
    ['an unknown event', 'buy', sale],
    ['no transaction_id', 'purchase', sale],
    ['a value without a currency', 'view_item', { value: 10.5, items: [item] }],
    ['a currency by another name', 'view_cart', { ...sale, currency: '€' }],
    ['an amount as text', 'view_cart', { ...sale, value: '10.50' }],
    ['more than two decimals', 'view_cart', { ...sale, value: 0.1 + 0.2 }],
    ['a parameter of our own making', 'view_cart', { ...sale, total: 1 }],
    ['an item without a name or number', 'view_cart', { ...sale, items: [{ price: 1 }] }],
    ['half a piece', 'view_cart', { ...sale, items: [{ ...item, quantity: 0.5 }] }],
    ['an item whose name is too long', 'view_cart', { ...sale, items: [{ ...item, item_name: 'x'.repeat(101) }] }],
    ['more parameters of an item than are published', 'view_cart', { ...sale, items: [{ ...item, item_colour: 'blue' }] }],
    ['too long a search term', 'search', { search_term: 'x'.repeat(101) }],
    ['too many items', 'view_cart', { ...sale, items: Array.from({ length: 201 }, () => item) }],
  ])('the tag rules refuse %s', (_what, name, parameters) => {
    expect(failuresOfEvent(name, parameters)).not.toEqual([])
  })
})
