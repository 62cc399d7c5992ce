import { injectIntoGlobalHook } from '/@react-refresh'

// Development only: the server writes the document itself, so the React plugin's script is here.
injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type) => type })
