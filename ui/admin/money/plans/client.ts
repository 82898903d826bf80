import { adminPlans } from '#http/money/contract/levels.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { send } from '../../app/client.ts';

/** Beside the console's own client, so that this contract is fetched with its page. */
export const plansClient = createClient({ adminPlans }, send, decodeWithContract);
