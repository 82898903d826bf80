import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '#ui/components/CopyButton.tsx';

type Shown = Readonly<{ type: string; name: string; content: string; state?: ReactNode }>;

/** Records of the DNS, each value with a button that copies it. */
export const RecordTable = ({ records }: Readonly<{ records: readonly Shown[] }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {records.map(({ type, name, content, state }) => (
        <Box
          component="li"
          key={`${type} ${name} ${content}`}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5, display: 'grid', gap: 1 }}
        >
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography sx={{ fontWeight: 700 }}>{type}</Typography>
            {state}
          </Box>
          {(['name', 'content'] as const).map((part) => {
            const text = part === 'name' ? name : content;
            const label = formatMessage({ id: `domain.record.${part}` });
            return (
              <Box key={part} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <Typography component="span" sx={{ color: 'text.secondary', minWidth: 72 }}>
                  {label}
                </Typography>
                <Typography component="code" sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
                  {text}
                </Typography>
                <CopyButton
                  text={text}
                  label={formatMessage({ id: 'domain.record.copy' }, { part: label, text })}
                />
              </Box>
            );
          })}
        </Box>
      ))}
      {records.length === 0 && (
        <Typography component="li" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="domain.records.none" />
        </Typography>
      )}
    </Box>
  );
};
