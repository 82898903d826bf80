import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { FormattedMessage } from 'react-intl';
import { richTextLimits } from '#core/platform/rich-text/allow-list.ts';
import type { TextCounts } from './read-value.ts';

type Props = Readonly<{ counts: TextCounts; maxLength: number }>;

/** From here on it is said how much room is left. */
const nearlyFull = 0.9;

/** Below the text: how much there is, and what would make the server refuse it, while it can still be mended. */
export const Counts = ({ counts: { words, length, pictures, depth }, maxLength }: Props) => {
  const tooMany = pictures > richTextLimits.pictures;
  const tooDeep = depth > richTextLimits.depth;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        px: { xs: 2, md: 4 },
        pb: 1.5,
      }}
    >
      <FormHelperText>
        <FormattedMessage id="richText.count.words" values={{ count: words }} />
      </FormHelperText>
      <FormHelperText error={length > maxLength || tooMany || tooDeep} role="status" component="div">
        {length > maxLength * nearlyFull && (
          <div>
            <FormattedMessage
              id={length > maxLength ? 'richText.count.over' : 'richText.count.room'}
              values={{ used: length, limit: maxLength }}
            />
          </div>
        )}
        {tooMany && (
          <div>
            <FormattedMessage
              id="error.rich_text.too_many_pictures"
              values={{ count: richTextLimits.pictures }}
            />
          </div>
        )}
        {tooDeep && (
          <div>
            <FormattedMessage id="error.rich_text.too_deep" values={{ depth: richTextLimits.depth }} />
          </div>
        )}
      </FormHelperText>
    </Box>
  );
};
