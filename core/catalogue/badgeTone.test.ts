import { expect, it } from 'vitest'
import { badgeTone } from './badgeTone.ts'

it('SRC-05 a colour class of the list gives its badge, any other the plain one', () => {
  expect(['is-accent', 'is-success', 'is-warning', 'is-danger', 'is-info'].map(badgeTone)).toEqual([
    'discount',
    'success',
    'warning',
    'error',
    'info',
  ])
  expect(['', 'is-price', 'IS-ACCENT', 'is-accent evil', 'constructor', '__proto__'].map(badgeTone)).toEqual(Array(6).fill('neutral'))
})
