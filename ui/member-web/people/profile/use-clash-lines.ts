import { useIntl } from 'react-intl';
import { useLanguage } from '#ui/intl.ts';
import type { Difference } from './use-section.ts';

const labelled = [
  'fullname',
  'username',
  'gender',
  'phone',
  'website',
  'address',
  'country',
  'region',
  'city',
  'zipCode',
  'about',
] as const;
type Labelled = (typeof labelled)[number];

/** What was saved elsewhere, in the words of the form. */
export const useClashLines = (clash: readonly Difference[] | undefined) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const say = (name: string, saved: unknown) => {
    if (typeof saved !== 'string' || saved === '') return formatMessage({ id: 'profile.clash.empty' });
    if (name === 'country') return new Intl.DisplayNames([language], { type: 'region' }).of(saved);
    if (name === 'gender' && (saved === 'MALE' || saved === 'FEMALE' || saved === 'OTHER'))
      return formatMessage({ id: `user.gender.${saved}` });
    return saved;
  };

  return clash?.map(({ name, saved }) => {
    const known = labelled.find((field): field is Labelled => field === name);
    return known === undefined
      ? {
          label: formatMessage({ id: 'profile.public.title' }),
          saved: formatMessage({ id: 'profile.clash.changed' }),
        }
      : { label: formatMessage({ id: `profile.field.${known}` }), saved: say(name, saved) };
  });
};
