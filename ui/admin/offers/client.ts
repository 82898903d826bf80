import { adminPartnerClaims, adminPartnerRewards, adminPartners } from '#http/money/contract/partners.ts';
import { createClient } from '#ui/api-client.ts';
import { decodeWithContract } from '#ui/decode-with-contract.ts';
import { send } from '../client.ts';

/** Beside the console's own client, so that these contracts are fetched with the pages that speak them. */
export const offersClient = createClient(
  { adminPartners, adminPartnerRewards, adminPartnerClaims },
  send,
  decodeWithContract,
);
