import { useState } from 'react';
import type { FieldValues, Path, Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { type AccountChanges, reloadAccount, saveAccount } from '../../app/data/own-account.ts';
import { useFormSection } from '../../app/parts/use-form-section.ts';
import { useRefreshRewards } from './data.ts';

export type Difference = Readonly<{ name: string; saved: unknown }>;

type Options<Values extends FieldValues, Output extends AccountChanges> = Readonly<{
  user: SignedInUser;
  resolver: Resolver<Values, unknown, Output>;
  read: (user: SignedInUser) => Values;
  names?: Readonly<Partial<Record<string, Path<Values>>>>;
}>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** One part of the profile. */
export const useSection = <Values extends FieldValues, Output extends AccountChanges>({
  user,
  resolver,
  read,
  names,
}: Options<Values, Output>) => {
  const refreshRewards = useRefreshRewards();
  const toast = useToast();
  const { formatMessage } = useIntl();
  /** What others saved meanwhile, against what stands in the form. */
  const [clash, setClash] = useState<readonly Difference[]>();
  const { reset, ...section } = useFormSection<SignedInUser, Values, Output>({
    source: user,
    resolver,
    read,
    names,
    save: saveAccount,
    async onSaved() {
      setClash(undefined);
      toast(formatMessage({ id: 'profile.saved' }), { kind: 'success' });
      await refreshRewards();
    },
    async onStale(typed) {
      const fresh = read(await reloadAccount());
      const different = Object.keys(typed)
        .filter((name) => !same(typed[name], fresh[name]))
        .map((name) => ({ name, saved: fresh[name] as unknown }));
      setClash(different);
    },
  });

  return {
    ...section,
    clash,
    takeTheirs: () => {
      setClash(undefined);
      reset();
    },
  };
};
