import { escaped, paragraphs, sentence } from './markup.ts'
import { operationSection, operationsOf } from './operations.ts'
import { entries, follow, isFields, list, readPart, text } from './readContract.ts'
import { schemaSections } from './schemas.ts'

const style = `
:root { color-scheme: light dark; --ink: #1d2422; --paper: #fdfcf9; --soft: #f1eee6; --line: #c9c3b4; --accent: #1f5f4d }
@media (prefers-color-scheme: dark) { :root { --ink: #ece9e1; --paper: #171b1a; --soft: #222827; --line: #4b5351; --accent: #8fd3bd } }
* { box-sizing: border-box }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
.skip { position: absolute; left: -999rem }
.skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--paper) }
.page { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 2.5rem; max-width: 84rem; margin: 0 auto; padding: 1rem }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0 }
nav a { display: block; padding: .15rem 0; overflow-wrap: anywhere }
@media (min-width: 64rem) {
  .page { grid-template-columns: 19rem minmax(0, 1fr); padding: 2rem }
  nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: .5rem 1rem .5rem 0 }
}
main, header { max-width: 56rem; min-width: 0 }
a { color: var(--accent) }
a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
section > section, main > section > section { border-top: 1px solid var(--line); margin-top: 2rem }
h3 { overflow-wrap: anywhere; margin: 1.5rem 0 .5rem }
h5 { font-size: 1rem; margin: 1.2rem 0 .2rem }
.method { font-size: .8em; padding: .1em .5em; border: 1px solid currentColor; border-radius: .3em }
.lead { font-size: 1.1rem }
code, pre { font-family: ui-monospace, monospace; font-size: .9em }
pre { overflow: auto; max-height: 32rem; padding: 1rem; background: var(--soft) }
.scroll { overflow-x: auto; margin: 1rem 0 }
table { border-collapse: collapse; width: 100% }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem }
th, td { text-align: left; vertical-align: top; font-weight: 400; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid var(--line) }
thead th { font-weight: 600 }
summary { cursor: pointer; padding: .2rem 0 }
`

/** The contract as one HTML page that loads nothing else. Throws when a reference of the contract leads nowhere. */
export const referencePage = (file: string): string => {
  const contract = readPart(file)
  const info = follow(file, contract.fields['info'])
  const operations = operationsOf(contract)
  const tags = list(contract, 'tags')
    .filter(isFields)
    .map((fields) => ({ name: String(fields['name']), description: String(fields['description']) }))
  const groups = tags.map((tag) => ({ ...tag, own: operations.filter((operation) => operation.tag === tag.name) }))
  const links = groups
    .map(
      ({ name, own }) => `<li><a href="#tag-${name}"><strong>${escaped(name)}</strong></a><ul>
${own.map(({ id }) => `<li><a href="#${id}">${id}</a></li>`).join('\n')}
</ul></li>`,
    )
    .join('\n')
  const calls = groups
    .map(
      ({ name, description, own }) => `<section id="tag-${name}">
<h2>${escaped(name)}</h2>
<p>${sentence(description)}</p>
${own.map(operationSection).join('\n')}
</section>`,
    )
    .join('\n')
  const title = escaped(text(info, 'title'))
  const count = entries(follow(file, contract.fields['components']), 'schemas').length
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<div class="page">
<nav aria-label="Calls">
<ul>
${links}
<li><a href="#schemas"><strong>schemas</strong></a></li>
</ul>
</nav>
<div>
<header>
<h1>${title}</h1>
<p class="lead">${sentence(text(info, 'summary'))} ${operations.length} calls, ${count} schemas, version ${escaped(text(info, 'version'))}.</p>
${paragraphs(text(info, 'description'))}
</header>
<main id="calls">
${calls}
<section id="schemas">
<h2>schemas</h2>
${schemaSections(contract)}
</section>
</main>
</div>
</div>
</body>
</html>
`
}
