import type { ConsentCategory, ConsentPreferences } from './consent.ts'

/** Splits deferred scripts and style sheets into those that load now and those that wait for consent, each in its order (CNS-04). */
export const allowedScripts = <Script extends { readonly category: ConsentCategory }>(
  scripts: readonly Script[],
  preferences: ConsentPreferences,
): { readonly load: readonly Script[]; readonly pending: readonly Script[] } => ({
  load: scripts.filter((script) => preferences[script.category]),
  pending: scripts.filter((script) => !preferences[script.category]),
})
