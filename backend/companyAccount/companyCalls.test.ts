import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { enclosedFiles } from '../invoices/enclosedInvoice.ts'
import { removeExpired } from '../retention/removeExpired.ts'
import { resetShoppers } from '../seeding/seedShoppers.ts'
import type { Store } from '../store/Store.ts'
import { createShopOn } from '../testing/createShopOn.ts'
import { readPdf } from '../testing/readPdf.ts'
import { testStores } from '../testing/testStores.ts'
import type { TestStore } from '../testing/testStores.ts'
import { addToCart, cartOf, login } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'
import { companyOf, lastToken, newCustomer } from '../testing/companyVisitor.ts'

const day = 24 * 60 * 60 * 1000
const bram = { emailAddress: 'bram@voorbeeld.test', lastName: 'Smit', companyName: '' }

describe.each(testStores())('a company with members, on $name', (stored: TestStore) => {
  let shop: TestShop
  let stores: readonly [Store, Store]
  let fatima: TestVisitor
  let founder: ReturnType<typeof companyOf>
  beforeAll(async () => {
    stores = await stored.open()
    shop = await createShopOn(stores[0])
  })
  beforeEach(async () => {
    await resetShoppers(shop.backend)
    fatima = shop.visitor()
    await login(fatima, 'zakelijk@thuishaven.test')
    founder = companyOf(fatima)
    expect((await founder.save(50_000)).status).toBe(200)
  })
  afterAll(async () => {
    await Promise.all([...new Set(stores)].map((store) => store.close()))
    await stored.drop()
  })

  const join = async (person: typeof bram, role: Wire['CompanyRole']): Promise<TestVisitor> => {
    const visitor = await newCustomer(shop, person)
    expect((await founder.invite(person.emailAddress, role)).status).toBe(200)
    expect((await companyOf(visitor).accept(await lastToken(shop))).status).toBe(200)
    return visitor
  }
  const pay = (visitor: TestVisitor) => visitor.post<{ readonly message?: unknown }>('/api/v2/checkout/pay')
  const companyIn = async (of: ReturnType<typeof companyOf>) => (await of.load()).body.data.company
  const above = { status: 'error', message: { code: 'apr', step: null } }

  it('ACC-01a an order of a buyer above the amount waits until an approver agrees, and anything else needs another approval', async () => {
    const visitor = await join(bram, 'buyer')
    const buyer = companyOf(visitor)
    expect((await pay(visitor)).status).toBe(200)
    await addToCart(visitor, 1003)
    const total = (await cartOf(visitor)).totals.totalInclVat
    for (const _press of [1, 2]) expect((await pay(visitor)).body).toEqual(above)
    const [request, ...others] = (await companyIn(founder))?.requests ?? []
    expect([request, others]).toEqual([
      {
        uid: request?.uid,
        status: 'waiting',
        isOwn: false,
        isOutdated: false,
        requestedBy: 'Kim Smit',
        requestedAt: '2026-11-21T09:00:00.000Z',
        totalInclVat: total,
        lines: [{ title: 'Wachter Plus wit', quantity: 2 }],
        deliverTo: 'Oude Markt 9, 7511 JH Enschede',
        reference: '',
        reason: '',
      },
      [],
    ])
    const inEnglish = await fatima.call<Wire['CompanyResponse']>('GET', '/api/v2/account/company', undefined, {
      'accept-language': 'en-US',
    })
    expect(inEnglish.body.data.company?.requests[0]?.lines).toEqual([{ title: 'Wachter Plus white', quantity: 2 }])
    expect((await shop.mails()).filter(({ subject }) => subject.includes('vraagt je goedkeuring'))).toHaveLength(1)
    expect((await buyer.approve(request?.uid ?? '')).status).toBe(403)
    expect((await founder.approve(request?.uid ?? '')).status).toBe(200)
    expect((await founder.refuse(request?.uid ?? '', 'Toch niet')).status).toBe(409)
    expect((await shop.mails()).at(-1)).toMatchObject({ recipient: bram.emailAddress, subject: expect.stringContaining('is goedgekeurd') })
    // A product costs more meanwhile.
    await addToCart(visitor, 1005)
    expect((await pay(visitor)).body).toEqual(above)
    const waiting = async () => (await companyIn(founder))?.requests.find(({ status }) => status === 'waiting')
    const again = await waiting()
    expect((await founder.refuse(again?.uid ?? '', 'Zonder de plant')).status).toBe(200)
    expect((await companyIn(buyer))?.requests.find(({ uid }) => uid === again?.uid)).toMatchObject({
      status: 'refused',
      reason: 'Zonder de plant',
      isOwn: true,
    })
    const plant = (await cartOf(visitor)).lines.find(({ productId }) => productId === 1005)
    await visitor.call('PUT', `/api/v2/cart/lines/${plant?.uid}`, { id: '1005', quantity: 0 })
    expect((await pay(visitor)).body).toEqual(above)
    const third = await waiting()
    await founder.approve(third?.uid ?? '')
    expect((await pay(visitor)).status).toBe(200)
    expect((await founder.orders()).body.data.orders.map(({ orderedBy }) => orderedBy)).toContain('Kim Smit')
    expect((await buyer.orders()).body.data.pagination.totalHits).toBe((await founder.orders()).body.data.pagination.totalHits)
  })

  it('ACC-01a a request says when the cart is no longer what it was for, and no longer once it is that again', async () => {
    const visitor = await join(bram, 'buyer')
    const buyer = companyOf(visitor)
    await addToCart(visitor, 1003)
    await pay(visitor)
    const [request] = (await companyIn(founder))?.requests ?? []
    const read = async () =>
      Promise.all(
        [buyer, founder].map(async (of) => {
          const found = (await companyIn(of))?.requests.find(({ uid }) => uid === request?.uid)
          return [found?.status, found?.isOutdated]
        }),
      )
    const set = async (quantity: number) => {
      const [line] = (await cartOf(visitor)).lines
      await visitor.call('PUT', `/api/v2/cart/lines/${line?.uid}`, { id: '1003', quantity })
    }
    await set(3)
    expect(await read()).toEqual([
      ['waiting', true],
      ['waiting', true],
    ])
    await founder.approve(request?.uid ?? '')
    expect(await read()).toEqual([
      ['approved', true],
      ['approved', true],
    ])
    await set(2)
    expect(await read()).toEqual([
      ['approved', false],
      ['approved', false],
    ])
    // Another address is as much another order as other goods are.
    await visitor.post('/api/v2/cart', { shipping_option_id: 'dhl' })
    expect((await read())[0]).toEqual(['approved', true])
    await visitor.post('/api/v2/cart', { shipping_option_id: 'postnl' })
    expect((await pay(visitor)).status).toBe(200)
    await founder.refuse(request?.uid ?? '', 'Te laat')
    expect((await read())[0]?.[1]).toBe(false)
  })

  it('ACC-01a who is removed gets a mail, and so does the founder when a member leaves; a founder cannot leave', async () => {
    const visitor = await join(bram, 'buyer')
    const members = async () => (await companyIn(founder))?.members ?? []
    const own = (await members()).find(({ isOwn }) => isOwn)
    const theirs = (await members()).find(({ isOwn }) => !isOwn)
    expect([own?.isFounder, theirs?.isFounder]).toEqual([true, false])
    const sent = async () => (await shop.mails()).length
    const before = await sent()
    expect((await founder.change(theirs?.uid ?? '', null)).status).toBe(200)
    const [removal] = (await shop.mails()).slice(before)
    expect(removal).toMatchObject({ recipient: bram.emailAddress, subject: 'Je bestelt niet meer namens Atelier Noord B.V.' })
    expect(removal?.body).toContain('Fatima El Amrani heeft je verwijderd')
    expect([(await founder.change(theirs?.uid ?? '', null)).status, await sent()]).toEqual([404, before + 1])

    // A withdrawn invitation is nobody's membership.
    await founder.invite(bram.emailAddress, 'buyer')
    const invited = (await members()).find(({ isInvited }) => isInvited)
    const withInvitation = await sent()
    await founder.change(invited?.uid ?? '', null)
    expect(await sent()).toBe(withInvitation)

    await founder.invite(bram.emailAddress, 'approver')
    await companyOf(visitor).accept(await lastToken(shop))
    const self = (await companyIn(companyOf(visitor)))?.members.find(({ isOwn }) => isOwn)
    const beforeLeaving = await sent()
    expect((await companyOf(visitor).change(self?.uid ?? '', null)).status).toBe(200)
    const mails = (await shop.mails()).slice(beforeLeaving)
    expect(mails).toMatchObject([
      { recipient: 'zakelijk@thuishaven.test', subject: 'Kim Smit bestelt niet meer namens Atelier Noord B.V.' },
    ])
    expect(await companyIn(companyOf(visitor))).toBeNull()
    expect((await founder.change(own?.uid ?? '', null)).status).toBe(403)
  })

  it('ACC-01a an approval counts for any delivery day, and not for a service that costs more', async () => {
    const visitor = await join(bram, 'buyer')
    await addToCart(visitor, 1115)
    const deliver = (delivery_day: string, delivery_services: readonly string[] = []) =>
      visitor.post('/api/v2/cart', { shipping_option_id: 'dhl', delivery_day, delivery_services })
    await deliver('2026-11-24')
    expect((await pay(visitor)).body).toEqual(above)
    await founder.approve((await companyIn(founder))?.requests[0]?.uid ?? '')
    await deliver('2026-11-25', ['upstairs'])
    expect((await pay(visitor)).body).toEqual(above)
    await deliver('2026-11-25')
    await founder.approve((await companyIn(founder))?.requests[0]?.uid ?? '')
    expect((await pay(visitor)).body).toEqual(above)
  })

  it('ACC-01a an invitation is for its address alone, once and for 14 days, and gives a private customer the details of the company', async () => {
    const visitor = await newCustomer(shop, bram)
    const buyer = companyOf(visitor)
    const stranger = await newCustomer(shop, { ...bram, emailAddress: 'eva@voorbeeld.test' })
    await founder.invite('BRAM@voorbeeld.test', 'buyer')
    const late = await lastToken(shop)
    expect((await companyOf(stranger).accept(late)).status).toBe(404)
    expect((await companyIn(founder))?.members.map(({ isInvited }) => isInvited)).toEqual([false, true])
    shop.advance(14 * day)
    expect([(await buyer.accept(late)).status, (await companyIn(founder))?.members.length]).toEqual([404, 1])
    await removeExpired(shop.backend.store, shop.backend.now())
    expect(await shop.backend.store.all('SELECT uid FROM company_member')).toHaveLength(1)
    await founder.invite(bram.emailAddress, 'buyer')
    const token = await lastToken(shop)
    expect([(await buyer.accept(token)).status, (await buyer.accept(token)).status]).toEqual([200, 404])
    expect((await founder.invite(bram.emailAddress, 'approver')).status).toBe(422)
    const session = async () => (await visitor.call<Wire['AccountDetailsResponse']>('GET', '/api/v2/account/details')).body.data.companyName
    expect(await session()).toBe('Atelier Noord B.V.')
    const member = (await companyIn(founder))?.members.find(({ isFounder }) => !isFounder)
    expect((await buyer.change(member?.uid ?? '', 'approver')).status).toBe(403)
    expect((await buyer.change(member?.uid ?? '', null)).status).toBe(200)
    expect([await session(), await companyIn(buyer), (await buyer.orders()).status]).toEqual(['', null, 403])
    expect((await buyer.save(null)).body).toMatchObject({ message: 'companyNameMissing' })
    const own = (await companyIn(founder))?.members[0]
    expect((await founder.change(own?.uid ?? '', null)).status).toBe(403)
  })

  it('ACC-02 a member reads an order of a colleague with its invoices, and only who ordered pays, reviews or changes it; nobody else finds it', async () => {
    const account = '/api/v2/account'
    const stranger = await newCustomer(shop, { ...bram, emailAddress: 'eva@voorbeeld.test', lastName: 'Vos' })
    const visitor = await newCustomer(shop, bram)
    const { invoices } = (await fatima.call<Wire['InvoicesResponse']>('GET', `${account}/invoices`)).body.data
    const invoice = invoices.find(({ ublPath }) => ublPath !== null)
    const { uid: theirs, lines } = (await fatima.call<Wire['OrderResponse']>('GET', `${account}/orders/${invoice?.orderUid}`)).body.data
    const reads = [`orders/${theirs}`, `invoices/${invoice?.uid}/pdf`, `invoices/${invoice?.uid}/ubl`]
    const review = { author: 'Kim', stars: 5, title: 'Goed', text: 'Goed.' }
    const option = { id: 'ideal', label: '', icon: '', prices: { exclVat: 0, inclVat: 0 } }
    const changes = [
      ['PUT', `orders/${theirs}`, { reference: 'X' }],
      ['PUT', `orders/${theirs}/reviews/${lines[0]?.uid}`, review],
      ['POST', `orders/${theirs}/payments`, { countryCode: 'NL' }],
      ['POST', `orders/${theirs}/pay`, { payMethod: option }],
    ] as const
    const statuses = async (of: TestVisitor) => [
      ...(await Promise.all(reads.map((path) => of.call('GET', `${account}/${path}`)))).map(({ status }) => status),
      ...(await Promise.all(changes.map(([method, path, body]) => of.call(method, `${account}/${path}`, body)))).map(
        ({ status }) => status,
      ),
    ]
    const nothing = [404, 404, 404, 404, 404, 404, 404]
    expect([await statuses(visitor), await statuses(stranger)]).toEqual([nothing, nothing])
    expect(await statuses(shop.visitor())).toEqual(nothing.map(() => 401))
    await founder.invite(bram.emailAddress, 'buyer')
    expect((await companyOf(visitor).accept(await lastToken(shop))).status).toBe(200)
    expect([await statuses(visitor), await statuses(stranger)]).toEqual([[200, 200, 200, 404, 404, 404, 404], nothing])

    const order = async (of: TestVisitor, uid: string) =>
      (await of.call<Wire['OrderResponse']>('GET', `${account}/orders/${uid}`)).body.data
    expect((await pay(visitor)).status).toBe(200)
    const [newest] = (await founder.orders()).body.data.orders
    const [own, read] = [await order(visitor, newest?.uid ?? ''), await order(fatima, newest?.uid ?? '')]
    expect([own.orderedBy, own.payments.length, own.choices?.paymentOptionId]).toEqual([undefined, 1, 'ideal'])
    expect(read).toEqual({ ...own, orderedBy: 'Kim Smit', payments: [], reviewable: undefined, reviews: undefined, choices: undefined })

    const member = (await companyIn(founder))?.members.find(({ isFounder }) => !isFounder)
    expect((await founder.change(member?.uid ?? '', null)).status).toBe(200)
    expect(await statuses(visitor)).toEqual(nothing)
    expect((await order(fatima, newest?.uid ?? '')).orderedBy).toBe('Kim Smit')
  })

  it('ACC-01 papers and mail of a member name the company, which the address does not, and have lines without VAT', async () => {
    const visitor = await join(bram, 'approver')
    await visitor.post('/api/v2/cart', { payment_option_id: 'account' })
    expect((await pay(visitor)).status).toBe(200)
    const [newest] = (await founder.orders()).body.data.orders
    const order = await shop.backend.orders.find({ uid: newest?.uid ?? '' })
    expect(order?.placed.addresses).toMatchObject({
      invoice: { companyName: 'Atelier Noord B.V.', firstName: 'Kim', city: 'Enschede' },
      delivery: { companyName: '' },
    })
    const mail = (await shop.mails()).at(-1)
    const [line] = order?.placed.lines ?? []
    const euros = (cents = 0): string => new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(cents / 100)
    expect(mail?.body).toContain(`1 × Wachter Plus wit  ${euros(line?.totals.totalExclVat)}\n`)
    expect(mail?.body).toContain('Bedragen per regel zijn excl. btw.')
    const [pdf, xml] = await enclosedFiles(shop.backend.invoices, mail?.invoiceUid ?? '')
    const printed = readPdf(pdf?.content as Uint8Array).pages.join('\n')
    expect(printed).toContain('Atelier Noord B.V.')
    expect(printed.match(/Nederland/g)).toHaveLength(3)
    expect(xml?.content).toContain('<cbc:RegistrationName>Atelier Noord B.V.</cbc:RegistrationName>')
    expect(xml?.content).toContain('<cbc:Name>Kim Smit</cbc:Name>')
    // Name and numbers of an invoice are of one company, whatever its address says.
    const eva = await newCustomer(shop, { emailAddress: 'eva@voorbeeld.test', lastName: 'Vos', companyName: 'Bureau Vos' })
    await eva.post('/api/v2/account', { companyName: 'Vos & Zoon' })
    await pay(eva)
    const [own] = (await eva.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data.orders
    const { invoice } = (await shop.backend.orders.find({ uid: own?.uid ?? '' }))?.placed.addresses ?? {}
    expect(invoice).toMatchObject({ companyName: 'Vos & Zoon', streetName: 'Oude Markt' })
  })

  it('CFG-05b two members who order on account at the same time never owe more than the company may', async () => {
    const [one, two] = [
      await join(bram, 'approver'),
      await join({ ...bram, emailAddress: 'eva@voorbeeld.test', lastName: 'Vos' }, 'approver'),
    ]
    const { backend } = shop
    const credit = async () => (await founder.load()).body.data.credit
    const used = (await credit())?.usedInclVat ?? 0
    const total = (await cartOf(one)).totals.totalInclVat
    expect(used).toBeGreaterThan(0)
    for (const visitor of [one, two]) expect((await visitor.post('/api/v2/cart', { payment_option_id: 'account' })).status).toBe(200)
    await backend.customers.setAccountTerms('customer-zakelijk', { limitInclVat: used + total + 1 })
    const statuses = (await Promise.all([pay(one), pay(two)])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await credit()).toEqual({ limitInclVat: used + total + 1, usedInclVat: used + total })
  })

  it('ACC-01 the data of a member name the company and the requests; an account that is deleted leaves nothing of them', async () => {
    const visitor = await join(bram, 'buyer')
    await addToCart(visitor, 1003)
    await pay(visitor)
    const { body } = await visitor.call<Wire['CustomerDataResponse']>('GET', '/api/v2/account/data')
    expect(body.data.company).toMatchObject({ name: 'Atelier Noord B.V.', role: 'buyer', requests: [{ status: 'waiting' }] })
    const rows = async () =>
      Promise.all(
        ['company', 'company_member', 'approval_request'].map(
          async (table) => (await shop.backend.store.all(`SELECT uid FROM ${table}`)).length,
        ),
      )
    expect(await rows()).toEqual([1, 2, 1])
    await visitor.post('/api/v2/account/deletion', { password: 'Welkom01' })
    expect(await rows()).toEqual([1, 1, 0])
    await join({ ...bram, emailAddress: 'eva@voorbeeld.test' }, 'buyer')
    await fatima.post('/api/v2/account/deletion', { password: 'Welkom01' })
    expect(await rows()).toEqual([0, 0, 0])
  })

  it('PRC-02 members have the own prices of the company', async () => {
    const visitor = await join(bram, 'buyer')
    const price = async (of: TestVisitor) => (await of.post<{ readonly data: unknown }>('/api/products/prices/2400')).body.data
    expect(await price(visitor)).toEqual(await price(fatima))
    expect(await price(visitor)).not.toEqual(await price(shop.visitor()))
  })
})
