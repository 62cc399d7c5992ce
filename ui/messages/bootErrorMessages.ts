/** What is said when a page's program did not come: its catalogue of messages may be what is missing, so this stands apart. */
export const bootErrorMessages = {
  nld: ['Een deel van deze pagina kon niet worden geladen.', 'Laad de pagina opnieuw'],
  eng: ['A part of this page could not be loaded.', 'Reload the page'],
} as const
