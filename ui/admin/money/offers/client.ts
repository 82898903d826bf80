import { adminPartnerClaims, adminPartnerRewards, adminPartners } from '#http/money/contract/partners.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { send } from '../../app/client.ts';

/** Beside the console's own client, so that these contracts are fetched with the pages that speak them. */
export const offersClient = createClient(
  { adminPartners, adminPartnerRewards, adminPartnerClaims },
  send,
  decodeWithContract,
);
