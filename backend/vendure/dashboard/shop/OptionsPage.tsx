import { useId, useState } from 'react'
import { api, Button, Input, Page, PageTitle } from '@vendure/dashboard'
import { Editor } from './Editor.tsx'
import type { Json } from './Json.ts'
import { useAnswer } from './useAnswer.ts'
import { isEnglish, useWords } from './words.ts'
import type { Words } from './words.ts'

interface ProductWithOptions {
  readonly variantId: string
  readonly articleNumber: number
  readonly title: { readonly nld: string; readonly eng: string }
  readonly optionGroups: Json
}

const query = '{ productsWithOptions { variantId articleNumber title optionGroups } }'
const save = 'mutation ($variantId: ID!, $optionGroups: JSON!) { saveOptionGroups(variantId: $variantId, optionGroups: $optionGroups) }'

const nameOf = ({ articleNumber, title }: ProductWithOptions, words: Words): string =>
  `${articleNumber} ${isEnglish(words) ? title.eng : title.nld}`

/** Products that come in options or made to measure, and what they are offered in. */
export const OptionsPage = () => {
  const words = useWords()
  const findId = useId()
  const [answer, request] = useAnswer<{ readonly productsWithOptions: readonly ProductWithOptions[] }>(query)
  const [chosen, setChosen] = useState<string | null>(null)
  const [wanted, setWanted] = useState('')
  const products = answer.type === 'loaded' ? answer.data.productsWithOptions : []
  const edited = products.find(({ variantId }) => variantId === chosen)
  const found = products.filter((product) => nameOf(product, words).toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <Page pageId="shop-options">
      <PageTitle>{words.options}</PageTitle>
      {edited === undefined ? (
        <>
          <label htmlFor={findId}>{words.find}</label>
          <Input id={findId} type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
          {answer.type === 'loaded' && found.length === 0 ? <p role="status">{words.nothing}</p> : null}
          <ul className="flex flex-col divide-y">
            {found.map((product) => (
              <li key={product.variantId}>
                <Button variant="ghost" onClick={() => setChosen(product.variantId)}>
                  {nameOf(product, words)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Editor
          name="optionGroups"
          label={nameOf(edited, words)}
          published={edited.optionGroups}
          draft={null}
          publish={(optionGroups) => api.mutate(save, { variantId: edited.variantId, optionGroups })}
          preview={null}
          discard={() => Promise.resolve()}
          address={null}
          onClose={() => {
            setChosen(null)
            request()
          }}
        />
      )}
      {answer.type === 'loading' ? <p role="status">{words.loading}</p> : null}
      {answer.type === 'failed' ? <p role="alert">{words.failed + answer.reason}</p> : null}
    </Page>
  )
}
