import { expect, it } from 'vitest'
import { demoPictures } from '../backend/demo/demoPictures.ts'
import { readPictureName } from './names/pictureName.ts'

it('every picture of the demo shop can be drawn', () => {
  const names = [...demoPictures().keys()]
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name) => readPictureName(name) === null)).toEqual([])
})
