import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminUsers } from '#http/people/contract/admin-users.ts';
import type { adminMedia } from '#http/platform/contract/admin-media.ts';
import type { adminSocial } from '#http/community/contract/admin-social.ts';
import { client } from '../../app/client.ts';

export type StaffUser = z.output<typeof adminUsers.get.output>;

export const useUser = (id: string) =>
  useQuery({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => client.adminUsers.get({ params: { id } }, { signal }),
  });

export const useMailAddressOf = (id: string) =>
  useQuery({
    queryKey: ['mail-address', id],
    queryFn: ({ signal }) => client.adminMails.address({ params: { id } }, { signal }),
  });

export type UserStorageNumbers = z.output<typeof adminMedia.storage.output>;

export const useUserStorage = (id: string) =>
  useQuery({
    queryKey: ['users', 'storage', id],
    queryFn: ({ signal }) => client.adminMedia.storage({ params: { id } }, { signal }),
  });

export type UserSocialNumbers = z.output<typeof adminSocial.get.output>;

export const useUserSocial = (id: string) =>
  useQuery({
    queryKey: ['users', 'social', id],
    queryFn: ({ signal }) => client.adminSocial.get({ params: { id } }, { signal }),
  });

/** An installation has a handful of roles; one page of a hundred holds them all. */
export const useRoleOptions = (enabled = true) =>
  useQuery({
    queryKey: ['roles', 'options'],
    queryFn: ({ signal }) =>
      client.adminRoles.list({ query: { sort: '["name","ASC"]', range: '[0,99]' } }, { signal }),
    staleTime: 60_000,
    enabled,
  });

export const useCoinLimits = () =>
  useQuery({
    queryKey: ['coin-limits'],
    queryFn: ({ signal }) => client.adminCoins.limits({}, { signal }),
    // What was moved a moment ago counts.
    staleTime: 0,
  });

export const helps = ['resendConfirmation', 'sendResetLink', 'endSessions'] as const;
export type Help = (typeof helps)[number];

/** Answers how many sign-ins ended. */
export const help = async (kind: Help, id: string, body: Readonly<{ reason: string }>): Promise<number> => {
  const asked = { params: { id }, body };
  if (kind === 'endSessions') return (await client.adminUsers.endSessions(asked)).ended;
  if (kind === 'sendResetLink') await client.adminUsers.sendResetLink(asked);
  else await client.adminUsers.resendConfirmation(asked);
  return 0;
};
