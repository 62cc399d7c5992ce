import { failureOf, hold, holdSame, unwrap } from './portCheck.ts'
import type { PortCheck } from './portCheck.ts'
import type { TestBackend } from './testBackend.ts'

/** Requirements of a backend that stores its data. */
const rememberedAccountChecks = ({ visitor, address, newKey }: TestBackend): readonly PortCheck[] => [
  {
    title: 'CHK-04 REG-01 an account is created once, and can sign in',
    check: async () => {
      const { account } = visitor()
      const form = {
        companyName: '',
        cocNumber: '',
        vatNumber: '',
        reference: '',
        address: '',
        countryCode: 'NL',
        firstName: 'Noor',
        lastName: 'van ’t Hof',
        emailAddress: `noor-${newKey()}@voorbeeld.test`,
        zipCode: address.zipCode,
        houseNumber: address.houseNumber,
        houseNumberAddition: '',
        streetName: address.street,
        city: address.city,
        phoneNumber: '06-12345678',
        password: 'Welkom01',
      } as const
      holdSame(await unwrap(account.register(form)), { message: 'accountRegisterSuccess' }, 'the message')
      hold(await unwrap(account.emailIsKnown(form.emailAddress)), 'The new e-mail address is known')
      const again = await failureOf(account.register(form), 'Refused')
      holdSame(again.reason, 'emailTaken', 'why a second account is refused')
      const { session } = await unwrap(account.login({ email: form.emailAddress, password: form.password }))
      holdSame([session.firstName, session.companyName], ['Noor', ''], 'the names')
      const [delivery] = session.deliveryAddresses
      holdSame([delivery?.zipCode, delivery?.streetName], [address.zipCode, address.street], 'the address')
    },
  },
]

export const accountChecks = (backend: TestBackend): readonly PortCheck[] => [
  {
    title: 'CHK-01 an e-mail address is known or not',
    check: async () => {
      hold(await unwrap(backend.visitor().account.emailIsKnown(backend.customer.email)), 'The customer’s e-mail address is known')
      hold(!(await unwrap(backend.refusedVisitor().account.emailIsKnown('nobody@thuishaven.test'))), 'Nobody’s e-mail address is not known')
    },
  },
  {
    title: 'SES-01 SES-06 a customer signs in, and the token is valid afterwards',
    check: async () => {
      const { account } = backend.visitor()
      const { session, token } = await unwrap(account.login(backend.customer))
      holdSame(session.emailAddress, backend.customer.email, 'the customer')
      hold(token !== '', 'There is a token')
      holdSame(await unwrap(account.session(token)), session, 'the same session')
      for (const { id, countryCode } of [...session.deliveryAddresses, ...session.invoiceAddresses])
        hold(id !== '' && ['NL', 'BE'].includes(countryCode), 'An address has an id and a country', { id, countryCode })
    },
  },
  {
    title: 'SES-01 a wrong password is refused with a message',
    check: async () => {
      const wrong = { ...backend.customer, password: `${backend.customer.password}x` }
      const failure = await failureOf(backend.refusedVisitor().account.login(wrong), 'Refused')
      hold(/\S/.test(failure.message), 'There is a sentence', failure.message)
    },
  },
  {
    title: 'SES-03 an unknown token is refused',
    check: async () => void (await failureOf(backend.refusedVisitor().account.session('nobody'), 'Refused')),
  },
  {
    title: 'SES-04 a customer signs out',
    check: async () => {
      const { account } = backend.visitor()
      await unwrap(account.login(backend.customer))
      await unwrap(account.logout())
    },
  },
  ...(backend.remembers ? rememberedAccountChecks(backend) : []),
]
