/** Messages for a page whose scripts failed to load; separate, because the message catalogue itself may be missing. */
export const bootErrorMessages = {
  nld: ['Een deel van deze pagina kon niet worden geladen.', 'Laad de pagina opnieuw'],
  eng: ['A part of this page could not be loaded.', 'Reload the page'],
} as const
