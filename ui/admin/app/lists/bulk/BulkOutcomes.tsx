import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckIcon, EqualIcon, WarningIcon } from '#ui/icons.tsx';
import type { RowOutcome } from './data.ts';

const marks = {
  DONE: { Icon: CheckIcon, colour: 'success.main' },
  ALREADY: { Icon: EqualIcon, colour: 'text.secondary' },
  REFUSED: { Icon: WarningIcon, colour: 'error.main' },
} as const;

type Props = Readonly<{
  outcomes: readonly RowOutcome[];
  /** Whether it has happened, or would. */
  isDone: boolean;
  nameOf: (id: string) => ReactNode;
}>;

/** Each row with what happens to it; what is refused comes first, with its reason. */
export const BulkOutcomes = ({ outcomes, isDone, nameOf }: Props) => (
  <>
    {(['REFUSED', 'ALREADY', 'DONE'] as const).map((result) => {
      const { Icon, colour } = marks[result];
      const rows = outcomes.filter((outcome) => outcome.result === result);
      if (rows.length === 0) return null;
      return (
        <Box key={result}>
          <Typography component="h3" sx={{ fontWeight: 600, display: 'flex', gap: 1, alignItems: 'center' }}>
            <Icon fontSize="small" sx={{ color: colour }} />
            <FormattedMessage
              id={`console.bulk.${isDone ? 'was' : 'will'}.${result}`}
              values={{ count: rows.length }}
            />
          </Typography>
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, pl: 3.5, maxHeight: 168, overflowY: 'auto' }}
          >
            {rows.map(({ id, text }) => (
              <Box component="li" key={id} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
                {nameOf(id)}
                {text !== null && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {text}
                  </Typography>
                )}
              </Box>
            ))}
          </Box>
        </Box>
      );
    })}
  </>
);
