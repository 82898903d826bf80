import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { AiQuote } from '../../app/data/ai.ts';
import { useAiSettings } from '../../app/data/ai.ts';

/** Who would word the answer, named before anything is paid. */
export const Producer = ({ quote }: Readonly<{ quote: AiQuote }>) => {
  const settings = useAiSettings();
  const provider = settings.data?.provider ?? null;
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {quote.producer === 'MODEL' && provider !== null ? (
        <FormattedMessage
          id="aiAnswer.producer.model"
          values={{ model: <b>{provider.model}</b>, host: <b>{provider.host}</b> }}
        />
      ) : (
        <FormattedMessage id="aiAnswer.producer.rules" />
      )}
    </Typography>
  );
};
