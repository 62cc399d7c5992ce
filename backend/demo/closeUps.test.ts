import { describe, expect, it } from 'vitest'
import { isRugCloseUp, withTopViews } from './closeUps.ts'
import { demoShop } from './demoShop.ts'

const [rug] = [...demoShop().products]
if (rug === undefined) throw new Error('The demo shop has no products')
const picture = (name: string) => ({ name, alt: { nld: name, eng: name }, width: 960, aspectRatio: 0.8 })
const namesOf = (names: readonly string[], traced: readonly string[]) =>
  withTopViews({ ...rug, pictures: names.map(picture) }, new Set(traced)).pictures.map(({ name, width }) => [name, width])

describe('close-ups of rugs', () => {
  it('PRD-01 a close-up without a master is left out where the rug from above is shown already', () => {
    const names = ['rug-1-berber', 'rug-1-berber-room', 'rug-1-berber-detail', 'rug-1-berber-corner']
    expect(namesOf(names, ['rug-1-berber-corner'])).toEqual([
      ['rug-1-berber', 960],
      ['rug-1-berber-room', 960],
      ['rug-1-berber-corner', 960],
    ])
  })

  it('PRD-01 a product of nothing but a close-up shows the rug from above until there is a master', () => {
    expect(namesOf(['rug-1-berber-detail'], [])).toEqual([['rug-1-berber', 1280]])
    expect(namesOf(['rug-1-berber-detail'], ['rug-1-berber-detail'])).toEqual([['rug-1-berber-detail', 960]])
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
