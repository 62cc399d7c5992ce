import type { Session } from './session.ts'
import type { Message } from '../notifications/phrase.ts'
import { failed, succeeded } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { AccountPort } from './AccountPort.ts'
import type { SessionTokenPort } from './SessionTokenPort.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { LoggerPort } from '../ports/LoggerPort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { SessionState, SessionStore } from './sessionStore.ts'
import type { AccountActs } from './makeAccountActs.ts'
import type { Run } from '../run.ts'
import { makeStore } from '../store/store.ts'

/** A copy of the token on the device (SES-02). */
const tokenKey = 'thuishaven.auth_token'
/** Where earlier versions left the token of a logout that the backend had not heard of. */
const leftKey = 'thuishaven.left_token'
/** Milliseconds before each further try; after that the next navigation tries. */
const pauses = [2_000, 8_000, 30_000, 120_000]

export interface SessionStoreParts {
  readonly ports: {
    readonly account: AccountPort
    readonly clock: ClockPort
    readonly storage: StoragePort
    readonly logger: LoggerPort
    readonly sessionToken: SessionTokenPort
  }
  readonly run: Run
  /** The customer as the page came with it; null: a visitor; undefined: not known. */
  readonly known?: Session | null | undefined
  /** Before the host is asked to sign in: the guest's cart is to be complete by then. */
  readonly beforeLogin: () => Promise<void>
  /** The host now knows who this is; the cart is the account's (SES-05). */
  readonly onLogin: () => void
  /** Everything that belonged to the customer goes (SES-04). */
  readonly onLogout: () => void
}

/** The host writes its login refusals as sentences; some refusals are the same for every call, and named by a key. */
const loginMessage = (failure: HostFailure | Refused): Message => {
  if (failure._tag !== 'Refused') return { key: 'error.connection' }
  if (failure.message === '') return { key: 'phrases.accountLoginRequestError' }
  // A single word is no sentence but a key.
  return /^\w+$/.test(failure.message) ? { key: `phrases.${failure.message}` } : { text: failure.message }
}

type Verdict = Awaited<ReturnType<SessionStore['restore']>>

const visitor: SessionState = { session: null, isAuthenticated: false, status: 'known', loginFailed: false }
const signedIn = (session: Session): SessionState => ({ session, isAuthenticated: true, status: 'known', loginFailed: false })

/** What the shop's other parts may know of the session, beside what its front end may. */
export interface SessionControl extends SessionStore {
  /** Whether a customer is signed in, once the host has said so where it is being asked, or whoever asked waits no longer. */
  readonly whenKnown: () => Promise<boolean>
  /** The token of the customer who is signed in; null when nobody is. */
  readonly token: () => string | null
}

/** Who the visitor is, as the host confirms it (SES-01…SES-06). */
export const makeSessionStore = ({ ports, run, known, beforeLogin, onLogin, onLogout }: SessionStoreParts): SessionControl => {
  const { account, clock, storage, logger, sessionToken } = ports
  const store = makeStore<SessionState>(
    known === undefined ? { ...visitor, status: 'unknown' } : known === null ? visitor : signedIn(known),
  )
  /** Whose token it was when the store last said who this is. */
  let shown = known === undefined || known === null ? null : sessionToken.read()
  let verifying: { readonly token: string; readonly answer: Promise<Verdict> } | null = null
  /** What whoever asked last waits for. */
  let awaited: Promise<Verdict> | null = null

  let acts: Promise<AccountActs> | null = null
  /** The rules of the account's forms travel at their first use: most pages never need them. */
  const act = (): Promise<AccountActs> => {
    acts ??= import('./makeAccountActs.ts').then(
      ({ makeAccountActs }) => makeAccountActs(account, run),
      (problem: unknown) => {
        // A connection that broke off just now must not break the login for good: the next press tries again.
        acts = null
        throw problem
      },
    )
    return acts
  }

  /** What the forms do; without a connection they say so, and keep what was typed. */
  const formally = async <Value>(work: (acts: AccountActs) => Promise<Outcome<Value, Message>>): Promise<Outcome<Value, Message>> => {
    const loaded = await act().catch(() => null)
    return loaded === null ? failed({ key: 'error.connection' }) : work(loaded)
  }

  const clear = (): void => {
    verifying = null
    sessionToken.forget()
    storage.remove(tokenKey)
    shown = null
    store.set(visitor)
  }

  const verify = async (token: string): Promise<Verdict> => {
    const outcome = await run(account.session(token))
    // Meanwhile the shopper may have signed in or out: that is newer than this answer.
    if (verifying?.token !== token) return store.getSnapshot().isAuthenticated ? 'signed-in' : 'visitor'
    verifying = null
    if (outcome.ok) {
      storage.set(tokenKey, token)
      shown = token
      store.set(signedIn(outcome.value))
      return 'signed-in'
    }
    if (outcome.failure._tag === 'Refused') {
      clear()
      return 'visitor'
    }
    // The token may still be good: the next navigation asks again.
    store.set(visitor)
    return 'lost'
  }

  const within = (patience: number, answer: Promise<Verdict>): Promise<Verdict> =>
    new Promise((resolve, reject) => {
      const cancel = clock.after(patience, () => resolve('lost'))
      answer.then(resolve, reject).finally(cancel)
    })

  const askLogout = async (token?: string): Promise<boolean> => {
    try {
      return (await run(account.logout(token))).ok
    } catch (defect) {
      logger.warn('Signing out broke off', { defect: String(defect) })
      return false
    }
  }

  let ending: Promise<void> | null = null
  /**
   * Token of a logout that did not reach the backend, which ends it as soon as it answers. It still works, so it is kept in no place that
   * outlives this page: whoever uses the device next does not find it.
   */
  let leftToken: string | null = null
  const endLeftSession = (): Promise<void> => {
    const token = leftToken
    // The host's answer takes the token of whoever is signed in by now.
    if (token === null || sessionToken.read() !== null) return Promise.resolve()
    ending ??= askLogout(token).then((isDone) => {
      ending = null
      if (isDone && leftToken === token) leftToken = null
    })
    return ending
  }
  const endLater = (tries: number): void => {
    const pause = pauses[tries]
    if (pause === undefined || leftToken === null) return
    clock.after(pause, () => void endLeftSession().then(() => endLater(tries + 1)))
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    restore: (patience) => {
      const token = sessionToken.read()
      if (token === null) {
        verifying = null
        sessionToken.forget()
        void endLeftSession()
        storage.remove(tokenKey)
        storage.remove(leftKey)
        store.set(store.getSnapshot().status === 'known' && !store.getSnapshot().isAuthenticated ? store.getSnapshot() : visitor)
        return Promise.resolve('visitor')
      }
      if (verifying?.token !== token) {
        store.set({ ...store.getSnapshot(), status: 'verifying' })
        // `verify` looks at `verifying` only after its first wait, when it is set.
        verifying = { token, answer: verify(token) }
      }
      return (awaited = patience === undefined ? verifying.answer : within(patience, verifying.answer))
    },
    whenKnown: async () => {
      if (verifying !== null) await awaited
      return store.getSnapshot().isAuthenticated
    },
    token: () => (store.getSnapshot().isAuthenticated ? sessionToken.read() : null),
    changedElsewhere: () => store.getSnapshot().isAuthenticated && sessionToken.read() !== shown,
    login: async (credentials): Promise<Outcome<Session, Message>> => {
      const check = await formally((acts) => Promise.resolve(acts.checkLogin(credentials)))
      if (!check.ok) return check
      await beforeLogin()
      await ending
      const outcome = await run(account.login(check.value))
      verifying = null
      if (!outcome.ok) {
        storage.remove(tokenKey)
        store.set({ ...visitor, loginFailed: true })
        return failed(loginMessage(outcome.failure))
      }
      const { session, token } = outcome.value
      storage.set(tokenKey, token)
      sessionToken.keep(token)
      shown = sessionToken.read()
      store.set(signedIn(session))
      onLogin()
      return succeeded(session)
    },
    logout: async () => {
      const token = sessionToken.read()
      const isDone = await askLogout()
      clear()
      onLogout()
      if (isDone || token === null) return
      leftToken = token
      endLater(0)
    },
    register: (form) => formally((acts) => acts.register(form)),
    addAddress: async (form) => {
      const saved = await formally((acts) => acts.saveAddress(form))
      if (!saved.ok) return saved
      // The session tells what the host made of it, with the id that the cart wants.
      const token = sessionToken.read()
      const told = token === null ? null : await run(account.session(token))
      if (told?.ok !== true) return failed({ key: 'error.connection' })
      store.set(signedIn(told.value))
      const address = told.value.deliveryAddresses.find(({ uid }) => uid === saved.value)
      return address === undefined ? failed({ key: 'error.connection' }) : succeeded(address)
    },
    requestPasswordReset: (email, back) => formally((acts) => acts.requestPasswordReset(email, back)),
    setPassword: (token, form) => formally((acts) => acts.setPassword(token, form)),
  }
}
