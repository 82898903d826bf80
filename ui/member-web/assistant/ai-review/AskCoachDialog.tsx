import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.ts';
import { handOverOf } from '../../app/hand-over/hand-over.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths, reviewRequestPath } from '../../app/paths.ts';
import { useCoachesToAsk } from './data.ts';

type Props = Readonly<{ userId: string; answerId: string; indicatorId: string; onClose: () => void }>;

/** Whom to ask; the review goes along, and is looked through once more before it is sent. */
export default function AskCoachDialog({ userId, answerId, indicatorId, onClose }: Props) {
  const id = useId();
  const { number } = useFormats();
  const coaches = useCoachesToAsk();
  const take = () => handOverOf(userId).write({ answerId, indicatorId, keep: null, at: Date.now() });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} variant="h2">
        <FormattedMessage id="aiReview.coach.title" />
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
          <FormattedMessage id="aiReview.coach.lead" />
        </Typography>
        <QueryView
          compact
          query={coaches}
          skeleton={<ListSkeleton rows={3} />}
          isEmpty={(items) => items.length === 0}
          empty={
            <Typography>
              <FormattedMessage id="aiReview.coach.none" />
            </Typography>
          }
        >
          {(items) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
              {items.map((coach) => (
                <li key={coach.id}>
                  <Button
                    component={LocalLink}
                    to={reviewRequestPath(coach)}
                    onClick={take}
                    variant="outlined"
                    color="inherit"
                    fullWidth
                    sx={{ justifyContent: 'flex-start', gap: 1.5, textAlign: 'left', minHeight: 60 }}
                  >
                    <Avatar
                      aria-hidden
                      src={coach.avatarUrl ?? undefined}
                      alt=""
                      sx={{ width: 36, height: 36 }}
                    >
                      {coach.displayName.slice(0, 1)}
                    </Avatar>
                    <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
                      {coach.displayName}
                    </Box>
                    <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                      {coach.price === 0 ? (
                        <FormattedMessage id="aiReview.coach.free" />
                      ) : (
                        <FormattedMessage id="aiReview.coach.price" values={{ price: number(coach.price) }} />
                      )}
                    </Box>
                  </Button>
                </li>
              ))}
            </Box>
          )}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <Button component={LocalLink} to={paths.coaches} onClick={take} variant="contained">
          <FormattedMessage id="aiReview.coach.all" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
