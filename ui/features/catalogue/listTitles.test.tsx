import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { follow } from '../../../tests/components/follow.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'

for (const [address, title] of [
  ['/vloerkleden/Kleur:blauw/Vorm:rechthoek', 'Vloerkleden kopen – Blauw, Rechthoek'],
  ['/vloerkleden/Prijs:100-900?page=2', 'Vloerkleden kopen – € 100,- – € 900,- – pagina 2'],
  ['/en/rugs/Kleur:blauw', 'Buy rugs – Blue'],
  ['/zoeken/Kleur:blauw?q=kleed', 'Zoekresultaten voor ‘kleed’ – Blauw'],
] as const) {
  it(`SEO-04a the title of ${address} names the filters of the list, within the shop too`, async () => {
    // A non-breaking space separates the currency sign and the amount.
    const named = new RegExp(`^${title.replaceAll(' ', '\\s')}`)
    document.title = ''
    await visitShop(address.startsWith('/en') ? '/en/contact' : '/contact')
    await screen.findByRole('heading', { level: 1 })
    follow(address)
    await waitFor(() => expect(document.title).toMatch(named))
  })
}
