/**
 * The only door to tsyringe. The metadata reader must be there before tsyringe's first line runs: a bundler may put two imports
 * of an entry into two chunks and run them in either order, but it keeps the order of the imports of one module.
 *
 * Every object is created by a factory, once per scope. `instanceCachingFactory` is not used, because it would share one visitor's objects with
 * all others.
 */
import './reflect.ts'
import { container, instancePerContainerCachingFactory } from 'tsyringe'
import type { DependencyContainer } from 'tsyringe'

declare const stands: unique symbol

/** A typed token for one kind of object. */
export type Token<Value> = symbol & { readonly [stands]?: Value }

/** Objects with the same lifetime. If a scope has no recipe, the parent's recipe is used. */
export type Scope = DependencyContainer

export const token = <Value>(name: string): Token<Value> => Symbol(name)

export const createScope = (parent: Scope = container): Scope => parent.createChildContainer()

/** Gives `scope` and its children the recipe; each of them makes its own object, on first use. */
export const provide = <Value>(scope: Scope, of: Token<Value>, make: (scope: Scope) => Value): void => {
  scope.register(of, { useFactory: instancePerContainerCachingFactory(make) })
}

export const get = <Value>(scope: Scope, of: Token<Value>): Value => scope.resolve<Value>(of)
