import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { animateSharedImage, watchSharedImages } from './animateSharedImage.browser.ts'

/** What was animated, from where. */
let animated: { readonly element: Element; readonly from: unknown }[] = []
/** The browser's answer to a wish for less motion. */
let isReduced = false

const list = `<main><ul><li><article><div class="frame"><img></div><a href="/product/1">one</a></article></li></ul></main>`
const product = `<main><ol class="stage"><li><a aria-haspopup="dialog" href="#"><img></a></li></ol></main>`

const show = (html: string): void => {
  document.body.innerHTML = html
  animateSharedImage()
}
const press = (): void => document.querySelector('a')?.click()
const movements = () => animated.filter(({ from }) => from !== undefined).map(({ element, from }) => [element.className, from])

watchSharedImages()
document.addEventListener('click', (event) => event.preventDefault())

describe('animateSharedImage', () => {
  beforeEach(() => {
    animated = []
    isReduced = false
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.className === 'stage' ? new DOMRect(0, 0, 400, 500) : new DOMRect(100, 200, 200, 250)
    })
    Element.prototype.animate = function (this: Element, frames: unknown) {
      animated.push({ element: this, from: Array.isArray(frames) ? frames[0].transform : undefined })
      return {} as Animation
    }
    document.body.innerHTML = list
  })
  afterEach(() => void vi.restoreAllMocks())

  it('the picture grows from its card into the page, and after Back shrinks into its card', () => {
    press()
    show(product)
    expect(movements()).toEqual([['stage', 'translate(100px, 200px) scale(0.5, 0.5)']])
    animated = []
    dispatchEvent(new PopStateEvent('popstate'))
    show(list)
    expect(movements()).toEqual([['frame', 'translate(-100px, -200px) scale(2, 2)']])
  })

  it('nothing moves on a way that leads past no picture, or where less motion is wanted', () => {
    press()
    show(product)
    animated = []
    show(list)
    dispatchEvent(new PopStateEvent('popstate'))
    show(list)
    expect(movements()).toEqual([])
    isReduced = true
    press()
    show(product)
    expect(movements()).toEqual([])
  })
})
