import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { ListLink } from '../../app/parts/cells.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { places } from '../../app/layout/places.ts';
import { useMay } from '../../app/parts/rights.ts';
import { type UserSocialNumbers, useUserSocial } from './data.ts';

const numbers = ['followers', 'following', 'posts', 'blocks', 'blockedBy', 'mutedBy'] as const;

const Restriction = ({ until }: Readonly<{ until: Date | null }>) => {
  const { dateTime } = useFormats();
  return until === null ? (
    <FormattedMessage id="console.users.social.free" />
  ) : (
    <StatusChip
      status="waiting"
      label={<FormattedMessage id="console.users.until" values={{ date: dateTime(until) }} />}
    />
  );
};

const factsOf = (social: UserSocialNumbers) => [
  ...numbers.map((name) => ({
    key: name,
    label: <FormattedMessage id={`console.users.social.${name}`} />,
    value: <FormattedNumber value={social[name]} />,
  })),
  {
    key: 'restriction',
    label: <FormattedMessage id="console.users.social.restriction" />,
    value: <Restriction until={social.restrictedUntil} />,
  },
];

/** The person's own rows in the lists that this reader may see. */
const Elsewhere = ({ userId }: Readonly<{ userId: string }>) => {
  const may = useMay();
  const shown = (
    [
      ['posts', 'feed-posts', { authorId: userId }],
      ['comments', 'comments', { authorId: userId }],
      ['cases', 'cases', { ownerId: userId }],
      ['sanctions', 'sanctions', { userId }],
      ['files', 'media', { ownerId: userId }],
    ] as const
  ).filter(([, place]) => may(...places[place].rights));
  if (shown.length === 0) return null;
  return (
    <Box component="nav" aria-labelledby={`${userId}-elsewhere`} sx={{ mt: 2 }}>
      <Typography id={`${userId}-elsewhere`} variant="body2" component="p" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="console.users.social.see" />
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
      >
        {shown.map(([name, place, filter]) => (
          <li key={name}>
            <ListLink
              place={place}
              filter={filter}
              name={<FormattedMessage id={`console.users.social.${name}`} />}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
};

/** How the account stands in the community: numbers only, never who blocked whom. */
export const UserSocial = ({ userId }: Readonly<{ userId: string }>) => {
  const query = useUserSocial(userId);
  return (
    <Section title={<FormattedMessage id="console.users.social" />}>
      <QueryView query={query} compact skeleton={<TextSkeleton lines={4} />}>
        {(social) => <Facts facts={factsOf(social)} />}
      </QueryView>
      <Elsewhere userId={userId} />
    </Section>
  );
};
