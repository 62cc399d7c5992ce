import { expect, it } from 'vitest'
import type { DueMail, Mails } from '../Mails.ts'

/** A mail queue with a clock that the suite moves. */
export interface MailsUnderTest {
  /** Two processes on the same queue. */
  readonly processes: readonly [Mails, Mails]
  readonly advance: (ms: number) => void
  /** Queues in a transaction that fails. */
  readonly enqueueInVain: (work: (mails: Mails) => Promise<void>) => Promise<void>
}

const day = 24 * 60 * 60 * 1000

const mail = (subject: string) => ({ recipient: 'anna@thuishaven.test', subject, body: 'Dag Anna' })

/** All that are due, as a process takes them. */
const takeAll = async (mails: Mails): Promise<readonly DueMail[]> => {
  const due = await mails.takeDue()
  return due === null ? [] : [due, ...(await takeAll(mails))]
}

/** What every implementation of Mails keeps; call it within a `describe` whose queue is empty before each test. */
export const mailsSuite = (queue: () => MailsUnderTest): void => {
  it('queued mails are due at once, the first first, each to one of two processes', async () => {
    const [one, other] = queue().processes
    const subjects = Array.from({ length: 12 }, (_, index) => `mail ${index}`)
    for (const subject of subjects) await one.enqueue(mail(subject))
    expect((await one.list()).map(({ subject }) => subject)).toEqual(subjects)
    expect(await one.takeDue()).toMatchObject({ ...mail('mail 0'), attempt: 1, isLastAttempt: false })
    const taken = await Promise.all([takeAll(one), takeAll(other), takeAll(one), takeAll(other)])
    expect(
      taken
        .flat()
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(subjects.slice(1).toSorted())
    expect(await one.takeDue()).toBeNull()
  })

  it('a mail of a transaction that fails is not queued', async () => {
    await queue().enqueueInVain((mails) => mails.enqueue(mail('in vain')))
    expect(await queue().processes[0].list()).toEqual([])
    expect(await queue().processes[0].takeDue()).toBeNull()
  })

  it('a mail that was sent is not due again', async () => {
    const [mails] = queue().processes
    await mails.enqueue(mail('sent'))
    await mails.markSent((await mails.takeDue())?.id ?? 0)
    queue().advance(30 * day)
    expect(await mails.takeDue()).toBeNull()
  })

  it('a mail that is neither sent nor failed, as of a process that ended, is due again after two minutes', async () => {
    const [mails, other] = queue().processes
    await mails.enqueue(mail('crashed'))
    const first = await mails.takeDue()
    queue().advance(119_000)
    expect(await other.takeDue()).toBeNull()
    queue().advance(1000)
    expect(await other.takeDue()).toEqual({ ...first, attempt: 2 })
  })

  it('attempts are further and further apart, and the last one is known', async () => {
    const [mails] = queue().processes
    await mails.enqueue(mail('failing'))
    const attempts: (readonly [minutes: number, attempt: number, isLast: boolean])[] = []
    for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 2) {
      for (const { id, attempt, isLastAttempt } of await takeAll(mails)) {
        attempts.push([minutes, attempt, isLastAttempt])
        await mails.markFailed(id, 'ECONNECTION', isLastAttempt)
      }
      queue().advance(2 * 60_000)
    }
    expect(attempts).toEqual([0, 2, 12, 42, 162, 522, 1242, 2682].map((minutes, index) => [minutes, index + 1, index === 7]))
  })

  it('a mail that is given up is not due again', async () => {
    const [mails] = queue().processes
    await mails.enqueue(mail('refused'))
    await mails.markFailed((await mails.takeDue())?.id ?? 0, 'EENVELOPE 550', true)
    queue().advance(30 * day)
    expect(await mails.takeDue()).toBeNull()
  })

  it('recipient and subject are one line each, and other text stays as it is', async () => {
    const [mails] = queue().processes
    await mails.enqueue({
      recipient: 'anna@thuishaven.test\r\nBcc: all@example.test',
      subject: 'Bericht van \u202Enaam\n\tX: y',
      body: 'één\r\ntwee',
      html: '<p>één</p>',
    })
    expect(await mails.takeDue()).toMatchObject({
      recipient: 'anna@thuishaven.test Bcc: all@example.test',
      subject: 'Bericht van  naam X: y',
      body: 'één\r\ntwee',
      html: '<p>één</p>',
    })
  })

  it('a mail that was given up is listed with its reason, and once it is retried it is due with all of its attempts', async () => {
    const [one, other] = queue().processes
    for (const subject of ['refused', 'sent', 'waiting']) await one.enqueue(mail(subject))
    const [refused, sent, waiting] = await takeAll(one)
    await one.markFailed(refused?.id ?? 0, 'EENVELOPE 550', true)
    await one.markSent(sent?.id ?? 0)
    await one.markFailed(waiting?.id ?? 0, 'ETIMEDOUT', false)
    const { body: _body, ...listed } = mail('refused')
    expect(await other.givenUp(10)).toEqual([
      { ...listed, id: refused?.id, createdAt: refused?.createdAt, attempts: 1, reason: 'EENVELOPE 550' },
    ])
    const ids = [refused, sent, waiting].map((one) => one?.id ?? 0)
    expect(await Promise.all(ids.map(other.retry))).toEqual([true, false, false])
    expect([await other.retry(refused?.id ?? 0), await other.givenUp(10)]).toEqual([false, []])
    expect(await one.takeDue()).toMatchObject({ subject: 'refused', attempt: 1, isLastAttempt: false })
  })
}
