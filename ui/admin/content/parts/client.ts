import { adminBugReports } from '#http/content/contract/admin-bug-reports.ts';
import { adminChangelog } from '#http/content/contract/changelog.ts';
import { adminContent } from '#http/content/contract/content-board.ts';
import { adminContact } from '#http/content/contract/contact.ts';
import { adminPages } from '#http/content/contract/pages.ts';
import { adminQuestions } from '#http/content/contract/questions.ts';
import { adminCategories, adminPosts } from '#http/content/contract/admin-posts.ts';
import { posts } from '#http/content/contract/posts.ts';
import { writtenPosts } from '#http/content/contract/written-posts.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { send } from '../../app/client.ts';

/** Beside the console's own client, so that these contracts are fetched with the pages that speak them. */
export const contentClient = createClient(
  {
    adminBugReports,
    adminCategories,
    adminChangelog,
    adminContact,
    adminContent,
    adminPages,
    adminPosts,
    adminQuestions,
    posts,
    writtenPosts,
  },
  send,
  decodeWithContract,
);
