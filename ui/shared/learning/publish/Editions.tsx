import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../intl.ts';
import type { WorkingCopy } from '../data.ts';

/** What learners have read so far, newest first. */
export const Editions = ({ editions }: Pick<WorkingCopy, 'editions'>) => {
  const { dateTime } = useFormats();
  return (
    <Box component="section" aria-labelledby="editions-title">
      <Typography id="editions-title" variant="h3" component="h2">
        <FormattedMessage id="learning.editions" />
      </Typography>
      {editions.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          <FormattedMessage id="learning.editions.none" />
        </Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
          {editions.map(({ number, kind, at }) => (
            <Box component="li" key={number} sx={{ listStyle: 'none' }}>
              <Typography sx={{ fontWeight: 600 }}>
                <FormattedMessage id="learning.edition" values={{ number, at: dateTime(at) }} />
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id={`learning.edition.${kind}`} />
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
};
