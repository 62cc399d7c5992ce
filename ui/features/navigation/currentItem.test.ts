import { expect, it } from 'vitest'
import { currentItem } from './currentItem.ts'

const cameras = { id: 'cameras', title: 'Cameras', url: '/video/cameras', children: [] }
const menu = [
  { id: 'rugs', title: 'Rugs', url: '/rugs', children: [] },
  { id: 'video', title: 'Video', url: '/video', children: [cameras] },
]

it('NAV-01 the current page is found at any depth of a menu, for any query', () => {
  expect(currentItem(menu, '/video/cameras?page=2')?.id).toBe('cameras')
  expect(currentItem(menu, '/rugs')?.id).toBe('rugs')
  expect(currentItem(menu, '/rug')).toBeNull()
})
