import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { localePath, productPath } from '@thuishaven/core/routing'
import { isEmailAddress } from '@thuishaven/core/validation'
import type { BackendFailure, Refused } from '@thuishaven/core'
import type { Product, ProductCard, ProductRequest } from '@thuishaven/core/catalogue'
import { usePriceTexts } from '../prices/index.ts'
import { useShop } from '../shop/index.ts'
import { Alert, Button, Field, Link, PictureFrame, Price, Textarea, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './ProductRequestForm.module.css'

/** The message of a failed request; other errors are shown at their fields. */
const sendingProblems = { tooOften: 'phrases.tooManyRequests', failed: 'productRequest.failed' } as const

type FieldProblem = 'wrongEmail' | 'noQuestion' | 'tooLong'

/** Characters of a question; the backend takes no more. */
const longestQuestion = 2000

const problemOf = (failure: BackendFailure | Refused): 'wrongEmail' | keyof typeof sendingProblems => {
  const reason = failure._tag === 'Refused' ? failure.reason : null
  return reason === 'invalid' ? 'wrongEmail' : reason === 'temporary' ? 'tooOften' : 'failed'
}

const Alternative = ({ card }: { readonly card: ProductCard }) => {
  const { locale } = useShop()
  return (
    <li className={styles.product}>
      <PictureFrame source={card.picture} alt="" sizes="64px" widest={375} ratio={4 / 5} />
      <Link href={localePath(locale, productPath(card))}>{card.title}</Link>
      <Price size="s" {...usePriceTexts(card.price)} />
    </li>
  )
}

/**
 * For a sold-out product: a back-in-stock mail and alternatives. For a product without a price: a question. It is inside the product's form, so
 * it has no form itself; Enter in its fields submits it.
 */
export const ProductRequestForm = ({ product }: { readonly product: Product }) => {
  const { api } = useShop()
  const { text } = useMessages()
  const kind = product.price === null ? 'question' : 'backInStock'
  const [email, setEmail] = useState('')
  const [question, setQuestion] = useState('')
  const [wrong, setWrong] = useState<FieldProblem | null>(null)
  const sending = useMutation({
    mutationFn: (request: ProductRequest) => api.aboutProduct({ productId: product.productId, request }),
  })
  const fields = useRef<HTMLDivElement>(null)

  const send = (): void => {
    const emailAddress = email.trim()
    const written = question.trim()
    const wrongQuestion = kind !== 'question' ? null : written === '' ? 'noQuestion' : written.length > longestQuestion ? 'tooLong' : null
    const found = isEmailAddress(emailAddress) ? wrongQuestion : 'wrongEmail'
    setWrong(found)
    if (found === null) return sending.mutate(kind === 'question' ? { kind, emailAddress, question: written } : { kind, emailAddress })
    sending.reset()
    fields.current?.querySelector<HTMLElement>(found === 'wrongEmail' ? 'input' : 'textarea')?.focus()
  }

  const isSent = sending.isSuccess && sending.data.ok
  const problem = sending.data?.ok === false ? problemOf(sending.data.failure) : wrong
  const questionError =
    problem === 'noQuestion'
      ? text('productRequest.noQuestion')
      : problem === 'tooLong'
        ? text('validation.tooLong', { maximum: longestQuestion })
        : null
  const others = product.related.filter(({ stock, price }) => price !== null && (stock === null || stock > 0)).slice(0, 3)
  return (
    <div className={styles.parts}>
      <section className={styles.request} aria-label={text(`productRequest.${kind}`)}>
        <h2 className={styles.title}>{text(`productRequest.${kind}`)}</h2>
        <div role="status">
          {isSent ? (
            <Alert tone="success">
              {text(kind === 'question' ? 'productRequest.sentQuestion' : 'productRequest.sentBackInStock', {
                email: sending.variables.emailAddress,
              })}
            </Alert>
          ) : null}
        </div>
        {isSent ? null : (
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
                  send()
                }}
              />
            </Field>
            {kind === 'question' ? (
              <Field label={text('productRequest.yourQuestion')} error={questionError}>
                <Textarea value={question} onChange={(event) => setQuestion(event.currentTarget.value)} />
              </Field>
            ) : null}
            {problem === 'failed' || problem === 'tooOften' ? <Alert tone="error">{text(sendingProblems[problem])}</Alert> : null}
            <Button busy={sending.isPending} onClick={send}>
              {text('productRequest.send')}
            </Button>
          </div>
        )}
      </section>
      {others.length === 0 || kind === 'question' ? null : (
        <section aria-label={text('productRequest.instead')}>
          <h2 className={styles.title}>{text('productRequest.instead')}</h2>
          <ul className={styles.products}>
            {others.map((card) => (
              <Alternative key={card.productId} card={card} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
