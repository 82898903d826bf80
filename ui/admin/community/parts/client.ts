import { adminChatRooms } from '#http/community/contract/admin-chat.ts';
import { adminComments, adminFeedPosts } from '#http/community/contract/admin-feed.ts';
import { adminAppeals, adminCases, adminSanctions } from '#http/community/contract/admin-moderation.ts';
import { adminTextRules } from '#http/community/contract/admin-text-rules.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { send } from '../../app/client.ts';

/** Beside the console's own client, so that these contracts are fetched with the pages that speak them. */
export const communityClient = createClient(
  { adminCases, adminSanctions, adminAppeals, adminTextRules, adminFeedPosts, adminComments, adminChatRooms },
  send,
  decodeWithContract,
);
