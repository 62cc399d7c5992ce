import type { Session } from './session.ts'
import type { Message } from '../notifications/phrase.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { AccountPort } from './AccountPort.ts'
import type { SessionTokenPort } from './SessionTokenPort.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { LoggerPort } from '../ports/LoggerPort.ts'
import { afterReading } from '../ports/StoragePort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import type { LoginFailure } from './login.ts'
import type { SessionState, SessionStore } from './sessionStore.ts'
import type { AccountActions, createAccountActions } from './createAccountActions.ts'
import { lazy } from '../lazy.ts'
import type { Run } from '../run.ts'
import { createStore } from '../store/store.ts'

/** A copy of the token on the device (SES-02). */
const tokenKey = 'thuishaven.auth_token'
/** Where earlier versions left the token of a logout that the backend had not heard of. */
const leftKey = 'thuishaven.left_token'
/** Milliseconds before each further try; after that the next navigation tries. */
const pauses = [2_000, 8_000, 30_000, 120_000]

export interface SessionStoreDeps {
  readonly ports: {
    readonly clock: ClockPort
    readonly storage: StoragePort
    readonly logger: LoggerPort
    readonly sessionToken: SessionTokenPort
  }
  readonly run: Run<{ readonly account: AccountPort }>
  /** The rules of the account's forms: most pages never need them. */
  readonly accountActions: () => Promise<typeof createAccountActions>
  /** The customer as the page came with it; null: a visitor; undefined: not known. */
  readonly initialState?: Session | null | undefined
  /** Awaited before the login request, because the guest's cart must be complete. */
  readonly beforeLogin: () => Promise<void>
}

/** Session events for other parts of the shop. */
export interface SessionWatcher {
  /** After a login; the cart is now the account's (SES-05). */
  readonly signedIn: () => void
  /** The session has ended: it expired, or another tab ended it. */
  readonly ended: () => void
  /** An unknown session, as after a failed check, is confirmed. */
  readonly restored: () => void
  /** After a logout; all customer data must be removed (SES-04). */
  readonly signedOut: () => void
}

type RestoreResult = Awaited<ReturnType<SessionStore['restore']>>

const visitor: SessionState = { session: null, isAuthenticated: false, status: 'known', loginFailed: false }
const signedIn = (session: Session): SessionState => ({ session, isAuthenticated: true, status: 'known', loginFailed: false })

/** The session store for other parts of the shop, with internals that front ends do not need. */
export interface SessionControl extends SessionStore {
  /** Whether a customer is signed in; resolves after a pending session request, or when its caller stops waiting. */
  readonly whenKnown: () => Promise<boolean>
  /** The token of the signed-in customer; null without one. */
  readonly token: () => string | null
  /** Follows the session from now on; there is one watcher. */
  readonly watch: (watcher: SessionWatcher) => void
}

/** The visitor's session, as confirmed by the backend (SES-01…SES-06). */
export const createSessionStore = ({ ports, run, accountActions, initialState, beforeLogin }: SessionStoreDeps): SessionControl => {
  const { clock, storage, logger, sessionToken } = ports
  const store = createStore<SessionState>(
    initialState === undefined ? { ...visitor, status: 'unknown' } : initialState === null ? visitor : signedIn(initialState),
  )
  /** The token of the current session state. */
  let shown = initialState === undefined || initialState === null ? null : sessionToken.read()
  let verifying: { readonly token: string; readonly response: Promise<RestoreResult> } | null = null
  /** The pending session request. */
  let awaited: Promise<RestoreResult> | null = null

  let watcher: SessionWatcher | null = null
  const actions = lazy(async () => (await accountActions())(run))

  /** Actions of the forms; without a connection they report it and keep typed text. */
  const formally = async <Value>(work: (loaded: AccountActions) => Promise<Result<Value, Message>>): Promise<Result<Value, Message>> => {
    const loaded = await actions.load().catch(() => null)
    return loaded === null ? err({ key: 'error.connection' }) : work(loaded)
  }

  const clear = (): void => {
    verifying = null
    sessionToken.forget()
    storage.remove(tokenKey)
    shown = null
    store.set(visitor)
  }

  /** The session has ended without a logout on this page. */
  const end = (): void => {
    const wasSignedIn = store.getSnapshot().isAuthenticated
    clear()
    if (wasSignedIn) watcher?.ended()
  }

  const verify = async (token: string): Promise<RestoreResult> => {
    const result = await run(({ account }) => account.session(token))
    // The shopper may have signed in or out meanwhile, which is newer than this response.
    if (verifying?.token !== token) return store.getSnapshot().isAuthenticated ? 'signed-in' : 'visitor'
    verifying = null
    if (result.ok) {
      storage.set(tokenKey, token)
      shown = token
      const wasSignedIn = store.getSnapshot().isAuthenticated
      store.set(signedIn(result.value))
      if (!wasSignedIn) watcher?.restored()
      return 'signed-in'
    }
    if (result.failure._tag === 'Refused') {
      end()
      return 'visitor'
    }
    // The token may still be valid, so the next navigation requests the session again.
    store.set(visitor)
    return 'lost'
  }

  const within = (timeout: number, response: Promise<RestoreResult>): Promise<RestoreResult> =>
    new Promise((resolve, reject) => {
      const cancel = clock.after(timeout, () => resolve('lost'))
      response.then(resolve, reject).finally(cancel)
    })

  const requestLogout = async (token?: string): Promise<boolean> => {
    try {
      return (await run(({ account }) => account.logout(token))).ok
    } catch (defect) {
      logger.warn('Sign-out failed', { error: String(defect) })
      return false
    }
  }

  let ending: Promise<void> | null = null
  /**
   * Token of a logout that did not reach the backend; the logout is retried until it does. The token is still valid, so it is kept in memory
   * only, where the next user of the device cannot find it.
   */
  let leftToken: string | null = null
  const endLeftSession = (): Promise<void> => {
    const token = leftToken
    // The backend's response would remove the current customer's token.
    if (token === null || sessionToken.read() !== null) return Promise.resolve()
    ending ??= requestLogout(token).then((isDone) => {
      ending = null
      if (isDone && leftToken === token) leftToken = null
    })
    return ending
  }
  const endSessionLater = (retries: number): void => {
    const pause = pauses[retries]
    if (pause === undefined || leftToken === null) return
    clock.after(pause, () => void endLeftSession().then(() => endSessionLater(retries + 1)))
  }

  const restore = (timeout: number | undefined): Promise<RestoreResult> => {
    const token = sessionToken.read()
    if (token === null) {
      verifying = null
      sessionToken.forget()
      void endLeftSession()
      storage.remove(tokenKey)
      storage.remove(leftKey)
      const { status, isAuthenticated } = store.getSnapshot()
      if (status !== 'known' || isAuthenticated) end()
      return Promise.resolve('visitor')
    }
    if (verifying?.token !== token) {
      store.set({ ...store.getSnapshot(), status: 'verifying' })
      // `verify` looks at `verifying` only after its first wait, when it is set.
      verifying = { token, response: verify(token) }
    }
    return (awaited = timeout === undefined ? verifying.response : within(timeout, verifying.response))
  }

  const enter: SessionStore['enter'] = async (signIn) => {
    await beforeLogin()
    await ending
    const result = await signIn()
    if (!result.ok) return result
    const { session, token } = result.value
    verifying = null
    storage.set(tokenKey, token)
    sessionToken.keep(token)
    shown = sessionToken.read()
    store.set(signedIn(session))
    watcher?.signedIn()
    return ok(session)
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    restore: (timeout) => afterReading(storage, () => restore(timeout)),
    whenKnown: () =>
      afterReading(storage, async () => {
        if (verifying !== null) await awaited
        return store.getSnapshot().isAuthenticated
      }),
    token: () => (store.getSnapshot().isAuthenticated ? sessionToken.read() : null),
    watch: (next) => {
      watcher = next
    },
    changedElsewhere: () => store.getSnapshot().isAuthenticated && sessionToken.read() !== shown,
    login: async (credentials): Promise<Result<Session, LoginFailure>> => {
      const loaded = await actions.load().catch(() => null)
      if (loaded === null) return err({ _tag: 'BackendUnavailable', reason: 'offline' })
      const check = loaded.checkLogin(credentials)
      if (!check.ok) return check
      const result = await enter(() => run(({ account }) => account.login(check.value)))
      if (!result.ok) {
        verifying = null
        storage.remove(tokenKey)
        store.set({ ...visitor, loginFailed: true })
      }
      return result
    },
    enter,
    logout: async () => {
      const token = sessionToken.read()
      const isDone = await requestLogout()
      clear()
      watcher?.signedOut()
      if (isDone || token === null) return
      leftToken = token
      endSessionLater(0)
    },
    register: (form) => formally((loaded) => loaded.register(form)),
    addAddress: async (form) => {
      const added = await formally((loaded) => loaded.addAddress(form, sessionToken.read))
      if (!added.ok) return added
      store.set(signedIn(added.value.session))
      return ok(added.value.address)
    },
    requestPasswordReset: (email, back) => formally((loaded) => loaded.requestPasswordReset(email, back)),
    setPassword: (token, form) => formally((loaded) => loaded.setPassword(token, form)),
  }
}
