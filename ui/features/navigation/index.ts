export { Footer, FooterTop, WrittenFooterTop } from './Footer.tsx'
export { Header } from './Header.tsx'
export { menuPanelRow } from './menuPanel.ts'
