import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import { maximumQuantity } from '@thuishaven/core/cart'
import type { Phrase } from '@thuishaven/core/notifications'
import type { ListFault, ListReport } from '@thuishaven/core/orders'
import { localePath } from '@thuishaven/core/routing'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { Alert, Button, Field, Link, NeedsScript, TextInput, Textarea } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { pathTo, useShop } from '../shop/index.ts'
import styles from './OrderListForm.module.css'
import { longestList } from './postedForms.ts'
import type { PostedList } from './postedForms.ts'

/** Rows as they are typed; in a file each part has a cell. */
const sample = ['VK-1002 1', 'WA-1003 2'] as const

const Fault = ({ fault }: { readonly fault: ListFault }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  return (
    <li>
      {text('account.orderList.row', { row: fault.row, typed: fault.typed })}{' '}
      {text(`account.orderList.${fault.reason}`, { most: maximumQuantity })}
      {'product' in fault ? (
        <>
          {' '}
          <Link href={localePath(locale, `/product/${fault.product.productId}/${encodeURIComponent(fault.product.slug)}`)}>
            {fault.product.title}
          </Link>
        </>
      ) : null}
    </li>
  )
}

const Report = ({ report: { added, faults } }: { readonly report: ListReport }) => {
  const { text } = useMessages()
  return (
    <Alert tone={faults.length > 0 ? 'warning' : 'success'} className={styles.report}>
      <p>{added === 0 ? text('account.orderList.none') : text('account.orderList.done', { count: added })}</p>
      {faults.length === 0 ? null : (
        <ul aria-label={text('account.orderList.faults')}>
          {faults.map((fault) => (
            <Fault key={fault.row} fault={fault} />
          ))}
        </ul>
      )}
    </Alert>
  )
}

/** Rows that were not added stay in the field, to be mended. */
const leftOf = ({ faults }: ListReport): string => faults.map(({ typed }) => typed).join('\n')

/**
 * Orders by article number: adds a typed or pasted list, or a file, to the cart, with a line for each row that is not right.
 * @param posted what a post without JavaScript has led to
 */
export const OrderListForm = ({ posted = null }: { readonly posted?: PostedList | null }) => {
  const shop = useShop()
  const panels = usePanels()
  const { text, t } = useMessages()
  const hydrated = useHydrated()
  const [report, setReport] = useState<ListReport | Phrase | null>(posted?.report ?? null)
  const [refusal, setRefusal] = useState<'fileTooLarge' | 'fileUnreadable' | null>(null)
  /** The file of which rows were put into the list last. */
  const [taken, setTaken] = useState<{ readonly name: string; readonly count: number } | null>(null)
  const { register, handleSubmit, reset, setValue, getValues, formState } = useForm({ defaultValues: { list: posted?.list ?? '' } })
  const isMissing = posted?.report === null && !formState.isDirty
  // Where all went well the next list has begun. Faults stay, to be mended by them.
  const isOver = formState.isDirty && report !== null && 'faults' in report && report.faults.length === 0
  const submit = handleSubmit(async ({ list }) => {
    setReport(null)
    setTaken(null)
    const customer = await shop.customer.load().catch(() => null)
    const result = customer === null ? null : await customer.orderList(list)
    if (result === null) return setReport({ key: 'error.connection' })
    setReport(result.ok ? result.value : result.failure)
    if (!result.ok) return undefined
    reset({ list: leftOf(result.value) })
    if (result.value.added > 0 && result.value.faults.length === 0) panels.open('cart')
    return undefined
  })
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0]
    if (file === undefined) return
    const typed = getValues('list').trim()
    const read = (await file.text()).replace(/^\uFEFF/, '')
    const list = `${typed === '' ? '' : `${typed}\n`}${read}`
    // A text has no such sign, a picture and a workbook have many.
    const refused = list.includes('\0') ? 'fileUnreadable' : list.length > longestList ? 'fileTooLarge' : null
    setRefusal(refused)
    setTaken(refused === null ? { name: file.name, count: read.split('\n').filter((row) => row.trim() !== '').length } : null)
    if (refused === null) {
      setValue('list', list, { shouldDirty: true, shouldValidate: true })
      setReport(null)
    }
    // The same file can be chosen again after it was mended.
    target.value = ''
  }
  const example = `${[text('account.orderList.exampleColumns'), ...sample.map((row) => row.replace(' ', ';'))].join('\r\n')}\r\n`
  return (
    <form
      className={styles.form}
      method="post"
      action={pathTo(shop.locale, 'quickOrder')}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <Field
        label={text('account.orderList.label')}
        hint={
          <>
            {text('account.orderList.hint')}
            <samp className={styles.sample}>{sample.join('\n')}</samp>
          </>
        }
        error={isMissing ? text('account.orderList.empty') : formState.errors.list?.message}
      >
        <Textarea
          rows={8}
          defaultValue={posted?.list}
          maxLength={longestList}
          {...register('list', { validate: (list) => list.trim() !== '' || text('account.orderList.empty') })}
        />
      </Field>
      <NeedsScript ready={hydrated}>
        <Field
          label={text('account.orderList.file')}
          hint={
            <>
              {text('account.orderList.fileHint')}{' '}
              <Link href={`data:text/csv;charset=utf-8,${encodeURIComponent(example)}`} download={text('account.orderList.exampleName')}>
                {text('account.orderList.example')}
              </Link>
            </>
          }
          error={refusal === null ? undefined : text(`account.orderList.${refusal}`, { count: longestList })}
        >
          {/* The browser's own words are in its language, and forget the file at once. */}
          <div className={styles.file}>
            <TextInput type="file" accept=".csv,.txt,text/csv,text/plain" onChange={(event) => void readFile(event)} />
            <span className={styles.choose} aria-hidden="true">
              {text('account.orderList.fileChoose')}
            </span>
            <span className={styles.chosen} aria-hidden="true">
              {taken?.name ?? text('account.orderList.fileNone')}
            </span>
          </div>
        </Field>
        {/* A file is added to what was typed, and to an earlier file. */}
        <p role="status">{taken === null ? null : text('account.orderList.fileAdded', taken)}</p>
      </NeedsScript>
      {report === null || isOver ? null : 'key' in report ? <Alert tone="error">{t(report)}</Alert> : <Report report={report} />}
      <Button type="submit" size="l" wide busy={formState.isSubmitting} busyText={text('account.busy')}>
        {text('account.orderList.add')}
      </Button>
    </form>
  )
}
