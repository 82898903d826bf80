/**
 * What a module asks of those above it, which it may not import. Each hook is declared by the lower module beside the
 * types it needs, and answered in the manifests of the higher ones.
 */
export interface Hooks {}

/** The answers of all modules, those of the highest first. */
export type HookAnswers = { readonly [Name in keyof Hooks]: readonly Hooks[Name][] };

export type WithHooks<Names extends keyof Hooks = keyof Hooks> = Readonly<{
  hooks: Pick<HookAnswers, Names>;
}>;
