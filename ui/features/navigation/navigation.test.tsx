import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../../tests/components/shopper.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import { words } from '../../../tests/e2e/words.ts'
import { claimsTitle } from '../../messages/claims.ts'

const { account, shell } = words.nld
const isAt = (path: string): Promise<void> => waitFor(() => expect(location.pathname).toBe(path))

describe('the menu of a large screen', () => {
  const menu = () => within(screen.getByRole('navigation', { name: shell.mainMenu }))
  const more = (title: string): HTMLElement => menu().getByRole('button', { name: `Meer van ${title}` })
  const link = (name: string): HTMLElement => menu().getByRole('link', { name })
  const submenu = (): Element | null => document.querySelector('[data-submenu]')
  const isClosed = (): Promise<void> => waitFor(() => expect(submenu()).toBeNull())

  it('NAV-01b the deeper levels of the menu are requested as the pointer reaches them, and shown with a picture', async () => {
    const { user, bodiesOf } = await visitShop('/videobewaking/cameras')
    const requests = (): unknown[] => bodiesOf(/^POST \/api\/public\/navigation/)
    expect(menu().queryByRole('link', { name: 'Sirenes' })).toBeNull()
    expect(link('Beveiliging').getAttribute('aria-current'), 'the page is below it').toBe('page')
    await user.hover(link('Beveiliging'))
    expect(await menu().findByRole('link', { name: 'Sirenes' })).toBeDefined()
    await waitFor(() => expect(requests()).toEqual([{ parentId: 'beveiliging', currentId: 'cameras', expand: false }]))
    expect(submenu()?.querySelector('img')).not.toBeNull()
    await user.hover(link('Videobewaking'))
    expect(await menu().findByRole('link', { name: 'Recorders' })).toBeDefined()
    await waitFor(() => expect(requests().at(-1)).toEqual({ parentId: 'videobewaking', currentId: 'cameras', expand: false }))
    expect(link('Camera’s').getAttribute('aria-current')).toBe('page')
    await user.click(link('Recorders'))
    await isAt('/videobewaking/recorders')
    await isClosed()
  })

  it('NAV-01b by keyboard a button opens the level below and exposes its state; Escape closes it and keeps the place', async () => {
    const { user } = await visitShop('/planten')
    const stops = async (times: number): Promise<string[]> => {
      const names: string[] = []
      for (let press = 0; press < times; press += 1) {
        await user.tab()
        names.push(textOf(document.activeElement))
      }
      return names
    }
    const expanded = (title: string): string | null => more(title).getAttribute('aria-expanded')
    link('Vloerkleden').focus()
    expect(expanded('Vloerkleden')).toBe('false')
    // What is closed is not in the order of Tab.
    expect(await stops(3)).toEqual(['Meer van Vloerkleden', 'Verlichting', 'Planten'])
    more('Beveiliging').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(expanded('Beveiliging')).toBe('true'))
    await menu().findByRole('link', { name: 'Videobewaking' })
    expect((await stops(3)).at(-1)).toBe('Videobewaking')
    expect(await menu().findByRole('link', { name: 'Recorders' })).toBeDefined()
    expect(await stops(2)).toEqual(['Camera’s', 'Recorders'])
    await user.keyboard('{Escape}')
    await isClosed()
    expect(document.activeElement).toBe(more('Beveiliging'))
    expect(expanded('Beveiliging')).toBe('false')
    await user.keyboard('{Enter}')
    expect(await menu().findByRole('link', { name: 'Alles bekijken' })).toBeDefined()
    // Focus that leaves takes it along.
    screen.getByRole('link', { name: shell.home.replace('{name}', 'Thuishaven') }).focus()
    await isClosed()
  })

  it('NAV-01b a second press on its button closes the level below again', async () => {
    const { user } = await visitShop('/planten')
    more('Beveiliging').focus()
    await user.keyboard('{Enter}')
    expect(await menu().findByRole('link', { name: 'Sirenes' })).toBeDefined()
    await user.keyboard('{Enter}')
    await isClosed()
    expect(document.activeElement).toBe(more('Beveiliging'))
  })

  it('NAV-01b Escape closes what a resting pointer has opened, and a pointer that leaves closes it too', async () => {
    const { user } = await visitShop('/vloerkleden')
    await user.hover(link('Vloerkleden'))
    expect(await menu().findByRole('link', { name: 'Wollen kleden' })).toBeDefined()
    await user.keyboard('{Escape}')
    await isClosed()
    await user.hover(link('Beveiliging'))
    expect(await menu().findByRole('link', { name: 'Sirenes' })).toBeDefined()
    await user.hover(screen.getByRole('main'))
    await isClosed()
  })

  it('NAV-01 a press on the name of an item leads to its page, within the shop', async () => {
    const { user, loadedWhole } = await visitShop('/contact')
    await user.click(link('Beveiliging'))
    await isAt('/beveiliging')
    expect(loadedWhole).toEqual([])
  })
})

describe('the shop’s promises', () => {
  for (const [language, address, promises] of [
    [
      'nld',
      '/products/orders',
      [
        expect.stringMatching(/^Voor 23:30 besteld, (?:morgen|[a-z]+dag) bezorgd$/),
        expect.stringMatching(/^Gratis bezorgd vanaf €\s150$/),
        'Gratis retourneren',
        '60 dagen niet goed, geld terug',
        'Partner van Wachter en Oogwit',
        'Gratis advies',
        '2 jaar wettelijke garantie',
      ],
    ],
    [
      'eng',
      '/en/products/orders',
      [
        expect.stringMatching(/^Ordered before 23:30, delivered (?:tomorrow|on [A-Z][a-z]+day)$/),
        'Free delivery from €150',
        'Free returns',
        '60-day money-back guarantee',
        'Partner of Wachter and Oogwit',
        'Free advice',
        '2-year legal guarantee',
      ],
    ],
  ] as const)
    it(`NAV-04 the shop’s promises are shown above business pages only, each with its evidence: ${address}`, async () => {
      await visitShop(address)
      const region = await screen.findByRole('region', { name: claimsTitle[language] })
      expect(within(region).getAllByRole('listitem').map(textOf)).toEqual(promises)
      expect(within(region).getAllByRole('link').map(textOf)).toEqual(promises)
      await visitShop('/vloerkleden')
      expect(screen.queryByRole('region', { name: claimsTitle.nld })).toBeNull()
    })
})

describe('the menu of a phone', () => {
  const panel = async (name: string) => within(await screen.findByRole('dialog', { name }))
  const open = async (address: string) => {
    const visited = await visitShop(address)
    await visited.user.click(screen.getByRole('button', { name: 'Menu' }))
    return { ...visited, top: await panel('Menu') }
  }
  const enter = async (user: Awaited<ReturnType<typeof open>>['user'], button: HTMLElement): Promise<void> => {
    button.focus()
    await user.keyboard('{Enter}')
  }

  it('NAV-01 NAV-02 the mobile menu opens levels that the configuration does not have, and leads back', async () => {
    const { user, top } = await open('/')
    await user.click(top.getByRole('button', { name: 'Beveiliging' }))
    await user.click(await (await panel('Beveiliging')).findByRole('button', { name: 'Videobewaking' }))
    const video = await panel('Videobewaking')
    expect(await video.findByRole('link', { name: 'Recorders' })).toBeDefined()
    await user.click(video.getByRole('button', { name: 'Terug' }))
    const security = await panel('Beveiliging')
    expect(await security.findByRole('link', { name: 'Sirenes' })).toBeDefined()
    await user.click(security.getByRole('button', { name: 'Videobewaking' }))
    await user.click(await (await panel('Videobewaking')).findByRole('link', { name: /^Camera/ }))
    await isAt('/videobewaking/cameras')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('PNL-06b NAV-02 the focus follows a press into a level of the mobile menu, and returns to the opener', async () => {
    const { user, top } = await open('/')
    await enter(user, top.getByRole('button', { name: 'Beveiliging' }))
    const security = await panel('Beveiliging')
    const isFocused = (name: string, find = security): Promise<void> =>
      waitFor(() => expect(document.activeElement).toBe(find.getByRole('button', { name })))
    await isFocused('Terug')
    await enter(user, await security.findByRole('button', { name: 'Videobewaking' }))
    await isFocused('Terug', await panel('Videobewaking'))
    await user.keyboard('{Enter}')
    await isFocused('Videobewaking', await panel('Beveiliging'))
    await enter(user, (await panel('Beveiliging')).getByRole('button', { name: 'Terug' }))
    await isFocused('Beveiliging', await panel('Menu'))
  })

  it('NAV-02 CFG-03 the mobile menu leads to search, account, contact and the telephone of the configuration', async () => {
    const { user, top } = await open('/vloerkleden')
    const leadsTo = (name: string): string | null => top.getByRole('link', { name }).getAttribute('href')
    expect(top.getByRole('search')).toBeDefined()
    expect(leadsTo('Bel 053 123 45 67')).toBe('tel:0531234567')
    expect(leadsTo('WhatsApp ons')).toBe('https://wa.me/31531234567')
    expect(leadsTo(account.login)).toBe('/account/login')
    await user.click(top.getByRole('link', { name: 'Contact' }))
    await isAt('/contact')
  })
})
