import { api, type Api } from '#http/contract.ts';

/** What the console, the bank, the mail provider and browsers that only follow a link use. */
type Elsewhere = Extract<
  keyof Api,
  `admin${string}` | 'bankWebhooks' | 'mailWebhooks' | 'staffFiles' | 'downloads'
>;
type MemberApi = Omit<Api, Elsewhere>;

const isForMembers = (group: string): boolean =>
  !group.startsWith('admin') && !['bankWebhooks', 'mailWebhooks', 'staffFiles', 'downloads'].includes(group);

/** What members use; a build leaves the staff's part of the contract out of their download. */
export const memberApi = Object.fromEntries(
  Object.entries(api).filter(([group]) => isForMembers(group)),
) as unknown as MemberApi; // fromEntries forgets the names

// A build replaces this module by its light copy: see `ui/build/light-contract.ts`.
export { decodeWithContract as decode } from '#ui/api/decode-with-contract.ts';
