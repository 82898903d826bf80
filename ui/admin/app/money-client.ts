import { adminLedger } from '#http/money/contract/admin-ledger.ts';
import { adminIncomingTransfers, adminPayments } from '#http/money/contract/admin-payments.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { send } from './client.ts';

/** Beside the console's own client, so that these contracts are fetched with the pages that speak them. */
export const moneyClient = createClient(
  { adminPayments, adminIncomingTransfers, adminLedger },
  send,
  decodeWithContract,
);
