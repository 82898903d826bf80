import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { radii } from '#ui/theme/tokens.ts';
import { type FollowSide, useFollows } from '../data/social.ts';
import { ShowMore } from '../parts/ShowMore.tsx';
import { FollowRow } from './FollowRow.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { peopleList } from './PersonLine.tsx';

type Props = Readonly<{
  userId: string;
  isOwn: boolean;
  side: FollowSide;
  onClose: () => void;
}>;

const List = ({ userId, isOwn, side, onClose }: Props) => {
  const query = useFollows(userId, side);
  const whose = isOwn ? 'own' : 'other';
  return (
    <QueryView
      query={query}
      skeleton={<PeopleSkeleton />}
      compact
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={
        <EmptyState compact title={<FormattedMessage id={`social.${side}.none`} />}>
          <FormattedMessage id={`social.${side}.none.${whose}`} />
        </EmptyState>
      }
    >
      {({ pages }) => (
        <>
          <Box component="ul" sx={peopleList}>
            {pages
              .flatMap(({ items }) => items)
              .map((line) => (
                <FollowRow key={line.person.id} line={line} onOpen={onClose} />
              ))}
          </Box>
          <ShowMore query={query} />
        </>
      )}
    </QueryView>
  );
};

/** From below on phones, in the middle elsewhere. */
export default function FollowsDialog(props: Props) {
  const { side, onClose } = props;
  const { formatMessage } = useIntl();
  const heading = useId();
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'));
  const content = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 1.5 }}>
        <Typography id={heading} variant="h2" sx={{ flexGrow: 1 }}>
          <FormattedMessage id={side === 'followers' ? 'social.followers' : 'social.following'} />
        </Typography>
        <IconButton onClick={onClose} aria-label={formatMessage({ id: 'ui.close' })}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        sx={{
          overflowY: 'auto',
          px: 2,
          pt: 1,
          pb: 'calc(16px + env(safe-area-inset-bottom, 0px))',
          minHeight: { sm: 240 },
        }}
      >
        <List {...props} />
      </Box>
    </>
  );
  return isPhone ? (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': heading,
          role: 'dialog',
          'aria-modal': true,
          sx: {
            borderRadius: `${radii.sheet}px ${radii.sheet}px 0 0`,
            maxHeight: '85dvh',
            minHeight: '45dvh',
          },
        },
      }}
    >
      {content}
    </Drawer>
  ) : (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      {content}
    </Dialog>
  );
}
