import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { HeartIcon, InfoIcon, PhoneIcon } from '#ui/icons.tsx';
import type { AiBlock } from '../../app/data/ai.ts';
import { callableParts } from './sentence.ts';

/** What comes before anything else, or instead of it; each number is one tap away from a call. */
export const SafetyCard = ({ block }: Readonly<{ block: AiBlock }>) => {
  const parts = callableParts(block.text);
  const phones = parts.flatMap(({ phone, text }) => (phone === null ? [] : [{ phone, text }]));
  const isGrave = block.severity === 'STOP';
  return (
    <Alert
      severity={isGrave ? 'warning' : 'info'}
      icon={isGrave ? <HeartIcon fontSize="inherit" /> : <InfoIcon fontSize="inherit" />}
      sx={{ '& .MuiAlert-message': { width: '100%' } }}
    >
      <Box component="p" sx={{ m: 0, fontSize: '1rem', lineHeight: 1.6 }}>
        {parts.map(({ text, phone, at }) =>
          phone === null ? (
            <span key={at}>{text}</span>
          ) : (
            <Link
              key={at}
              href={`tel:${phone}`}
              color="inherit"
              sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}
            >
              {text}
            </Link>
          ),
        )}
      </Box>
      {phones.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {phones.map(({ phone, text }) => (
            <Button
              key={phone}
              href={`tel:${phone}`}
              variant="contained"
              color="error"
              startIcon={<PhoneIcon />}
            >
              <FormattedMessage id="aiAnswer.call" values={{ number: text }} />
            </Button>
          ))}
        </Box>
      )}
    </Alert>
  );
};
