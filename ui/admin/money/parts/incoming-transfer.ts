import type { z } from 'zod';
import type { adminIncomingTransfers } from '#http/money/contract/admin-payments.ts';

export type TransferRow = z.input<typeof adminIncomingTransfers.list.output>[number];
export type IncomingTransfer = z.output<typeof adminIncomingTransfers.get.output>;
export type Suggestion = IncomingTransfer['suggestions'][number];
