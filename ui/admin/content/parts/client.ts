import { adminBugReports } from '#http/content/contract/admin-bug-reports.ts';
import { adminChangelog } from '#http/content/contract/changelog.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { send } from '../../app/client.ts';

/** Beside the console's own client, so that these contracts are fetched with the pages that speak them. */
export const contentClient = createClient({ adminBugReports, adminChangelog }, send, decodeWithContract);
