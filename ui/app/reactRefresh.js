import { injectIntoGlobalHook } from '/@react-refresh'

// Development only: the server writes the document itself, so what the React plugin would put there stands here.
injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type) => type })
