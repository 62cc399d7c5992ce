import type { Backend } from '../answers/Backend.ts'
import { text, textOrNull, whole, wholeOrNull } from '../database/row.ts'
import type { VatNumber } from './parseVatNumber.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** What is known of a VAT number. Times are milliseconds since 1970-01-01 UTC. */
export interface VatCheck {
  /** With its prefix. */
  readonly number: string
  /** The last answer; null: never answered. */
  readonly answer: {
    readonly isValid: boolean
    readonly name: string | null
    readonly consultationNumber: string | null
    readonly checkedAt: number
  } | null
  /** When it was last asked. */
  readonly triedAt: number
}

/**
 * How old an answer may be when the service does not give a new one: the registers of the member states are away for hours, at worst for a long weekend,
 * and a business that stopped meanwhile is noticed before the return of the month.
 */
const rememberedFor = 7 * day

const wholeNumber = ({ countryCode, number }: VatNumber): string => `${countryCode}${number}`

/** What is remembered of a number; null: it was never asked about. */
export const vatCheckOf = async ({ store }: Backend, number: VatNumber): Promise<VatCheck | null> => {
  const row = await store.get('SELECT * FROM vat_check WHERE number = ?', wholeNumber(number))
  if (row === null) return null
  const checkedAt = wholeOrNull(row, 'checked_at')
  return {
    number: text(row, 'number'),
    answer:
      checkedAt === null
        ? null
        : {
            isValid: whole(row, 'is_valid') === 1,
            name: textOrNull(row, 'name'),
            consultationNumber: textOrNull(row, 'consultation_number'),
            checkedAt,
          },
    triedAt: whole(row, 'tried_at'),
  }
}

/** The answer that counts; `unknown` where there is none, or none that was young enough when the service last failed to give a new one. */
export const answerOf = (check: VatCheck | null): 'valid' | 'invalid' | 'unknown' => {
  if (check === null || check.answer === null) return 'unknown'
  const { isValid, checkedAt } = check.answer
  if (!isValid) return 'invalid'
  return check.triedAt - checkedAt <= rememberedFor ? 'valid' : 'unknown'
}

/** Asks about a number and remembers the answer; the former one stays when there is none. Call it outside of transactions. */
export const checkVatNumber = async (backend: Backend, number: VatNumber): Promise<void> => {
  const answer = backend.meets('vat-service-down')
    ? ({ type: 'unavailable' } as const)
    : await backend.vatNumbers.check(number.countryCode, number.number)
  const now = backend.now()
  if (answer.type === 'unavailable') {
    await backend.store.run(
      'INSERT INTO vat_check (number, tried_at) VALUES (?, ?) ON CONFLICT (number) DO UPDATE SET tried_at = excluded.tried_at',
      wholeNumber(number),
      now,
    )
    return
  }
  await backend.store.run(
    `INSERT INTO vat_check (number, is_valid, name, consultation_number, checked_at, tried_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)
     ON CONFLICT (number) DO UPDATE SET is_valid = excluded.is_valid, name = excluded.name, consultation_number = excluded.consultation_number,
       checked_at = excluded.checked_at, tried_at = excluded.tried_at`,
    wholeNumber(number),
    answer.type === 'valid' ? 1 : 0,
    answer.type === 'valid' ? answer.name : null,
    answer.type === 'valid' ? answer.consultationNumber : null,
    now,
  )
}

/** The same where the answer is older than a day, or missing; not again within a minute, so that nobody waits at every press while it is away. */
export const refreshVatCheck = async (backend: Backend, number: VatNumber): Promise<void> => {
  const check = await vatCheckOf(backend, number)
  const now = backend.now()
  const isRecent = (at: number | undefined, within: number): boolean => at !== undefined && now - at < within
  if (!isRecent(check?.answer?.checkedAt, day) && !isRecent(check?.triedAt, minute)) await checkVatNumber(backend, number)
}
