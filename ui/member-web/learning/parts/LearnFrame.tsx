import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseIcon, ListIcon } from '#ui/icons.tsx';
import { contentWidth, radii, sizes } from '#ui/theme/tokens.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { challengePath } from '../../app/paths.ts';
import type { Challenge } from '../data.ts';
import { Outline } from './Outline.tsx';
import { ProgressLine } from './ProgressLine.tsx';

type Props = Readonly<{
  challenge: Challenge;
  /** The lesson or quiz that is open. */
  currentId: string;
  children: ReactNode;
}>;

const Contents = ({
  challenge,
  currentId,
  onOpen,
}: Omit<Props, 'children'> & Readonly<{ onOpen?: () => void }>) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {challenge.enrolment !== null && <ProgressLine percent={challenge.percent} />}
    <Outline challenge={challenge} currentId={currentId} {...(onOpen === undefined ? {} : { onOpen })} />
  </Box>
);

/** What is open in the middle; the outline beside it on a desk, in a sheet on a phone. */
export const LearnFrame = ({ challenge, currentId, children }: Props) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
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
          onClick={() => setOpen(true)}
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
          <Contents challenge={challenge} currentId={currentId} />
        </Box>
      </Box>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            'aria-labelledby': 'outline-sheet',
            role: 'dialog',
            'aria-modal': true,
            sx: { borderRadius: `${radii.sheet}px ${radii.sheet}px 0 0`, p: 2, maxHeight: '85dvh' },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
          <Typography id="outline-sheet" variant="h2" sx={{ flexGrow: 1 }}>
            <FormattedMessage id="catalogue.outline" />
          </Typography>
          <IconButton onClick={close} aria-label={formatMessage({ id: 'ui.close' })}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Contents challenge={challenge} currentId={currentId} onOpen={close} />
      </Drawer>
    </Box>
  );
};
