import { adminPromotions } from '#http/money/contract/promo-codes.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { send } from '../../app/client.ts';

/** Beside the console's own client, so that this contract is fetched with its pages. */
export const promoClient = createClient({ adminPromotions }, send, decodeWithContract);
