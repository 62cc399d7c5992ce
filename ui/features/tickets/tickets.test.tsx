import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { follow } from '../../../tests/components/follow.ts'
import { main } from '../../../tests/components/shopper.ts'
import { demoCustomer, visitShop } from '../../../tests/components/visitShop.tsx'
import type { VisitedShop } from '../../../tests/components/visitShop.tsx'
import { filled, words } from '../../../tests/e2e/words.ts'

const { account, phrases } = words.nld

const visitTickets = (): Promise<VisitedShop> => visitShop('/account/tickets', { customer: demoCustomer })
const listOfQuestions = () => screen.findByRole('list', { name: account.tickets.list })

/** Opens the form of a new question, with a subject and a message in it. */
const writeQuestion = async ({ user }: VisitedShop, subject: string, message: string): Promise<void> => {
  await user.click(await screen.findByText(account.tickets.new))
  await user.click(main().getByLabelText(account.tickets.subject, { exact: false }))
  await user.paste(subject)
  await user.click(main().getByLabelText(account.tickets.message, { exact: false }))
  await user.paste(message)
}

it('ACC-01d a customer reads earlier questions with their replies, and sends a new one', async () => {
  const visited = await visitTickets()
  const { user } = visited
  const list = await listOfQuestions()
  const summary = within(list).getByText('Rand laat los').textContent
  for (const part of [
    'Aan de korte kant van het kleed laat de rand los.',
    filled(account.tickets.last.shop, { date: '03-10-2026' }),
    filled(account.tickets.about, { order: 'TH-250017' }),
  ])
    expect(summary).toContain(part)
  await user.click(within(list).getByText('Rand laat los'))
  expect(list.textContent).toContain('Wij halen het kleed op en zetten de rand vast.')
  await user.click(screen.getByText(account.tickets.new))
  const send = main().getByRole('button', { name: account.tickets.send })
  await user.click(send)
  const subject = main().getByLabelText(account.tickets.subject, { exact: false })
  expect(document.activeElement).toBe(subject)
  await user.paste('<script>alert(1)</script> 🧶')
  await user.click(main().getByLabelText(account.tickets.message, { exact: false }))
  await user.paste('Past het?\nOnder de bank?')
  await screen.findByText(filled(account.tickets.counter, { count: 24, maximum: 5000 }))
  await user.selectOptions(main().getByLabelText(account.tickets.order, { exact: false }), 'TH-250042')
  await user.click(send)
  await waitFor(() =>
    expect(
      main()
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toMatch(/T-\d{4}-\d{4}/),
  )
  await within(await listOfQuestions()).findByText('<script>alert(1)</script> 🧶')
})

it('ACC-01d a question that the backend refuses stays as it was written, with the reason', async () => {
  const visited = await visitTickets()
  await writeQuestion(visited, 'Levertijd', 'Wanneer komt het?')
  visited.fail(/^POST \/api\/v2\/account\/tickets/, '503')
  const send = main().getByRole('button', { name: account.tickets.send })
  await visited.user.click(send)
  await main().findByRole('alert')
  expect(main().getByLabelText<HTMLInputElement>(account.tickets.subject, { exact: false }).value).toBe('Levertijd')
  expect(main().getByLabelText<HTMLTextAreaElement>(account.tickets.message, { exact: false }).value).toBe('Wanneer komt het?')
  visited.heal()
  await visited.user.click(send)
  await within(await listOfQuestions()).findByText('Levertijd')
})

it('ACC-01d a question is sent once, however often the button is pressed', async () => {
  const visited = await visitTickets()
  await writeQuestion(visited, 'Twee keer gedrukt', 'Komt dit één keer aan?')
  const release = visited.hold(/^POST \/api\/v2\/account\/tickets/)
  const send = main().getByRole('button', { name: account.tickets.send })
  await visited.user.click(send)
  await visited.user.click(send)
  release()
  expect(await within(await listOfQuestions()).findAllByText('Twee keer gedrukt')).toHaveLength(1)
  expect(visited.requests.filter((call) => call === 'POST /api/v2/account/tickets')).toHaveLength(1)
})

it('ACC-01d a customer adds to a question; an empty addition is refused at its field', async () => {
  const { user } = await visitTickets()
  await user.click(within(await listOfQuestions()).getByText('Rand laat los'))
  const question = within(
    within(await listOfQuestions())
      .getByText('Rand laat los')
      .closest('details') as HTMLElement,
  )
  const send = question.getByRole('button', { name: `${account.tickets.replySend}: Rand laat los` })
  await user.click(send)
  await question.findByText(phrases.missing.message)
  await user.click(question.getByLabelText(account.tickets.replyLabel))
  await user.paste('Komt er nog iemand?')
  await user.click(send)
  // Among its messages, and as the last one in its row.
  await waitFor(async () => expect(within(await listOfQuestions()).getAllByText('Komt er nog iemand?')).toHaveLength(2))
})

it('ACC-01e a slow list of questions shows that it is loading', async () => {
  const { hold } = await visitShop('/account/overview', { customer: demoCustomer })
  const release = hold(/^GET \/api\/v2\/account\/tickets/)
  follow('/account/tickets')
  await main().findByText(account.loading)
  expect(screen.queryByRole('list', { name: account.tickets.list })).toBeNull()
  release()
  await listOfQuestions()
})
