import { expect, it } from 'vitest'
import { wantedPictures } from '../backend/demo/demoPictures.ts'
import { readPictureName } from './names/pictureName.ts'

it('every picture of the demo shop can be drawn', () => {
  const names = [...wantedPictures().keys()]
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name) => readPictureName(name) === null)).toEqual([])
})
