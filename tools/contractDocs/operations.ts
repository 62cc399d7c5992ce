import { code, details, escaped, json, paragraphs, sentence, table } from './markup.ts'
import { entries, follow, isFields, list, text } from './readContract.ts'
import type { Part } from './readContract.ts'
import { kind } from './schemas.ts'

export interface Operation {
  readonly id: string
  readonly tag: string
  readonly method: string
  readonly path: string
  readonly part: Part
}

const methods = ['get', 'post', 'put', 'delete'] as const

/** The operations in the order of the contract. */
export const operationsOf = (contract: Part): readonly Operation[] =>
  entries(contract, 'paths').flatMap(([path, item]) =>
    methods
      .filter((method) => item.fields[method] !== undefined)
      .map((method) => {
        const part = follow(item.file, item.fields[method])
        return { id: text(part, 'operationId'), tag: String(list(part, 'tags')[0]), method: method.toUpperCase(), path, part }
      }),
  )

const signs: Readonly<Record<string, string>> = {
  cartCookie: 'the cookie es_cuid',
  sessionCookie: 'the cookie auth_token',
  bearerToken: 'the bearer token',
}

const credentials = ({ part }: Operation): string => {
  const ways = list(part, 'security')
    .filter(isFields)
    .map((way) =>
      Object.keys(way)
        .map((name) => signs[name] ?? name)
        .join(' and '),
    )
  if (ways.length === 0) return 'Needs no credentials.'
  const named = ways.filter((way) => way !== '').join(' or ')
  return ways.includes('') ? `Uses ${named} when it is there.` : `Needs ${named}.`
}

const parameterRows = (operation: Operation): readonly (readonly string[])[] =>
  list(operation.part, 'parameters').map((value) => {
    const part = follow(operation.part.file, value)
    const reason = text(part, 'x-reason')
    return [
      code(text(part, 'name')),
      text(part, 'in'),
      part.fields['required'] === true ? 'always' : 'optional',
      kind(part.file, part.fields['schema']),
      sentence(text(part, 'description')) + (reason === '' ? '' : ` <strong>Extension.</strong> ${sentence(reason)}`),
    ]
  })

/** The schema and the examples of a body, for each kind of content. */
const bodies = (part: Part): string =>
  entries(part, 'content')
    .map(([type, content]) => {
      const examples = entries(content, 'examples').map(([name, example]) =>
        details(`${code(name)} ${escaped(text(example, 'summary'))}`, json(example.fields['value'])),
      )
      return `<p>${code(type)}: ${kind(content.file, content.fields['schema'])}</p>\n${examples.join('\n')}`
    })
    .join('\n')

const request = (operation: Operation): string => {
  const body = operation.part.fields['requestBody']
  return body === undefined ? '' : `<h4>Question</h4>\n${bodies(follow(operation.part.file, body))}`
}

const answers = (operation: Operation): string =>
  entries(operation.part, 'responses')
    .map(([status, part]) => {
      const headers = entries(part, 'headers').map(([name, header]) => [
        code(name),
        sentence(text(header, 'description')),
        code(String(header.fields['example'])),
      ])
      return `<h5>${status === 'default' ? 'Other statuses' : status}</h5>
${paragraphs(text(part, 'description'))}
${table(`Headers of ${operation.id} ${status}`, ['Header', 'Meaning', 'Example'], headers)}
${bodies(part)}`
    })
    .join('\n')

/** One operation as a section. */
export const operationSection = (operation: Operation): string => {
  const { id, method, path, part } = operation
  const reason = text(part, 'x-reason')
  return `<section id="${id}">
<h3><span class="method">${method}</span> <code>${escaped(path)}</code></h3>
<p class="lead">${sentence(text(part, 'summary'))}${part.fields['deprecated'] === true ? ' <strong>Deprecated.</strong>' : ''}</p>
${paragraphs(text(part, 'description'))}
${reason === '' ? '' : `<p><strong>Extension.</strong> ${sentence(reason)}</p>`}
<p>${code(id)} ${text(part, 'x-access') === 'reads' ? 'only reads' : 'writes'}. ${credentials(operation)}</p>
${table(`Parameters of ${id}`, ['Name', 'In', 'Given', 'Kind', 'Meaning'], parameterRows(operation))}
${request(operation)}
<h4>Answers</h4>
${answers(operation)}
</section>`
}
