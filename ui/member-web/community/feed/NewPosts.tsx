import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ArrowUpIcon } from '#ui/icons.tsx';
import { useNewCount } from '../post/data.ts';

type Props = Readonly<{ after: string | undefined; onShow: () => Promise<unknown> }>;

/** New posts wait above: what is being read does not move until it is asked to. */
export const NewPosts = ({ after, onShow }: Props) => {
  const { data } = useNewCount(after);
  const [isBusy, setBusy] = useState(false);
  const count = data?.count ?? 0;
  const show = async () => {
    setBusy(true);
    try {
      await onShow();
      scrollTo({
        top: 0,
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      component="output"
      // Over the posts, not between them: not every browser makes up for a line that comes in above.
      sx={{ display: 'block', height: 0, position: 'sticky', top: 72, zIndex: 2, textAlign: 'center' }}
    >
      {count > 0 && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void show()}
          startIcon={<ArrowUpIcon />}
          sx={{ borderRadius: 999, boxShadow: 4 }}
        >
          <FormattedMessage id="feed.new" values={{ count }} />
        </Button>
      )}
    </Box>
  );
};
