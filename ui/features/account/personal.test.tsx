import { waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { follow } from '../../../tests/components/follow.ts'
import { visitAsNewCustomer } from '../../../tests/components/customer.ts'
import { password } from '../../../tests/registration.ts'
import { mailsTo, main, newEmail } from '../../../tests/components/shopper.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import { words } from '../../../tests/e2e/words.ts'

const field = (name: string, within = main()) =>
  within.findByLabelText<HTMLInputElement>(new RegExp(`^${name.replaceAll('.', '\\.')}\\s*\\*?$`), { selector: 'input' })
const fill = async (user: UserEvent, input: HTMLElement, text: string): Promise<void> => {
  await user.clear(input)
  await user.click(input)
  await user.paste(text)
}
/** Opens a part of the page that its summary opens. */
const openPart = async (user: UserEvent, summary: string) => {
  const shown = await main().findByText(summary)
  await user.click(shown)
  return within(shown.closest('details') as HTMLElement)
}
const login = async (email: string, tried: string): Promise<number> =>
  (
    await window.fetch('/api/v2/account/login', {
      method: 'POST',
      body: JSON.stringify({ email, password: tried }),
      headers: { 'content-type': 'application/json' },
    })
  ).status

for (const [locale, prefix] of [
  ['nld', ''],
  ['eng', '/en'],
] as const) {
  const { account, phrases, validation } = words[locale]
  const information = `${prefix}/account/information`

  describe(`personal data in ${locale}`, () => {
    it('ACC-01a a customer changes name, phone number, language and company; a VAT number of a wrong form is refused at its field', async () => {
      const { user, email } = await visitAsNewCustomer(information)
      const save = await main().findByRole('button', { name: account.personal.save })
      const language = () => main().getByLabelText<HTMLSelectElement>(account.personal.language, { exact: false })
      await fill(user, await field(account.firstName), '  Zoë-Anne ')
      await fill(user, await field(account.phoneNumber), '020-5551234')
      await user.selectOptions(language(), 'English')
      const company = main().getByLabelText<HTMLInputElement>(account.companyName, { exact: false })
      await fill(user, company, 'Vis & Zn. <script>alert(1)</script> 🐟')
      const vat = main().getByLabelText<HTMLInputElement>(account.vatNumber, { exact: false })
      await fill(user, vat, 'NL12')
      await user.click(save)
      await waitFor(() => {
        const description = (vat.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
        expect(description.join(' ')).toContain(validation.vatIdNL)
      })
      // It was folded: what is wrong must be seen.
      expect(vat.closest('details')?.open).toBe(true)
      await fill(user, vat, 'NL111111110B01')
      await user.click(save)
      await main().findByText(phrases.accountDetailsSaved)
      await visitShop(information, { customer: { email, password } })
      expect((await field(account.firstName)).value).toBe('Zoë-Anne')
      expect((await field(account.phoneNumber)).value).toBe('020-5551234')
      expect(main().getByLabelText<HTMLInputElement>(account.companyName, { exact: false }).value).toBe(
        'Vis & Zn. <script>alert(1)</script> 🐟',
      )
      expect(language().value).toBe('eng')
    })

    it('RST-02 VAL-02 a customer chooses another password with the present one; a wrong one is refused and nothing is lost', async () => {
      const { user, email } = await visitAsNewCustomer(information)
      const part = await openPart(user, account.personal.otherPassword)
      const current = await field(account.personal.currentPassword, part)
      const next = await field(account.newPassword, part)
      const save = part.getByRole('button', { name: account.newPasswordSave })
      await fill(user, current, 'Fout1234')
      await fill(user, next, 'Thuiskomen02')
      await fill(user, await field(account.passwordConfirm, part), 'Thuiskomen02')
      await user.click(save)
      await part.findByText(phrases.accountPasswordWrong)
      expect(next.value).toBe('Thuiskomen02')
      await fill(user, current, password)
      await user.click(save)
      await part.findByText(phrases.accountPasswordChanged)
      expect([await login(email, password), await login(email, 'Thuiskomen02')]).toEqual([401, 200])
    })

    it('ACC-01a another e-mail address holds once the link of its mail was opened and the button pressed', async () => {
      const { user, email, call } = await visitAsNewCustomer(information)
      const next = newEmail()
      const part = await openPart(user, account.personal.otherEmail)
      await fill(user, await field(account.personal.newEmail, part), ` ${next} `)
      await fill(user, await field(account.personal.currentPassword, part), password)
      await user.click(part.getByRole('button', { name: account.personal.mailLink }))
      await part.findByText(phrases.accountEmailChangeMailed)
      const [mail] = await mailsTo(call, next)
      const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
      expect(link.pathname).toBe(`${prefix}/account/email`)
      follow(link.pathname + link.search)
      const confirm = await main().findByRole('button', { name: account.personal.confirmEmail })
      expect(await login(next, password)).toBe(401)
      await user.click(confirm)
      await main().findByText(phrases.accountEmailChanged)
      // Whose reload confirms nothing again.
      await waitFor(() => expect(location.search).toBe('?done=email'))
      expect([await login(email, password), await login(next, password)]).toEqual([401, 200])
    })

    it('ACC-01a a forged link for another e-mail address is refused', async () => {
      const { user } = await visitAsNewCustomer(`${prefix}/account/email?token=nobody`)
      await user.click(await main().findByRole('button', { name: account.personal.confirmEmail }))
      expect(await main().findByText(phrases.accountEmailTokenInvalid)).toBeDefined()
    })

    it('ACC-01a a link without its token says so and leads on; a whole one names the address that is in use', async () => {
      const { user, email } = await visitAsNewCustomer(`${prefix}/account/email`)
      expect(await main().findByText(account.personal.emailLinkCut)).toBeDefined()
      expect(main().queryByRole('button', { name: account.personal.confirmEmail })).toBeNull()
      await user.click(main().getByRole('link', { name: account.informationTitle }))
      await waitFor(() => expect(location.pathname).toBe(information))
      follow(`${prefix}/account/email?token=nobody`)
      expect(await main().findByText(account.personal.emailNow.replace('{email}', email))).toBeDefined()
    })
  })
}

const { account, phrases } = words.nld

it('ACC-01a an account is not deleted with a wrong password', async () => {
  const { user, email } = await visitAsNewCustomer('/account/information')
  const part = await openPart(user, account.personal.delete)
  await fill(user, await field(account.personal.currentPassword, part), 'Fout1234')
  await user.click(part.getByRole('button', { name: account.personal.deleteNow }))
  await part.findByText(phrases.accountPasswordWrong)
  expect(await login(email, password)).toBe(200)
})
