export { PageBreadcrumbs } from './PageBreadcrumbs.tsx'
