import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '#ui/components/States.tsx';
import { useFormats } from '#ui/intl.ts';
import type { CoachingFigures } from '../data.ts';
import { useReviewWeek } from '../parts/use-review-week.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { shareOf } from './share.ts';

type Cohort = CoachingFigures['retention'][number];

/** Deeper the more came back; light enough that the number on it is always read. */
const depth = (share: number | null) =>
  share === null ? undefined : `color-mix(in srgb, currentColor ${Math.round(share / 5)}%, transparent)`;

const SavedCell = ({ saved, members }: Readonly<{ saved: number | undefined; members: number }>) => {
  const { percent } = useFormats();
  const { formatMessage } = useIntl();
  const share = saved === undefined ? null : shareOf(saved, members);
  return (
    <TableCell
      align="right"
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', background: depth(share) }}
      {...(saved === undefined || share === null
        ? {}
        : { title: formatMessage({ id: 'console.coachingBoard.savedAgain' }, { saved, members }) })}
    >
      {share === null ? '' : percent(share, 0)}
    </TableCell>
  );
};

/** Of those who first saved in a week, how many saved in each week after it. */
export const Cohorts = ({ cohorts }: Readonly<{ cohorts: readonly Cohort[] }>) => {
  const { number } = useFormats();
  const weekName = useReviewWeek();
  const longest = Math.max(0, ...cohorts.map(({ saved }) => saved.length));
  const offsets = Array.from({ length: longest }, (_, index) => index);
  return (
    <Section
      title={<FormattedMessage id="console.coachingBoard.retention" />}
      note={<FormattedMessage id="console.coachingBoard.retention.note" />}
    >
      {cohorts.some(({ members }) => members > 0) ? (
        <TableContainer
          // A wide table scrolls by keyboard, too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <Table size="small" sx={{ '& td, & th': { px: 1.25 } }}>
            <TableHead>
              <TableRow>
                <TableCell>
                  <FormattedMessage id="console.coachingBoard.firstWeek" />
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <FormattedMessage id="console.coachingBoard.members" />
                </TableCell>
                {offsets.map((offset) => (
                  <TableCell key={offset} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    <FormattedMessage id="console.coachingBoard.weekAfter" values={{ weeks: offset + 1 }} />
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {cohorts.map(({ week, members, saved }) => (
                <TableRow key={week}>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    {weekName(week)}
                  </TableCell>
                  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {number(members)}
                  </TableCell>
                  {offsets.map((offset) => (
                    <SavedCell key={offset} saved={saved[offset]} members={members} />
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : (
        <EmptyState compact title={<FormattedMessage id="console.coachingBoard.retention.none" />} />
      )}
    </Section>
  );
};
