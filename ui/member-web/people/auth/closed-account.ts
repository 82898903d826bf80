import type { ApiError } from '#ui/api/api-error.ts';

const closedAccounts = {
  'auth.user_hold': 'HOLD',
  'auth.user_ban': 'BAN',
  'auth.user_deleted': 'DELETE',
} as const;
export type ClosedAccount = Readonly<{
  status: (typeof closedAccounts)[keyof typeof closedAccounts];
  reason: string;
  /** Lets the person appeal, and nothing else; empty without one. */
  appealToken: string;
}>;

export const closedAccountOf = ({ code, params }: ApiError): ClosedAccount | undefined =>
  code in closedAccounts
    ? {
        status: closedAccounts[code as keyof typeof closedAccounts], // `in` has just asked
        reason: String(params['reason'] ?? ''),
        appealToken: String(params['appealToken'] ?? ''),
      }
    : undefined;
