import type { Application } from '#core/application.ts';
import { kindOf } from '#core/error-catalogue.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Span, Traces } from '#adapters/ports/traces.ts';

type UseCase = (...given: readonly unknown[]) => unknown;

/** A refusal is an answer like any other; what is no refusal is named by its kind alone, because sentences may quote. */
const endWith = (span: Span, error: unknown): void => {
  if (!(error instanceof DomainError)) return span.end(error instanceof Error ? error.name : typeof error);
  span.set({ 'fitboard.refusal': error.code });
  const kind = kindOf(error.code);
  return span.end(kind === 'unexpected' || kind === 'unavailable' ? error.code : undefined);
};

const traced =
  (traces: Traces, name: string, run: UseCase): UseCase =>
  (...given) => {
    const span = traces.begin(name, { kind: 'INTERNAL' });
    try {
      const result = span.inside(() => run(...given));
      if (!(result instanceof Promise)) {
        span.end();
        return result;
      }
      return result.then(
        (value: unknown) => {
          span.end();
          return value;
        },
        (error: unknown) => {
          endWith(span, error);
          throw error;
        },
      );
    } catch (error) {
      endWith(span, error);
      throw error;
    }
  };

/** The same use cases, each a span of its name. */
export const tracedApplication = (app: Application, traces: Traces): Application =>
  Object.fromEntries(
    Object.entries(app).map(([group, useCases]) => [
      group,
      Object.fromEntries(
        Object.entries(useCases as Readonly<Record<string, unknown>>).map(([name, run]) => [
          name,
          typeof run === 'function' ? traced(traces, `${group}.${name}`, run as UseCase) : run,
        ]),
      ),
    ]),
  ) as unknown as Application; // the same names with functions of the same shape
