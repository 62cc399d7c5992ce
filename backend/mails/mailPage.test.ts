import { expect, it } from 'vitest'
import { demoShop } from '../demo/demoShop.ts'
import { htmlOf, textOf } from './mailPage.ts'

const { seller } = demoShop()
const mail = {
  recipient: 'a@b.test',
  subject: 'Dag <Anna> & co',
  body: 'Eerst dit.\n\nVolg je pakket: https://carrier.test/?a=1&b=2\nEn <script>',
}

it('a mail of plain text becomes HTML that says the same, with its links as buttons and nothing of it as markup', () => {
  const html = htmlOf(mail, seller)
  expect(html).toContain('<html lang="nl">')
  expect(html).toContain('<p style="white-space:pre-wrap">Eerst dit.</p>')
  expect(html).toContain('href="https://carrier.test/?a=1&#38;b=2"')
  expect(html).toContain('>Volg je pakket</a>')
  expect(html).toContain('En &#60;script&#62;')
  expect(html).not.toMatch(/<script|<Anna/)
  expect(html).toContain(seller.street)
})

it('the text of a mail ends with name and address of the shop, unless it has HTML of its own, which is written with its text', () => {
  expect(textOf(mail, seller)).toBe(
    [mail.body, '', '-- ', seller.name, seller.street, `${seller.zipCode} ${seller.city}`, seller.phoneNumber, seller.emailAddress].join(
      '\n',
    ),
  )
  expect(textOf({ ...mail, html: '<p>own</p>' }, seller)).toBe(mail.body)
})

it('an address that nothing stands before is opened, in the language of the mail; HTML of its own stays', () => {
  expect(htmlOf({ ...mail, language: 'eng', body: 'https://shop.test/a' }, seller)).toMatch(/lang="en"[^]*>Open<\/a>/)
  const before = 'Open this link to log in with this address from now on. It works for a day'
  const long = htmlOf({ ...mail, body: `${before}: https://shop.test/a` }, seller)
  expect([long.includes(`<p>${before}:</p>`), long.includes('>Openen</a>')]).toEqual([true, true])
  expect(htmlOf({ ...mail, html: '<p>own</p>' }, seller)).toBe('<p>own</p>')
})
