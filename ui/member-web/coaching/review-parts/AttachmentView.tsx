import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Review } from '../../app/data/reviews.ts';

type Props = Readonly<{ attachment: Review['attachment'] }>;

/** The sentences of the AI coach that the member left in, as they stood when the coach was asked. */
export const AttachmentView = ({ attachment }: Props) =>
  attachment === null ? null : (
    <Box>
      <Typography component="h3" variant="subtitle2">
        <FormattedMessage id="review.attachment" />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id={attachment.producer === 'MODEL' ? 'review.attachment.model' : 'review.attachment.rules'}
        />
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {attachment.blocks.map(({ seq, text }) => (
          <Box key={seq} component="li" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        ))}
      </Box>
    </Box>
  );
