import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { BankNoticeRow } from '../ports.ts';

/** What banks' messengers and statements told, and the text of what could not be read. */
export const listBankNotices =
  ({ reads }: Reads<'bankNotices'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<BankNoticeRow>> => {
    requirePermission(actor, 'payment.view');
    return reads.bankNotices.list(request);
  };
