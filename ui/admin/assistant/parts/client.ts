import { adminAi } from '#http/assistant/contract/admin-ai.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { send } from '../../app/client.ts';

/** Beside the console's own client, so that this contract is fetched with the pages that speak it. */
export const assistantClient = createClient({ adminAi }, send, decodeWithContract);
