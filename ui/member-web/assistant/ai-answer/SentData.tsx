import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import type { AiAnswer } from '../../app/data/ai.ts';
import { useSentData } from '../../app/data/ai.ts';

/** As a person can read it: what is sent is the same without line breaks. */
const readable = (json: string): string => {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
};

type Props = Readonly<{ indicatorId: string | null; type: AiAnswer['scope'] }>;

/** Exactly what would leave the platform. */
export const SentData = ({ indicatorId, type }: Props) => {
  const { formatMessage } = useIntl();
  const query = useSentData(indicatorId, type, true);
  return (
    <QueryView compact query={query} skeleton={<CardSkeleton height={160} />}>
      {({ json }) =>
        json === null ? (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="aiAnswer.sent.none" />
          </Typography>
        ) : (
          <Box
            component="pre"
            tabIndex={0}
            role="region"
            aria-label={formatMessage({ id: 'aiAnswer.sent.exact' })}
            sx={{
              m: 0,
              p: 1.5,
              maxHeight: 320,
              overflow: 'auto',
              borderRadius: '12px',
              bgcolor: 'background.sunken',
              fontSize: '0.8125rem',
              lineHeight: 1.5,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {readable(json)}
          </Box>
        )
      }
    </QueryView>
  );
};
