import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** What a member wrote through the form while signed in, and what was answered. Who answered is staff's. */
export const contactArchive: Hooks['archiveOf'] = async ({ contactMessages }, userId) => ({
  contactMessages: (await contactMessages.of(userId)).map((message) => ({
    ...without(message, 'userId', 'sender', 'formToken', 'textHash', 'mailed', 'version', 'replies'),
    replies: message.replies.map(({ at, text }) => ({ at, text })),
  })),
});
