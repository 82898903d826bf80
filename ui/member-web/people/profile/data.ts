import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../app/client.ts';
import { rewardsKey } from '../../app/data/rewards.ts';
import { switchAccount } from '../../app/data/own-account.ts';

export const useUsernameAvailability = (username: string, enabled: boolean) =>
  useQuery({
    queryKey: ['username', username],
    queryFn: ({ signal }) => client.me.usernameAvailability({ query: { username } }, { signal }),
    enabled,
    staleTime: 30_000,
  });

export const removeAvatar = () => switchAccount({ avatarId: null });

export const sendAvatar = async (picture: Blob) => {
  const form = new FormData();
  form.set('purpose', 'AVATAR');
  form.set('file', picture, 'avatar.jpg');
  // A form has no text to tell two pictures apart by: each attempt is its own intent.
  const { id } = await client.media.upload({ body: form }, { idempotencyKey: crypto.randomUUID() });
  await switchAccount({ avatarId: id });
};

/** A profile that is more complete may have earned something. */
export const useRefreshRewards = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: rewardsKey });
};
