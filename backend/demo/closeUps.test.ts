import { describe, expect, it } from 'vitest'
import { isRugCloseUp, withTopViews } from './closeUps.ts'
import { demoShop } from './demoShop.ts'

const [rug] = [...demoShop().products]
if (rug === undefined) throw new Error('The demo shop has no products')
const picture = (name: string) => ({ name, alt: { nld: `Kleed ${name}`, eng: `Rug ${name}` }, width: 960, aspectRatio: 0.8 })
const topView = { ...picture('rug-1-berber'), width: 1280 }
const namesOf = (names: readonly string[], traced: readonly string[]) =>
  withTopViews({ ...rug, pictures: names.map(picture) }, new Set(traced), new Map([['rug-1-berber', topView]])).pictures.map(
    ({ name, width, alt }) => [name, width, alt.nld],
  )

describe('close-ups of rugs', () => {
  it('PRD-01 a close-up without a master is left out where the rug from above is shown already', () => {
    const names = ['rug-1-berber', 'rug-1-berber-room', 'rug-1-berber-detail', 'rug-1-berber-corner']
    expect(namesOf(names, ['rug-1-berber-corner'])).toEqual([
      ['rug-1-berber', 960, 'Kleed rug-1-berber'],
      ['rug-1-berber-room', 960, 'Kleed rug-1-berber-room'],
      ['rug-1-berber-corner', 960, 'Kleed rug-1-berber-corner'],
    ])
  })

  it('PRD-01 a product of nothing but a close-up shows the rug from above, described as such, until there is a master', () => {
    expect(namesOf(['rug-1-berber-detail'], [])).toEqual([['rug-1-berber', 1280, 'Kleed rug-1-berber']])
    expect(namesOf(['rug-1-berber-detail'], ['rug-1-berber-detail'])).toEqual([['rug-1-berber-detail', 960, 'Kleed rug-1-berber-detail']])
  })

  it('PRD-01 details of other products are no close-ups of rugs', () => {
    expect(['rug-1-berber-fringe', 'lamp-1-floor-detail', 'edge-fringe-blauw', 'rug-1-berber-room'].map(isRugCloseUp)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
