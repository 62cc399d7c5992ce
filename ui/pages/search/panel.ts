export { SearchPanel } from './SearchPanel.tsx'
