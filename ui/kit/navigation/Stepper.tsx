import Check from 'lucide-react/icons/check'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import styles from './Stepper.module.css'

export interface StepperStep {
  readonly label: string
  readonly state: 'done' | 'current' | 'ahead'
  /** Address of the step, if it can be opened. */
  readonly href?: string | undefined
}

export interface StepperProps {
  /** Such as 'Stappen van uw bestelling'. */
  readonly label: string
  readonly steps: readonly StepperStep[]
  /** Suffix of a finished step for screen readers, such as 'afgerond'. */
  readonly doneLabel: string
  readonly className?: string | undefined
}

/** The steps of a process as one thin line. */
export const Stepper = ({ label, steps, doneLabel, className }: StepperProps) => (
  <nav aria-label={label} className={className}>
    <ol className={styles.steps}>
      {steps.map(({ label: text, state, href }, index) => {
        const content = (
          <>
            <span className={styles.mark} aria-hidden>
              {state === 'done' ? <Check /> : index + 1}
            </span>
            <span className={styles.label}>{text}</span>
            {state === 'done' ? <VisuallyHidden> ({doneLabel})</VisuallyHidden> : null}
          </>
        )
        return (
          <li key={text} className={classes(styles.step, styles[state])} aria-current={state === 'current' ? 'step' : undefined}>
            {href !== undefined && state !== 'current' ? (
              <a href={href} className={styles.inside}>
                {content}
              </a>
            ) : (
              <span className={styles.inside}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  </nav>
)
