import { useRef, useState } from 'react'
import { localePath, productPath } from '@thuishaven/core/routing'
import { isEmailAddress } from '@thuishaven/core/validation'
import type { BackendFailure, Refused } from '@thuishaven/core'
import type { Product, ProductRequest } from '@thuishaven/core/catalogue'
import { useShop } from '../shop/index.ts'
import { Alert, Button, Field, Link, Textarea, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './ProductRequestForm.module.css'

/** The message of a failed request; other errors are shown at their fields. */
const sendingProblems = { tooOften: 'phrases.tooManyRequests', failed: 'productRequest.failed' } as const

type Problem = 'wrongEmail' | 'noQuestion' | 'tooLong' | keyof typeof sendingProblems

/** Characters of a question; the backend takes no more. */
const longestQuestion = 2000

const problemOf = (failure: BackendFailure | Refused): Problem => {
  const because = failure._tag === 'Refused' ? failure.because : null
  return because === 'invalid' ? 'wrongEmail' : because === 'temporary' ? 'tooOften' : 'failed'
}

/**
 * What is sold out: a mail when it is back, and what there is instead. What has no price: a question. It stands within the product's form, so
 * it has none of its own; Enter in its fields sends it.
 */
export const ProductRequestForm = ({ product }: { readonly product: Product }) => {
  const { api, locale } = useShop()
  const { text } = useMessages()
  const kind = product.price === null ? 'question' : 'backInStock'
  const [email, setEmail] = useState('')
  const [question, setQuestion] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  const fields = useRef<HTMLDivElement>(null)

  const send = async (): Promise<void> => {
    const emailAddress = email.trim()
    const written = question.trim()
    const wrongQuestion = kind !== 'question' ? null : written === '' ? 'noQuestion' : written.length > longestQuestion ? 'tooLong' : null
    const wrong = isEmailAddress(emailAddress) ? wrongQuestion : 'wrongEmail'
    setProblem(wrong)
    if (wrong !== null) {
      fields.current?.querySelector<HTMLElement>(wrong === 'wrongEmail' ? 'input' : 'textarea')?.focus()
      return
    }
    setState('busy')
    const request: ProductRequest = kind === 'question' ? { kind, emailAddress, question: written } : { kind, emailAddress }
    const result = await api.aboutProduct({ productId: product.productId, request })
    setState(result.ok ? 'sent' : 'open')
    if (!result.ok) setProblem(problemOf(result.failure))
  }

  const questionError =
    problem === 'noQuestion'
      ? text('productRequest.noQuestion')
      : problem === 'tooLong'
        ? text('validation.tooLong', { maximum: longestQuestion })
        : null
  const others = product.related.filter(({ stock, price }) => price !== null && (stock === null || stock > 0)).slice(0, 3)
  return (
    <section className={styles.request} aria-label={text(`productRequest.${kind}`)}>
      <h2 className={styles.title}>{text(`productRequest.${kind}`)}</h2>
      <div role="status">
        {state === 'sent' ? (
          <Alert tone="success">
            {text(kind === 'question' ? 'productRequest.sentQuestion' : 'productRequest.sentBackInStock', { email: email.trim() })}
          </Alert>
        ) : null}
      </div>
      {state === 'sent' ? null : (
        <div ref={fields} className={styles.fields}>
          <p className={styles.quiet}>{text(`productRequest.${kind}Text`)}</p>
          <Field label={text('productRequest.email')} error={problem === 'wrongEmail' ? text('productRequest.wrongEmail') : null}>
            <TextInput
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                void send()
              }}
            />
          </Field>
          {kind === 'question' ? (
            <Field label={text('productRequest.yourQuestion')} error={questionError}>
              <Textarea value={question} onChange={(event) => setQuestion(event.currentTarget.value)} />
            </Field>
          ) : null}
          {problem === 'failed' || problem === 'tooOften' ? <Alert tone="error">{text(sendingProblems[problem])}</Alert> : null}
          <Button variant="secondary" busy={state === 'busy'} onClick={() => void send()}>
            {text('productRequest.send')}
          </Button>
        </div>
      )}
      {others.length === 0 || kind === 'question' ? null : (
        <div>
          <h3 className={styles.title}>{text('productRequest.instead')}</h3>
          <ul className={styles.products}>
            {others.map((card) => (
              <li key={card.productId}>
                <Link href={localePath(locale, productPath(card))}>{card.title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
