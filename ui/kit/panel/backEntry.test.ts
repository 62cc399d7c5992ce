import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackEntry } from './backEntry.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A window with a history that goes back in a later task, as browsers do. */
const open = (isSmall = true) => {
  const entries: { state: unknown; href: string }[] = [{ state: { entry: 'before' }, href: '/' }]
  let at = 0
  const page = Object.assign(new EventTarget(), {
    location: {
      get href() {
        return entries[at]?.href
      },
    },
    matchMedia: () => ({ matches: isSmall }),
    setTimeout: (then: () => void) => setTimeout(then),
    history: {
      get state() {
        return entries[at]?.state
      },
      pushState: (state: unknown, _: string, href = entries[at]?.href ?? '') => {
        entries.splice(at + 1, Infinity, { state, href })
        at += 1
      },
      replaceState: (state: unknown, _: string, href = entries[at]?.href ?? '') => {
        entries[at] = { state, href }
      },
      back: () => void setTimeout(() => go(-1), 10),
    },
  })
  const go = (by: number): void => {
    at += by
    page.dispatchEvent(new Event('popstate'))
    vi.runAllTimers()
  }
  page.history.pushState({ entry: 'list' }, '', '/list')
  const { stand, settle } = createBackEntry(page as unknown as Window)
  return {
    page,
    settle: () => {
      settle()
      vi.runAllTimers()
    },
    go,
    /** Opens a panel that Back closes as its button does. */
    stand: () => {
      const panel = { isOpen: true, close: (): void => undefined }
      const end = stand(() => panel.close())
      panel.close = () => {
        panel.isOpen = false
        end()
      }
      return panel
    },
    where: () => entries.map(({ href }, index) => (index === at ? `[${href}]` : href)).join(' '),
    isOn: () => (page.history.state as { panel?: true }).panel === true,
  }
}

describe('Back and open panels', () => {
  it('PNL-03 Back closes a panel and stays on the page; Forward leads nowhere', () => {
    const { stand, go, where, isOn } = open()
    const panel = stand()
    vi.runAllTimers()
    expect([where(), isOn()]).toEqual(['/ /list [/list]', true])
    go(-1)
    expect([panel.isOpen, where(), isOn()]).toEqual([false, '/ [/list] /list', false])
    go(1)
    expect([where(), isOn()]).toEqual(['/ [/list] /list', false])
  })

  it('PNL-03 a panel closed another way removes its history entry, and a panel that replaces it keeps it', () => {
    const { stand, go, where } = open()
    const menu = stand()
    vi.runAllTimers()
    menu.close()
    const search = stand()
    vi.runAllTimers()
    expect(where()).toBe('/ /list [/list]')
    search.close()
    vi.runAllTimers()
    expect(where()).toBe('/ [/list] /list')
    const late = stand()
    vi.runAllTimers()
    late.close()
    vi.advanceTimersByTime(1)
    const later = stand()
    vi.runAllTimers()
    expect([later.isOpen, where()]).toEqual([true, '/ /list [/list]'])
    go(-1)
    expect([later.isOpen, where()]).toEqual([false, '/ [/list] /list'])
  })

  it('PNL-03 Back closes the upper of two open panels, then the other', () => {
    const { stand, go, where } = open()
    const [below, above] = [stand(), stand()]
    vi.runAllTimers()
    go(-1)
    expect([below.isOpen, above.isOpen]).toEqual([true, false])
    go(-1)
    expect([below.isOpen, where()]).toEqual([false, '/ [/list] /list'])
  })

  it('PNL-03 a choice in a panel is kept, however the panel is closed', () => {
    for (const isBack of [true, false]) {
      const { stand, settle, page, go, where } = open()
      const panel = stand()
      vi.runAllTimers()
      page.history.replaceState(page.history.state, '', '/list?size=2')
      settle()
      if (isBack) go(-1)
      else panel.close()
      vi.runAllTimers()
      expect([panel.isOpen, where()]).toEqual([false, '/ [/list?size=2] /list?size=2'])
    }
  })

  it('PNL-03 an address that changed after its panel had closed is still the changed one on the way back', () => {
    for (const isSmall of [true, false]) {
      const { stand, page, go, where } = open(isSmall)
      const panel = stand()
      vi.runAllTimers()
      panel.close()
      vi.runAllTimers()
      page.history.replaceState(page.history.state, '', '/list?size=2')
      page.history.pushState({ entry: 'product' }, '', '/product')
      go(-1)
      expect(where()).toBe('/ [/list?size=2] /product')
    }
  })

  it('PNL-03 a page that was opened under a panel gets its own entry below it', () => {
    const { stand, settle, page, go, where } = open()
    const panel = stand()
    vi.runAllTimers()
    page.history.replaceState({ entry: 'blue' }, '', '/list/blue')
    settle()
    expect(where()).toBe('/ /list /list/blue [/list/blue]')
    go(-1)
    expect([panel.isOpen, where()]).toEqual([false, '/ /list [/list/blue] /list/blue'])
    go(-1)
    expect(where()).toBe('/ [/list] /list/blue /list/blue')
  })

  it('PNL-03 a page that was left or reloaded with an open panel continues without an entry for it', () => {
    const { stand, settle, page, where } = open()
    const panel = stand()
    vi.runAllTimers()
    page.history.replaceState({ entry: 'product' }, '', '/product')
    panel.close()
    vi.runAllTimers()
    expect(where()).toBe('/ /list [/product]')
    page.history.pushState({ entry: 'product', panel: true }, '')
    settle()
    expect(where()).toBe('/ /list [/product] /product')
  })

  it('PNL-03 on a large screen Back leads to the previous page, and closes nothing', () => {
    const { stand, go, where } = open(false)
    const panel = stand()
    vi.runAllTimers()
    expect(where()).toBe('/ [/list]')
    go(-1)
    expect([panel.isOpen, where()]).toEqual([false, '[/] /list'])
  })
})
