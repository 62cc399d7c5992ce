export { StepPage as Page } from './StepPage.tsx'
export { load } from './step.load.ts'
