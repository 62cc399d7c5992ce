import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from './expectations.ts'
import type { TestHost } from './host.ts'

export const accountPortContract = (host: TestHost): void => {
  describe('account', () => {
    it('CHK-01 knows an e-mail address or not', async () => {
      expect(await valueOf(host.visitor().account.emailIsKnown(host.customer.email))).toBe(true)
      expect(await valueOf(host.refusedVisitor().account.emailIsKnown('nobody@thuishaven.test'))).toBe(false)
    })

    it('SES-01 SES-06 signs a customer in, and knows the token afterwards', async () => {
      const { account } = host.visitor()
      const { session, token } = await valueOf(account.login(host.customer))
      expect(session.emailAddress).toBe(host.customer.email)
      expect(token).not.toBe('')
      const verified = await valueOf(account.session(token))
      expect(verified).toEqual(session)
      for (const { id, countryCode } of [...session.deliveryAddresses, ...session.invoiceAddresses]) {
        expect(id).not.toBe('')
        expect(['NL', 'BE']).toContain(countryCode)
      }
    })

    it('SES-01 refuses a wrong password with a sentence', async () => {
      const failure = await failureOf(host.refusedVisitor().account.login({ ...host.customer, password: 'Welkom02' }))
      expect(failure).toMatchObject({ _tag: 'Refused', status: 401, message: expect.stringMatching(/\S/) })
    })

    it('SES-03 refuses a token that it does not know', async () => {
      const failure = await failureOf(host.refusedVisitor().account.session('nobody'))
      expect(failure).toMatchObject({ _tag: 'Refused', status: 401 })
    })

    it('SES-04 signs out', async () => {
      const { account } = host.visitor()
      await valueOf(account.login(host.customer))
      await expect(valueOf(account.logout())).resolves.toBeUndefined()
    })
  })

  if (!host.remembers) return
  describe('an account that is remembered', () => {
    it('CHK-04 REG-01 is made once, and can sign in', async () => {
      const { account } = host.visitor()
      const form = {
        companyName: '',
        cocNumber: '',
        vatNumber: '',
        reference: '',
        address: '',
        countryCode: 'NL',
        firstName: 'Noor',
        lastName: 'van ’t Hof',
        emailAddress: `noor-${crypto.randomUUID()}@voorbeeld.test`,
        zipCode: '1011 AB',
        houseNumber: '1',
        houseNumberAddition: '',
        streetName: 'Prins Hendrikkade',
        city: 'Amsterdam',
        phoneNumber: '06-12345678',
        password: 'Welkom01',
      } as const
      expect(await valueOf(account.register(form))).toEqual({ message: 'accountRegisterSuccess' })
      expect(await valueOf(account.emailIsKnown(form.emailAddress))).toBe(true)
      expect(await failureOf(account.register(form))).toMatchObject({ _tag: 'Refused', status: 409, message: 'accountEmailAddressExists' })
      const { session } = await valueOf(account.login({ email: form.emailAddress, password: form.password }))
      expect(session).toMatchObject({ firstName: 'Noor', companyName: '' })
      expect(session.deliveryAddresses[0]).toMatchObject({ zipCode: '1011 AB', streetName: 'Prins Hendrikkade' })
    })
  })
}
