import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { type EditionDifference, type StaffChallenge, useDifference } from '../data.ts';

const changes = ['added', 'removed', 'changed'] as const;
const signs = { added: '+', removed: '−', changed: '≠' } as const;

const Changes = ({ difference }: Readonly<{ difference: EditionDifference }>) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Typography sx={{ color: 'text.secondary' }}>
      <FormattedMessage id={`console.challenges.difference.${difference.kind}`} />
    </Typography>
    {changes
      .filter((change) => difference[change].length > 0)
      .map((change) => (
        <Box key={change}>
          <Typography variant="subtitle2" component="h3">
            <FormattedMessage
              id={`console.challenges.difference.${change}`}
              values={{ count: difference[change].length }}
            />
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {difference[change].map((title, index) => (
              // Two parts may have one title; the list is never sorted anew.
              // oxlint-disable-next-line react/no-array-index-key
              <Box component="li" key={`${index} ${title}`} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
                <Box component="span" aria-hidden sx={{ display: 'inline-block', width: '1.25em' }}>
                  {signs[change]}
                </Box>
                {title}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
  </Box>
);

/** What publishing would change for learners, part by part. */
export const Difference = ({ challenge: { id, edition } }: Readonly<{ challenge: StaffChallenge }>) => {
  const query = useDifference(id);
  return (
    <Section
      title={<FormattedMessage id="console.challenges.difference" />}
      note={
        edition > 0 ? (
          <FormattedMessage id="console.challenges.difference.to" values={{ number: edition }} />
        ) : undefined
      }
    >
      <QueryView query={query} compact skeleton={<ListSkeleton rows={3} picture={false} />}>
        {(difference) => <Changes difference={difference} />}
      </QueryView>
    </Section>
  );
};
