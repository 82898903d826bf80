import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { levels } from '#http/money/contract/levels.ts';
import type { auth } from '#http/people/contract/auth.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { saveFile } from '#ui/save-file.ts';
import { client } from '../../app/client.ts';
import type { CodeWorth } from '../../app/promo/data.ts';
import { reloadAccount } from '../../app/data/own-account.ts';
import { walletKey } from '../../app/data/wallet.ts';

export type LevelPreview = z.output<(typeof levels)['preview']['output']>;
export type LevelOffer = LevelPreview['items'][number];
type Bought = z.output<(typeof levels)['buy']['output']>;
type EmailChange = z.input<(typeof auth)['requestEmailChange']['body']>;
type EmailConfirmation = z.input<(typeof auth)['confirmEmailChange']['body']>;
type NewPassword = z.input<(typeof auth)['changePassword']['body']>;

const levelKey = ['me', 'level'] as const;
const sessionsKey = ['sessions'] as const;

/** Agrees to the terms as they are now. */
export const useConsent = () =>
  useMutation({
    mutationFn: async () => {
      const { consentVersion } = await client.site.publicSettings();
      return client.me.consent({ body: { version: consentVersion } });
    },
    onSuccess: (user) => signedIn.update(user),
  });

/** Everything stored about the member, as a file. */
export const useArchive = () =>
  useMutation({
    mutationFn: () => client.me.export({ query: { format: 'zip' } }),
    onSuccess: (file) => saveFile(file, 'fitboard.zip'),
  });

export const deleteAccount = async (password: string): Promise<Date> =>
  (await client.me.delete({ body: { password } })).anonymisedAt;

export const requestEmailChange = (body: EmailChange) => client.auth.requestEmailChange({ body });

export const confirmEmailChange = async (body: EmailConfirmation) =>
  signedIn.update(await client.auth.confirmEmailChange({ body }));

export const changePassword = (body: NewPassword) => client.auth.changePassword({ body });

const mailAddressKey = ['mail-address'] as const;

/** Whether mails to the reader come back. */
export const useMailAddress = () =>
  useQuery({
    queryKey: mailAddressKey,
    queryFn: ({ signal }) => client.notifications.mailAddress({}, { signal }),
  });

export const useKeepMailAddress = (onKept: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.notifications.keepMailAddress(),
    onSuccess: (state) => {
      queries.setQueryData(mailAddressKey, state);
      onKept();
    },
  });
};

/** A new address or password ends other sign-ins. */
export const useRefreshSessions = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: sessionsKey });
};

export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => client.auth.sessions({}, { signal }),
  });

export const useEndSession = (onEnded: () => void) => {
  const again = useRefreshSessions();
  return useMutation({
    mutationFn: (id: string) => client.auth.endSession({ params: { id } }),
    onSuccess: onEnded,
    onSettled: again,
  });
};

/** Answers how many there were. */
export const endOtherSessions = async (): Promise<number> => (await client.auth.endOtherSessions()).ended;

export const useLevelPreview = () =>
  useQuery({
    queryKey: levelKey,
    queryFn: ({ signal }) => client.levels.preview({}, { signal }),
  });

export const useBuyLevel = (onBought: (now: Pick<Bought, 'level' | 'levelExpiresAt'>) => void) => {
  const queries = useQueryClient();
  return async ({ level, days, priceFitCoin }: LevelOffer, worth?: CodeWorth) => {
    try {
      const { wallet, ...now } = await client.levels.buy({
        body: {
          level,
          days,
          priceFitCoin,
          ...(worth && { promoCode: worth.code, discountFitCoin: worth.coins }),
        },
      });
      queries.setQueryData(walletKey, wallet);
      onBought(now);
      void queries.invalidateQueries({ queryKey: ['me', 'transactions'] });
      // What the level opens is decided by the account that every screen looks at.
      void reloadAccount().catch(() => undefined);
      await queries.invalidateQueries({ queryKey: levelKey });
    } catch (error) {
      // A price, a level or a balance was another one meanwhile: the question stays open and shows what is true now.
      await Promise.all([levelKey, walletKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
      throw error;
    }
  };
};

/** Joins the waiting list of a plan, or leaves it. */
export const usePlanWait = (level: LevelPreview['plans'][number]['level']) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (joins: boolean) =>
      joins ? client.levels.wait({ params: { level } }) : client.levels.stopWaiting({ params: { level } }),
    // The sale may have opened meanwhile: what is true now is asked for either way.
    onSettled: () => queries.invalidateQueries({ queryKey: levelKey }),
  });
};
