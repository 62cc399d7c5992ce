import { expect, it } from 'vitest'
import { readPictureName } from '../names/pictureName.ts'
import { isTraced } from './tracePicture.ts'

it.each([
  ['room-home', true],
  ['post-vezel-yarn', true],
  ['post-maat-measure', true],
  ['post-slot-alarm', true],
  ['rug-1105-hoogpolig-groen-pet-corner', true],
  ['rug-1105-hoogpolig-groen-pet', false],
  ['rug-1002-geometrisch-blauw-wol-room', true],
  ['sample-blauw-wol', true],
  ['swatch-blauw-wol', false],
  ['rug-1160-organisch-roze-wol-oval-room', true],
  ['rug-1007-perzisch-blauw-wol-evening', true],
  ['device-hub-2000', true],
  ['device-camera-2205-black-detail', true],
  ['device-hub-2000-room', true],
  ['plant-monstera-2500', true],
  ['lamp-verlichting-pendant-reed-room', true],
  ['lamp-verlichting-pendant-reed', true],
  ['lamp-2400-pendant-bell-room', true],
  ['care-wool', true],
  ['edge-feston', true],
  ['underlay-felt', true],
])('%s is traced: %s', (text, traced) => {
  const name = readPictureName(text)
  expect(name === null ? null : isTraced(name)).toBe(traced)
})
