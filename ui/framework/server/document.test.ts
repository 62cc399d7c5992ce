import { expect, it } from 'vitest'
import { pictureLink, scriptJson } from './document.server.ts'

const preload = (srcSet: string, sizes = '(width &gt;= 768px) 50vw, 100vw') =>
  `<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="${srcSet}" imageSizes="${sizes}"/><main></main>`

it('the Link header preloads the same main picture as the document', () => {
  expect(pictureLink(preload('/p/a-375.avif 375w, /p/a-640.avif 640w'))).toBe(
    '</p/a-375.avif>; rel=preload; as=image; type="image/avif"; imagesrcset="/p/a-375.avif 375w, /p/a-640.avif 640w"; ' +
      'imagesizes="(width >= 768px) 50vw, 100vw"; fetchpriority=high',
  )
})

it.each([
  ['no picture', '<main></main>'],
  ['a quote in an address', preload('/p/&quot;a.avif 375w')],
  ['the end of an address in it', preload('/p/&gt;,a.avif 375w')],
  ['a letter that no header carries', preload('/p/é.avif 375w')],
  ['a line end', preload('/p/a.avif 375w,\r\n/p/b.avif 640w')],
  ['a picture within the page', `<main>${preload('/p/a-375.avif 375w')}</main>`],
])('there is no Link header for %s', (_, body) => {
  expect(pictureLink(body)).toBeNull()
})

it.each(['</script><script>alert(1)</script>', '<!-- <SCRIPT', '</ScRiPt >', '<p>Wol & "linnen" \u2028 <b>3 > 2</b></p>'])(
  '%j stays inside its script element and reads the same',
  (text) => {
    const written = scriptJson({ text })
    expect(written).not.toMatch(/<!--|<\/?script/i)
    expect(JSON.parse(written)).toEqual({ text })
  },
)
