import { Effect } from 'effect'
import type { CustomerPorts } from '../../customer/CustomerPorts.ts'
import type { Cents } from '../../money/units.ts'
import { hold, holdSame, unwrap } from './portCheck.ts'
import type { PortCheck } from './portCheck.ts'

/** A backend with a customer who has an open order and an invoice. */
export interface CustomerBackend {
  /** The ports of that customer, signed in. */
  readonly signedIn: () => Promise<CustomerPorts>
  /** Whether the backend stores changes; written examples do not. */
  readonly remembers: boolean
  readonly newKey: () => string
}

/** Requirements of a backend with customers. */
export const customerChecks = ({ signedIn, remembers, newKey }: CustomerBackend): readonly PortCheck[] => [
  {
    title: 'ACC-02 orders are listed with their fields, and each can be read in full',
    check: async () => {
      const customer = await signedIn()
      const list = await unwrap(customer.orders.orders({ page: 1, status: null }))
      hold(list.entries.length > 0 && list.total >= list.entries.length, 'There are orders, and their number', list)
      for (const { id, uid, orderNumber, createdAt, totals } of list.entries) {
        hold(![id, uid, orderNumber, createdAt].includes(''), 'Nothing is empty', { id, uid, orderNumber, createdAt })
        hold(totals.outstandingAmount <= totals.totalInclVat, 'No more is open than it cost', totals)
      }
      const { cartTotals, lines } = await unwrap(customer.orders.order(list.entries[0]?.uid ?? ''))
      const vat = cartTotals.totalVat.reduce((sum, { amount }) => sum + amount, 0)
      holdSame(cartTotals.totalInclVat - cartTotals.totalExclVat, vat, 'the VAT of all rates')
      for (const { productId, quantity } of lines) hold(productId > 0 && quantity > 0, 'A line is some pieces of a product')
    },
  },
  {
    title: 'PAY-02 PAY-03 an open order can be paid by one of the offered methods',
    check: async () => {
      const customer = await signedIn()
      const { entries } = await unwrap(customer.orders.orders({ page: 1, status: 'open' }))
      const open = entries.find(({ status }) => status === 'open')
      if (open === undefined) throw new Error('The customer has an open order.')
      const [option] = await unwrap(customer.orders.orderPaymentOptions({ uid: open.uid, countryCode: open.countryCode }))
      if (option === undefined) throw new Error('An open order can be paid.')
      const { paymentUrl } = await unwrap(customer.orders.payOrder({ uid: open.uid, option, idempotencyKey: newKey() }))
      hold(paymentUrl !== '', 'It is paid somewhere')
    },
  },
  {
    title: 'ACC-01 invoices are listed',
    check: async () => {
      const { entries } = await unwrap((await signedIn()).orders.invoices(1))
      hold(entries.length > 0, 'There are invoices')
      for (const { uid, invoiceNumber, orderUid } of entries) hold(![uid, invoiceNumber, orderUid].includes(''), 'Nothing is empty')
    },
  },
  {
    title: 'the wishlist is returned complete; a repeated change counts once',
    check: async () => {
      const customer = await signedIn()
      const change = [{ productId: 1002, wished: true }]
      const list = await unwrap(customer.wishlist.changeWishlist(change))
      hold(list.includes(1002), 'What is wished for stands on the list', list)
      if (!remembers) return
      holdSame(await unwrap(customer.wishlist.changeWishlist(change)), list, 'the list after the same again')
      holdSame((await unwrap(customer.wishlist.changeWishlist([{ productId: 1005, wished: true }])))[0], 1005, 'the latest wish')
      const gone = [1002, 1005].map((productId) => ({ productId, wished: false }))
      holdSame(await unwrap(customer.wishlist.changeWishlist(gone)), [], 'a list from which all went')
      holdSame(await unwrap(customer.wishlist.changeWishlist([])), [], 'a list without changes')
    },
  },
  {
    title: 'what a link shares is returned as it was, until its owner withdraws it',
    check: async () => {
      const { sharing } = await signedIn()
      const lines = [
        { productId: 1002, quantity: 1, options: [] },
        { productId: 1005, quantity: 1, options: [] },
      ]
      const { token, ownerToken, expiresAt } = await unwrap(sharing.create({ kind: 'wishlist', lines }))
      hold(token !== ownerToken, 'Who sees it cannot withdraw it')
      const shared = await unwrap(sharing.load(token))
      holdSame(shared, { kind: 'wishlist', lines, expiresAt }, 'what is shared')
      await unwrap(sharing.withdraw(ownerToken))
      if (!remembers) return
      holdSame((await Effect.runPromise(Effect.flip(sharing.load(token))))._tag, 'NotFound', 'a link that was withdrawn')
      await unwrap(sharing.withdraw(ownerToken))
    },
  },
  {
    title: 'a quote is found by its key, cannot be accepted before it is answered, and is withdrawn',
    check: async () => {
      const { quotes } = await signedIn()
      const lines = [{ productId: 1005, quantity: 2, options: [] }]
      const { number, key } = await unwrap(
        quotes.request({ lines, emailAddress: 'noor@voorbeeld.test', name: 'Noor', message: '', website: '' }, newKey()),
      )
      hold(number !== '', 'A quote has a number')
      if (!remembers) return
      const found = await unwrap(quotes.load(key))
      holdSame([found.number, found.status, found.total], [number, 'requested', null], 'a quote that waits')
      holdSame((await Effect.runPromise(Effect.flip(quotes.accept(key, ''))))._tag, 'Refused', 'accepting a quote without an answer')
      await unwrap(quotes.withdraw(key))
      holdSame((await unwrap(quotes.load(key))).status, 'withdrawn', 'its state')
      hold(
        (await unwrap(quotes.list())).some((quote) => quote.number === number),
        'The customer finds it',
      )
      holdSame((await Effect.runPromise(Effect.flip(quotes.load('geen'))))._tag, 'NotFound', 'a quote that does not exist')
    },
  },
  {
    title: 'ACC-01 a question is created once for one key, and listed',
    check: async () => {
      const customer = await signedIn()
      const key = newKey()
      const request = () => unwrap(customer.afterSale.contactSupport({ subject: 'Stalen', message: 'Kan ik ze zien?', orderUid: '' }, key))
      const requested = await request()
      holdSame(requested.messages[0]?.author, 'customer', 'who asks')
      if (!remembers) return
      holdSame(await request(), requested, 'the same question')
      const { entries } = await unwrap(customer.afterSale.tickets(1))
      holdSame(entries.filter(({ uid }) => uid === requested.uid).length, 1, 'times that it stands in the list')
    },
  },
  {
    title: 'ACC-01 personal data are returned, and a change of them is stored',
    check: async () => {
      const customer = await signedIn()
      const before = await unwrap(customer.personal.details())
      hold(![before.firstName, before.lastName, before.emailAddress].includes(''), 'A customer has a name and an address', before)
      await unwrap(customer.personal.changeDetails({ phoneNumber: '06-11223344', language: 'eng' }))
      if (!remembers) return
      holdSame(await unwrap(customer.personal.details()), { ...before, phoneNumber: '06-11223344', language: 'eng' }, 'the changed data')
      await unwrap(customer.personal.changeDetails({ phoneNumber: before.phoneNumber, language: before.language }))
    },
  },
  {
    title: 'ACC-01 a withdrawal is stated and then confirmed, with a receipt',
    check: async () => {
      const customer = await signedIn()
      const form = { name: 'Noor Vis', emailAddress: `${newKey()}@voorbeeld.test`, orderNumber: 'TH-0', goods: '' }
      const stated = await unwrap(customer.afterSale.stateWithdrawal(form))
      hold(stated.withdrawalUid !== '' && stated.expiresAt !== '', 'It can be confirmed for a while', stated)
      const receipt = await unwrap(customer.afterSale.confirmWithdrawal(stated.withdrawalUid))
      hold(receipt.receiptNumber !== '', 'It has a receipt', receipt)
      if (remembers) holdSame(await unwrap(customer.afterSale.confirmWithdrawal(stated.withdrawalUid)), receipt, 'the same receipt')
    },
  },
  {
    title: 'ACC-01 a company has the amount that was set, and the invitations that were not taken back',
    check: async () => {
      const { company, personal } = await signedIn()
      await unwrap(personal.changeDetails({ companyName: 'Atelier' }))
      await unwrap(company.save({ approvalAbove: 50_000 as Cents }))
      const emailAddress = `${newKey()}@voorbeeld.test`
      await unwrap(company.invite({ emailAddress, role: 'buyer' }))
      const read = async () => (await unwrap(company.account())).company
      const invited = (await read())?.members.find((member) => member.emailAddress === emailAddress)
      if (!remembers) return
      holdSame((await read())?.approvalAbove, 50_000, 'the amount')
      holdSame(invited?.isInvited, true, 'whether it is an invitation')
      await unwrap(company.changeMember({ uid: invited?.uid ?? '', role: null }))
      holdSame(
        (await read())?.members.some((member) => member.emailAddress === emailAddress),
        false,
        'whether it is still there',
      )
      await unwrap(personal.changeDetails({ companyName: '' }))
    },
  },
  {
    title: 'ACC-02 an order carries the reference that the customer wrote on it',
    check: async () => {
      const customer = await signedIn()
      const { entries } = await unwrap(customer.orders.orders({ page: 1, status: null }))
      const uid = entries[0]?.uid ?? ''
      await unwrap(customer.orders.setReference({ uid, reference: 'INK-1' }))
      if (remembers) holdSame((await unwrap(customer.orders.order(uid))).reference, 'INK-1', 'the reference')
    },
  },
]
