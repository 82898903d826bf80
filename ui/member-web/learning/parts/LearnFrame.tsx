import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListIcon } from '#ui/icons.tsx';
import { contentWidth, sizes } from '#ui/theme/tokens.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { challengePath } from '../../app/paths.ts';
import type { Challenge } from '../data.ts';
import { OutlineContents } from './OutlineContents.tsx';

type Props = Readonly<{
  challenge: Challenge;
  /** The lesson or quiz that is open. */
  currentId: string;
  children: ReactNode;
}>;

const OutlineSheet = lazy(() => import('./OutlineSheet.tsx'));

/** What is open in the middle; the outline beside it on a desk, in a sheet on a phone. */
export const LearnFrame = ({ challenge, currentId, children }: Props) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <Box
      sx={{
        maxWidth: contentWidth.page,
        mx: 'auto',
        width: '100%',
        px: { xs: 2, sm: 3, md: 4 },
        py: { xs: 1.5, md: 3 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <BackLink to={challengePath(challenge.slug)}>
          <span lang={challenge.language}>{challenge.title}</span>
        </BackLink>
        <Button
          variant="outlined"
          startIcon={<ListIcon />}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
            setWasOpen(true);
          }}
          sx={{ display: { lg: 'none' } }}
        >
          <FormattedMessage id="catalogue.outline" />
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        <Box
          component="aside"
          aria-label={formatMessage({ id: 'catalogue.outline' })}
          sx={{
            display: { xs: 'none', lg: 'block' },
            position: 'sticky',
            top: sizes.topBar + 16,
            maxHeight: `calc(100dvh - ${sizes.topBar + 32}px)`,
            overflowY: 'auto',
          }}
        >
          <OutlineContents challenge={challenge} currentId={currentId} />
        </Box>
      </Box>
      {wasOpen && (
        <Suspense>
          <OutlineSheet
            challenge={challenge}
            currentId={currentId}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
};
