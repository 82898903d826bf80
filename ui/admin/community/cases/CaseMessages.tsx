import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { useCaseMessages } from '../data.ts';

/** Opened by a press, because each look is written into the log. */
export const CaseMessages = ({ id, ownerId }: Readonly<{ id: string; ownerId: string }>) => {
  const { dateTime } = useFormats();
  const look = useCaseMessages(id);
  return (
    <Section title={<FormattedMessage id="console.cases.context" />}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        <FormattedMessage id="console.cases.context.text" />
      </Typography>
      {look.data === undefined ? (
        <Button
          variant="outlined"
          startIcon={<EyeIcon />}
          loading={look.isPending}
          onClick={() => look.mutate()}
        >
          <FormattedMessage id="console.cases.context.open" />
        </Button>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {look.data.map(({ id: messageId, senderId, body, at, isReported }) => (
            <Box
              component="li"
              key={messageId}
              aria-current={isReported}
              sx={{
                p: 1.25,
                borderRadius: '12px',
                bgcolor: isReported ? 'warning.soft' : 'background.sunken',
                color: isReported ? 'warning.onSoft' : 'text.primary',
                justifySelf: senderId === ownerId ? 'end' : 'start',
                maxWidth: '85%',
                overflowWrap: 'anywhere',
                whiteSpace: 'pre-line',
              }}
            >
              {body}
              <Typography component="div" variant="caption">
                <time dateTime={at.toISOString()}>{dateTime(at)}</time>
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {look.error !== null && <ErrorNote error={look.error} />}
    </Section>
  );
};
