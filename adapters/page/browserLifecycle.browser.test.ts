import { describe, expect, it } from 'vitest'
import { createBrowserPage } from './browserLifecycle.browser.ts'

const open = () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window = Object.assign(new EventTarget(), { document })
  const received: string[] = []
  const end = createBrowserPage(window as unknown as Window).watch((moment) => received.push(moment))
  return { document, window, received, end }
}

describe('the page of the browser', () => {
  it('CRT-15 the lifecycle reports the return of network, shopper and page, and leaving the page', () => {
    const { document, window, received, end } = open()
    window.dispatchEvent(new Event('online'))
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    document.visibilityState = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(received).toEqual(['online', 'visible', 'left', 'restored'])
    end()
    window.dispatchEvent(new Event('online'))
    expect(received).toHaveLength(4)
  })
})
