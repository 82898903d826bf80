import { adminDomains } from '#http/sites/contract/admin-domains.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { send } from '../../app/client.ts';

/** Beside the console's own client, so that this contract is fetched with the pages that speak it. */
export const sitesClient = createClient({ adminDomains }, send, decodeWithContract);
