import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/components/States.tsx';
import { useFormats } from '#ui/intl.ts';
import { RecordLink } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import type { LearningFigures } from '../data.ts';

const columns = ['enrolled', 'completed', 'paid'] as const;

/** Those with the most enrolments of the period. */
export const TopChallenges = ({ challenges }: Readonly<Pick<LearningFigures, 'challenges'>>) => {
  const { number } = useFormats();
  return (
    <Section
      title={<FormattedMessage id="console.learningBoard.top" />}
      note={<FormattedMessage id="console.learningBoard.top.note" />}
    >
      {challenges.length === 0 ? (
        <EmptyState compact title={<FormattedMessage id="console.learningBoard.quiet" />} />
      ) : (
        <TableContainer
          // A wide table scrolls by keyboard, too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>
                  <FormattedMessage id="console.learning.challenge" />
                </TableCell>
                {columns.map((name) => (
                  <TableCell key={name} align="right">
                    <FormattedMessage id={`console.learningBoard.column.${name}`} />
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {challenges.map((challenge) => (
                <TableRow key={challenge.challengeId}>
                  <TableCell component="th" scope="row" sx={{ minWidth: 160 }}>
                    <RecordLink place="challenges" id={challenge.challengeId} name={challenge.title} />
                  </TableCell>
                  {columns.map((name) => (
                    <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                      {number(challenge[name])}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  );
};
