export { SearchPanel as Panel } from './SearchPanel.tsx'
