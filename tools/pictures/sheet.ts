import type { Picture } from './photograph.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const figure = ({ language, width, scheme, file, problem }: Picture): string => {
  const name = `${language} · ${width} · ${scheme}`
  return file === null
    ? `<figure class="none"><figcaption>${name}</figcaption><p>${escaped(problem ?? '')}</p></figure>`
    : `<figure><figcaption>${name}</figcaption><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt="${name}"></a></figure>`
}

/** All pictures on one page: one row per scene, the widths side by side. */
export const sheetOf = (pictures: readonly Picture[]): string => {
  const scenes = [...new Set(pictures.map(({ scene }) => scene))].map(
    (name) => [name, pictures.filter(({ scene }) => scene === name)] as const,
  )
  const rows = scenes.map(
    ([scene, its]) => `<section><h2 id="${escaped(scene)}">${escaped(scene)}</h2><div>${its.map(figure).join('')}</div></section>`,
  )
  const links = scenes.map(([scene]) => `<a href="#${escaped(scene)}">${escaped(scene)}</a>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of the shop</title><style>
body{font:14px/1.4 system-ui;margin:1rem}nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}
section>div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0;flex:none}figure.none{width:240px}
img{display:block;width:240px;border:1px solid #ccc}figure:has(img[src*=".1280."],img[src*=".1680."]) img{width:480px}
</style><h1>Pictures of the shop</h1><nav>${links.join('')}</nav>${rows.join('')}</html>`
}
