import { useMutation } from '@tanstack/react-query';
import { type SignedInUser, signedIn } from '#ui/api/signed-in.ts';
import { type AccountChanges, switchAccount } from './own-account.ts';

/** A choice that takes effect at once: shown before the server answers, taken back when it refuses. */
export const usePreferenceSwitch = (onSaved: () => void) =>
  useMutation({
    mutationFn: (changes: AccountChanges) => switchAccount(changes),
    onMutate: (changes) => {
      const session = signedIn.current();
      if (session.status !== 'member') return undefined;
      signedIn.update({ ...session.user, ...(changes as Partial<SignedInUser>) }); // preferences carry the same names and types
      return session.user;
    },
    onSuccess: onSaved,
    onError: (_refusal, _changes, before) => {
      if (before !== undefined) signedIn.update(before);
    },
  });
