import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { adminIncomingTransfers } from '#http/money/contract/admin-payments.ts';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { type MessageId, useFormats } from '#ui/intl.ts';
import { Section } from '../../app/parts/Facts.tsx';

export type ImportAnswer = z.output<typeof adminIncomingTransfers.import.output>;

const counts = ['added', 'completed', 'waiting', 'received', 'known', 'outgoing'] as const;

type Props = Readonly<{ file: string; result: ImportAnswer; action: ReactNode }>;

/** Stays on the screen: every line that was not taken is named, with what was in it. */
export const ImportResult = ({ file, result, action }: Props) => {
  const { messages, formatMessage } = useIntl();
  const { number } = useFormats();
  const why = (code: string): string => {
    const id = `error.${code}`;
    return id in messages ? formatMessage({ id: id as MessageId }) : code; // its presence was just checked
  };
  return (
    <Section title={<FormattedMessage id="console.import.result" values={{ file }} />}>
      <Box component="output" sx={visuallyHidden}>
        <FormattedMessage
          id="console.import.done"
          values={{ added: result.added, completed: result.completed, waiting: result.waiting }}
        />
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          mb: 2,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {counts.map((name) => (
          <Box key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id={`console.import.count.${name}`} />
            </Typography>
            <Typography component="dd" variant="number" sx={{ m: 0 }}>
              {number(result[name])}
            </Typography>
          </Box>
        ))}
      </Box>
      {result.refused.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
          <FormattedMessage id="console.import.refused" values={{ count: result.refused.length }} />
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {result.refused.map(({ line, reason, text }) => (
              <li key={line}>
                <FormattedMessage id="console.import.line" values={{ line: number(line) }} />
                {': '}
                {why(reason)}
                <Typography
                  variant="caption"
                  component="code"
                  sx={{ display: 'block', overflowWrap: 'anywhere', mb: 0.75 }}
                >
                  {text}
                </Typography>
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {action}
    </Section>
  );
};
