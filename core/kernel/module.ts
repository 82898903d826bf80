import type { Composition } from './composition.ts';
import type { ErrorList } from './error-kind.ts';
import type { Hooks } from './hooks.ts';
import type { Reaction } from './reaction.ts';

/** What a module shows the composing files: each of them folds over the list in `core/modules.ts`. */
export type Module = Readonly<{
  /** Its place in the application: `app.payment.approve`. Modules of one name share it. */
  name: string;
  errors?: ErrorList;
  errorParams?: Readonly<Record<string, readonly string[]>>;
  errorFields?: Readonly<Record<string, `body.${string}`>>;
  /** What it does when something happened. */
  reactions?: readonly Reaction[];
  /** Its answers to what lower modules ask. */
  hooks?: Partial<Hooks>;
  useCases: (ports: Composition) => object;
  /** Use cases that ask who is there anew once the last proof is old: see `requireRecentProof`. */
  sensitive?: readonly string[];
  /** Use cases that are closed while staff have switched the feature off that they begin: see `core/platform/settings/feature.ts`. */
  features?: Readonly<Record<string, readonly string[] | undefined>>;
  /** What staff may do to many rows at once, by `list.verb`: see `core/access/bulk-action`. */
  bulk?: Readonly<Record<string, object>>;
}>;
