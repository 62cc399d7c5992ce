import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import {
  Alert,
  Badge,
  Breadcrumbs,
  Button,
  Checkbox,
  Field,
  Gallery,
  LinkButton,
  PageToasts,
  Pagination,
  Panel,
  PictureFrame,
  Price,
  QuantityStepper,
  RadioCard,
  RadioCardGroup,
  Select,
  Stepper,
  Textarea,
  TextInput,
  Toast,
  ToastRegion,
  ToastSlot,
} from './index.ts'

const nothing = () => undefined
const picture = (name: string) => ({
  template: `/p/${name}-{width}.{format}`,
  widths: [320, 640],
  formats: ['avif', 'webp'] as const,
  aspectRatio: 0.8,
  alt: name,
})
const attribute = (html: string, name: string): string | undefined => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1]

describe('fields', () => {
  it('VAL-07 the error is tied to its control and marks it invalid', () => {
    const html = renderToStaticMarkup(
      <Field label="Postcode" hint="Zoals 1011 AB" error="Deze postcode bestaat niet." required>
        <TextInput name="zip" />
      </Field>,
    )
    const input = /<input[^>]*>/.exec(html)?.[0] ?? ''
    const ids = attribute(input, 'aria-describedby')?.split(' ') ?? []
    expect(ids).toHaveLength(2)
    expect(html).toMatch(new RegExp(`id="${ids[0]}"[^>]*>.*Deze postcode bestaat niet.`))
    expect(html).toContain(`id="${ids[1]}"`)
    expect(attribute(input, 'aria-invalid')).toBe('true')
    expect(attribute(input, 'aria-required')).toBe('true')
    expect(attribute(html, 'for')).toBe(attribute(input, 'id'))
  })

  it('VAL-07 a field without an error is not invalid', () => {
    const html = renderToStaticMarkup(
      <Field label="Land">
        <Select name="country" options={[{ value: 'NL', label: 'Nederland' }]} />
      </Field>,
    )
    expect(html).not.toContain('aria-invalid')
    expect(html).not.toContain('aria-describedby')
  })

  it('VAL-08 a text area has two rows, and buttons to clear and to show appear when they have a name', () => {
    expect(renderToStaticMarkup(<Textarea name="remark" />)).toContain('rows="2"')
    const html = renderToStaticMarkup(
      <TextInput name="a" type="password" clearLabel="Wissen" reveal={{ show: 'Tonen', hide: 'Verbergen' }} />,
    )
    expect(html).toContain('aria-label="Wissen"')
    expect(html).toContain('aria-label="Tonen"')
    expect(renderToStaticMarkup(<TextInput name="a" />)).not.toContain('<button')
  })

  it('VAL-08 the counter counts the characters of a text area', () => {
    expect(renderToStaticMarkup(<TextInput defaultValue="Kamer" counter={(length) => `${length} tekens`} />)).toContain('5 tekens')
  })

  it('VAL-07 the error of a group and of a checkbox is tied to it too', () => {
    const group = renderToStaticMarkup(
      <RadioCardGroup legend="Betaling" name="pay" value={null} onChange={nothing} error="Geen betaalmethode geselecteerd.">
        <RadioCard value="ideal" label="iDEAL" description="Direct" disabled />
      </RadioCardGroup>,
    )
    expect(group).toContain(`id="${attribute(/<fieldset[^>]*>/.exec(group)?.[0] ?? '', 'aria-describedby')}"`)
    expect(group).toMatch(/<legend[^>]*>Betaling/)
    expect(group).toMatch(/<input[^>]*disabled/)
    const box = renderToStaticMarkup(<Checkbox label="Akkoord" error="U moet akkoord gaan." />)
    expect(box).toContain(`id="${attribute(/<input[^>]*>/.exec(box)?.[0] ?? '', 'aria-describedby')}"`)
  })
})

describe('buttons', () => {
  it('a busy button keeps its name and focus, and announces it politely', () => {
    const html = renderToStaticMarkup(
      <Button busy busyText="Bezig met versturen">
        Bestellen en betalen
      </Button>,
    )
    expect(html).toContain('Bestellen en betalen')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toMatch(/\sdisabled/)
    expect(html).toMatch(/<output[^>]*>Bezig met versturen/)
  })

  it('a button submits a form only by its type, and a link button is a link', () => {
    expect(renderToStaticMarkup(<Button>Weg</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<LinkButton href="/vloerkleden">Kijk</LinkButton>)).toMatch(/^<a href="\/vloerkleden"/)
  })
})

describe('panels', () => {
  const panel = (state: 'open' | 'closing') =>
    renderToStaticMarkup(
      <Panel state={state} title="Vloerkleed Aarde" closeLabel="Sluiten" closeHref="/product/1001" onClose={nothing}>
        Inhoud
      </Panel>,
    )

  it('PNL-05 a panel has its title as header and a close button, which is a link without JavaScript', () => {
    const html = panel('open')
    expect(html).toContain(`<h2 id="${attribute(html, 'aria-labelledby')}"`)
    expect(html).toMatch(/<a href="\/product\/1001"[^>]*aria-label="Sluiten"/)
  })

  it('PNL-02 a panel is open in the server’s HTML, and is marked while it closes', () => {
    expect(panel('open')).toMatch(/<dialog[^>]*open=""/)
    expect(panel('closing')).toContain('data-state="closing"')
  })

  it('the server renders panels without a warning', () => {
    const warn = vi.spyOn(console, 'error')
    panel('open')
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})

describe('messages', () => {
  const toast = { tone: 'success' as const, title: 'Melding', message: 'Bewaard' }

  it('NTF-01 a toast has title, message, close button, bar and the class of its type', () => {
    const html = renderToStaticMarkup(<Toast {...toast} closeLabel="Sluiten" onDismiss={nothing} />)
    expect(html).toContain('is-success')
    expect(html).toContain('Bewaard')
    expect(html).toContain('aria-label="Sluiten"')
    expect(html).toMatch(/class="[^"]*bar/)
  })

  it('NTF-03 the live region is in place before its first message, on the page and in an open panel', () => {
    const region = <ToastRegion label="Meldingen" toasts={[]} closeLabel="Sluiten" onDismiss={nothing} />
    const html = renderToStaticMarkup(
      <ToastSlot value={region}>
        <PageToasts />
        <Panel state="open" title="Winkelwagen" closeLabel="Sluiten" onClose={nothing}>
          Leeg
        </Panel>
      </ToastSlot>,
    )
    expect(html.match(/aria-live="polite"/g)).toHaveLength(2)
    expect(html.slice(html.indexOf('<dialog')).match(/aria-live/g)).toHaveLength(1)
  })

  it('NTF-04 an alert has title and message, and a dismiss button only if it may be dismissed', () => {
    expect(renderToStaticMarkup(<Alert title="Let op">Tekst</Alert>)).not.toContain('<button')
    const html = renderToStaticMarkup(<Alert tone="error" title="Mislukt" onDismiss={nothing} dismissLabel="Weg" />)
    expect(html).toContain('role="alert"')
    expect(html).toContain('aria-label="Weg"')
  })
})

describe('pictures', () => {
  it('a picture offers every format and width, and loads lazily unless it is the main picture', () => {
    const html = renderToStaticMarkup(<PictureFrame source={picture('rug')} alt="Kleed" sizes="50vw" />)
    expect(html).toContain('type="image/avif" srcSet="/p/rug-320.avif 320w, /p/rug-640.avif 640w" sizes="50vw"')
    expect(html).toContain('loading="lazy"')
    expect(html).toContain('--ratio:0.8')
    const main = renderToStaticMarkup(<PictureFrame source={picture('rug')} alt="Kleed" sizes="50vw" priority />)
    expect(main).toContain('fetchPriority="high"')
    expect(main).not.toContain('loading=')
    expect(main).toMatch(
      /^<link rel="preload" as="image" type="image\/avif" fetchPriority="high" imageSrcSet="\/p\/rug-320.avif 320w, [^"]*" imageSizes="50vw"/,
    )
    expect(html).not.toContain('preload')
  })

  it('a small picture offers no more widths than it can show', () => {
    const html = renderToStaticMarkup(<PictureFrame source={picture('rug')} alt="" sizes="96px" widest={375} />)
    expect(html).toContain('srcSet="/p/rug-320.avif 320w" sizes="96px"')
    expect(html.match(/<source/g)).toHaveLength(1)
    expect(html).toContain('.webp"')
  })

  it('a drawing with the same name replaces a missing picture', () => {
    expect(renderToStaticMarkup(<PictureFrame source={null} alt="Nog geen foto" sizes="" />)).toMatch(
      /role="img" aria-label="Nog geen foto".*<svg/,
    )
  })

  const gallery = (count: number, start = 0) =>
    renderToStaticMarkup(
      <Gallery
        pictures={Array.from({ length: count }, (_, index) => picture(`p${index}`))}
        sizes="50vw"
        start={start}
        texts={{ label: 'Foto’s', previous: 'Vorige', next: 'Volgende', thumbnail: (at) => `Foto ${at}`, more: (rest) => `+ ${rest}` }}
      />,
    )
  const button = (html: string, name: string) => new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`).exec(html)?.[0]

  it('PRD-01 a gallery has one slide per picture, and buttons only for more than one, hidden at the ends', () => {
    expect(gallery(1)).not.toContain('<button')
    expect(button(gallery(3), 'Vorige')).toContain('hidden')
    expect(button(gallery(3), 'Volgende')).not.toContain('hidden')
    expect(button(gallery(3, 2), 'Volgende')).toContain('hidden')
    expect(gallery(3).match(/<li [^>]*id=/g)).toHaveLength(3)
  })

  it('PRD-02 a gallery shows at most seven thumbnails, links to their slides, with + N on the last', () => {
    const html = gallery(12)
    expect(html.match(/href="#/g)).toHaveLength(7)
    expect(html).toMatch(/>\+ 5</)
    expect(html).toContain(`id="${attribute(html, 'href')?.slice(1)}"`)
    expect(gallery(7)).not.toContain('+ ')
  })
})

describe('navigation', () => {
  it('CAT-12 every page number is a real link, and the current one is marked', () => {
    const html = renderToStaticMarkup(
      <Pagination
        label="Pagina’s"
        page={2}
        count={3}
        hrefOf={(page) => `?page=${page}`}
        texts={{ previous: 'Vorige', next: 'Volgende', page: String }}
      />,
    )
    expect(html).toMatch(/href="\?page=2"[^>]*aria-current="page"/)
    expect(html).toMatch(/href="\?page=1" rel="prev"/)
    expect(html).toMatch(/href="\?page=3" rel="next"/)
  })

  it('breadcrumbs link each page above, and steps mark the current one', () => {
    const crumbs = renderToStaticMarkup(
      <Breadcrumbs label="Pad" items={[{ label: 'Home', path: '/' }]} back={{ label: 'Home', href: '/' }} />,
    )
    expect(crumbs).toMatch(/<li[^>]*><a href="\/"[^>]*>Home/)
    const steps = renderToStaticMarkup(
      <Stepper
        label="Stappen"
        doneLabel="afgerond"
        steps={[
          { label: 'Gegevens', state: 'done', href: '/1' },
          { label: 'Betaling', state: 'current' },
        ]}
      />,
    )
    expect(steps).toMatch(/aria-current="step"/)
    expect(steps).toMatch(/href="\/1"[^]* \(.*afgerond/)
  })

  it('a reduced price has text for screen readers', () => {
    const html = renderToStaticMarkup(<Price current="€ 289,-" previous="€ 359,-" labels={{ current: 'Nu', previous: 'Was' }} />)
    expect(html).toMatch(/>Was [^]*€ 359,-<\/s>/)
    expect(renderToStaticMarkup(<Badge tone="discount">-20%</Badge>)).toContain('-20%')
  })

  it('VAL-09 a stepper button at its limit stays focusable and is marked as disabled', () => {
    const html = renderToStaticMarkup(
      <QuantityStepper value={0} onChange={nothing} label="Aantal" lessLabel="Minder" moreLabel="Meer" max={5} />,
    )
    expect(html).toMatch(/aria-label="Minder" aria-disabled="true"/)
    expect(html).toMatch(/aria-label="Meer" aria-disabled="false"/)
    expect(html).toMatch(/<input type="number"[^>]*min="0" max="5" step="1" value="0"/)
  })
})
