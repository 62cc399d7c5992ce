import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { use } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastSlot } from '../../kit/index.ts'
import type { ErrorBoundaryProps } from '../errors/ErrorBoundary.tsx'
import { RouterContext } from '../router/RouterContext.ts'
import type { RouterValue } from '../router/RouterContext.ts'
import { createPanels } from './createPanels.ts'
import type { PanelName, Panels } from './createPanels.ts'
import { PanelButton } from './PanelButton.tsx'
import { PanelOutlet } from './PanelOutlet.tsx'
import type { OutletPanelRow, PanelModule } from './PanelRow.ts'
import { PanelsContext, usePanels } from './PanelsContext.ts'
import type { LazyModule } from './useLazy.ts'

const panel = (name: string): PanelName => name as PanelName

/** A module that the test resolves; each call starts a new attempt. */
const createModule = () => {
  let loaded: PanelModule | null = null
  let answers: { readonly come: (module: PanelModule) => void; readonly fail: () => void }[] = []
  const load = vi.fn<() => Promise<PanelModule>>(
    () =>
      new Promise<PanelModule>((resolve, reject) => {
        const come = (module: PanelModule): void => {
          loaded = module
          resolve(module)
        }
        answers.push({ come, fail: () => reject(new Error('no file')) })
      }),
  )
  const settle = (act_: (answer: (typeof answers)[number]) => void) =>
    act(async () => {
      for (const answer of answers) act_(answer)
      answers = []
    })
  const module: LazyModule<PanelModule> = { load, loaded: () => loaded }
  return {
    module,
    load,
    come: (Panel: PanelModule['Panel'] = Plain) => settle(({ come }) => come({ Panel })),
    fail: () => settle(({ fail }) => fail()),
  }
}

const Plain: PanelModule['Panel'] = ({ name }) => <div role="dialog" aria-label={name} />

const Opener = () => {
  const panels = usePanels()
  return (
    <button type="button" onClick={panels.close}>
      close
    </button>
  )
}

interface SetUp {
  readonly row?: Partial<OutletPanelRow>
  readonly isIdle?: boolean
  readonly reload?: 'loads' | 'missing'
  readonly href?: string
}

const setUp = ({ row = {}, isIdle = false, reload = 'missing', href = '/page?size=2&panel=old' }: SetUp = {}) => {
  const lazy = createModule()
  const onFailed = vi.fn<() => void>()
  const onError = vi.fn<ErrorBoundaryProps['onError']>()
  const panels: Panels = createPanels({ onFailed })
  const reloadDocument = vi.fn<RouterValue['reloadDocument']>(() => Promise.resolve(reload))
  const location_ = { current: { href }, reloadDocument } as unknown as RouterValue
  const tree = (idle: boolean) => (
    <RouterContext value={location_}>
      <PanelsContext value={panels}>
        <main>
          <input aria-label="note" defaultValue="" />
        </main>
        <PanelButton panel={panel('menu')}>open the menu</PanelButton>
        <Opener />
        <ToastSlot value="saved">
          <PanelOutlet rows={[{ names: [panel('menu'), panel('help')], module: lazy.module, ...row }]} isIdle={idle} onError={onError}>
            <p>beside the panels</p>
          </PanelOutlet>
        </ToastSlot>
      </PanelsContext>
    </RouterContext>
  )
  const { rerender } = render(tree(isIdle))
  return {
    ...lazy,
    panels,
    onFailed,
    onError,
    reloadDocument,
    user: userEvent.setup(),
    becomeIdle: () => rerender(tree(true)),
  }
}

beforeEach(() => vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work)))

const open = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'open the menu' }))

describe('PanelButton', () => {
  it('opens its panel without sending its form', async () => {
    const { user, panels } = setUp()
    const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    addEventListener('submit', sent)
    await open(user)
    removeEventListener('submit', sent)
    expect(panels.getSnapshot().open).toBe('menu')
    expect(sent).not.toHaveBeenCalled()
  })

  it('is a form that requests the same page with the panel open from the server', () => {
    setUp()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'open the menu' })
    const form = button.closest('form')
    expect(form?.getAttribute('action')).toBe('/page')
    expect([...new FormData(form ?? undefined, button)]).toEqual([
      ['size', '2'],
      ['panel', 'menu'],
    ])
    expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  })
})

describe('PanelOutlet', () => {
  it('loads a panel when it is opened, shows it under its name, and keeps it for 100 ms while it closes', async () => {
    const { user, load, come, panels } = setUp()
    expect(load).not.toHaveBeenCalled()
    await open(user)
    expect(load).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
    await come()
    expect(screen.getByRole('dialog', { name: 'menu' })).toBeDefined()
    act(() => panels.open(panel('help')))
    expect(screen.getByRole('dialog', { name: 'help' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'close' }))
    expect(screen.getByRole('dialog', { name: 'help' })).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows nothing of a panel that was closed again before it came', async () => {
    const { user, come } = setUp()
    await open(user)
    await user.click(screen.getByRole('button', { name: 'close' }))
    await come()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('loads a panel ahead on its pages once the browser is idle, and mounts it out of sight', async () => {
    const { load, come, becomeIdle, panels } = setUp({ row: { isPreloaded: () => true, isPremounted: true } })
    expect(load).not.toHaveBeenCalled()
    becomeIdle()
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await come()
    await waitFor(() => expect(screen.getByRole('dialog', { hidden: true }).style.display).toBe('none'))
    act(() => panels.open(panel('help')))
    expect(screen.getByRole('dialog', { name: 'help' }).style.display).toBe('')
  })

  it('shows the notifications of the page in a panel that is open, and in none that is mounted out of sight', async () => {
    const { load, come, becomeIdle, panels } = setUp({ row: { isPreloaded: () => true, isPremounted: true } })
    becomeIdle()
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await come(() => <div role="dialog">{use(ToastSlot)}</div>)
    const dialog = await screen.findByRole('dialog', { hidden: true })
    expect(dialog.textContent).toBe('')
    act(() => panels.open(panel('help')))
    expect(dialog.textContent).toBe('saved')
    act(panels.close)
    await waitFor(() => expect(dialog.textContent).toBe(''))
  })

  it('loads nothing ahead on other pages', async () => {
    const { load, becomeIdle } = setUp({ row: { isPreloaded: ({ href }) => href === '/elsewhere' } })
    becomeIdle()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(load).not.toHaveBeenCalled()
  })

  it('closes a panel that throws, reports it, keeps everything beside it, and can open it again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let breaks = true
    const { user, come, onFailed, onError, panels } = setUp()
    await open(user)
    await come((props) => {
      if (breaks) throw new Error('deliberately')
      return <Plain {...props} />
    })
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ problem: new Error('deliberately') })
    expect(panels.getSnapshot().open).toBeNull()
    await waitFor(() => expect(screen.getByText('beside the panels')).toBeDefined())
    breaks = false
    await open(user)
    expect(await screen.findByRole('dialog', { name: 'menu' })).toBeDefined()
  })

  describe('where the file of a panel is missing', () => {
    it('ERR-02 reloads the page', async () => {
      const { user, fail, reloadDocument, onFailed, panels } = setUp({ reload: 'loads' })
      await open(user)
      await fail()
      expect(reloadDocument).toHaveBeenCalledWith(location.href)
      expect(onFailed).not.toHaveBeenCalled()
      expect(panels.getSnapshot().open).toBe('menu')
    })

    it('closes it and reports it when that does not help', async () => {
      const { user, fail, onFailed, panels } = setUp()
      await open(user)
      await fail()
      await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
      expect(panels.getSnapshot().open).toBeNull()
    })

    it('tries again when it is opened again at once', async () => {
      const { user, load, fail, come, onFailed } = setUp()
      await open(user)
      await fail()
      await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
      await open(user)
      expect(load).toHaveBeenCalledTimes(2)
      await come()
      expect(screen.getByRole('dialog', { name: 'menu' })).toBeDefined()
    })

    it('does not reload the page while a form is being filled in', async () => {
      const { user, fail, reloadDocument, onFailed } = setUp({ reload: 'loads' })
      await user.type(screen.getByRole('textbox', { name: 'note' }), 'typed')
      await open(user)
      await fail()
      await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
      expect(reloadDocument).not.toHaveBeenCalled()
      expect(screen.getByRole('textbox', { name: 'note' })).toHaveProperty('value', 'typed')
    })

    it('ERR-02c loads preloaded panels again when the connection is back', async () => {
      const { user, load, fail, come } = setUp({ row: { isPreloaded: () => true }, isIdle: true })
      await waitFor(() => expect(load).toHaveBeenCalledOnce())
      await fail()
      await act(async () => dispatchEvent(new Event('online')))
      await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
      await come()
      await open(user)
      expect(screen.getByRole('dialog', { name: 'menu' })).toBeDefined()
    })
  })

  it('throws a clear error outside of the panels of a shop', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Opener />)).toThrow('usePanels was called outside the App component.')
  })
})
