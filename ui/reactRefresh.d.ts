declare module '/@react-refresh' {
  export const injectIntoGlobalHook: (target: Window) => void
}
