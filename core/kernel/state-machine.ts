import { DomainError, type ErrorCode } from '#core/kernel/domain-error.ts';

type Move<State extends string> = Readonly<{ from: readonly State[]; to: State }>;

/** A lifecycle as a table: which actions a state allows and where each leads; `next` throws the refusal. */
export const stateMachine =
  <State extends string>() =>
  <Action extends string>(table: Readonly<Record<Action, Move<State>>>, refusal: ErrorCode) => {
    const allows = (state: State, action: Action): boolean => table[action].from.includes(state);
    return {
      allows,
      next(state: State, action: Action): State {
        if (!allows(state, action)) throw new DomainError(refusal, { status: state });
        return table[action].to;
      },
      actions: Object.keys(table) as Action[], // the keys of a record are its actions; Object.keys cannot say so
    };
  };
