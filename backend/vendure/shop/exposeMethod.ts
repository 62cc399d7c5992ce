import { Allow, Ctx } from '@vendure/core'
import type { Permission } from '@vendure/core'
import { Args } from '@nestjs/graphql'
import type { Query } from '@nestjs/graphql'

/**
 * Makes a method of a resolver, `(arguments, context)`, an operation of the admin API. Decorators as functions: Node does not read their syntax.
 */
export const exposeMethod = <Resolver extends object>(
  prototype: Resolver,
  name: keyof Resolver & string,
  operation: typeof Query,
  permission: Permission,
): void => {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor
  operation()(prototype, name, descriptor)
  Allow(permission)(prototype, name, descriptor)
  Args()(prototype, name, 0)
  Ctx()(prototype, name, 1)
}
