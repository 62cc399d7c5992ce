import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './layout.module.css'

export interface ContainerProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section' | 'header' | 'footer' | 'main' | 'nav' | 'article' | 'aside' | undefined
  readonly width?: 'page' | 'text' | 'form' | 'full' | undefined
}

/** The width of the page with its gutters. */
export const Container = ({ as = 'div', width = 'page', className, ...rest }: ContainerProps) => {
  const Tag = as as 'div'
  return <Tag {...rest} className={classes(styles.container, styles[width], className)} />
}
