import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { pathOf, type Place } from '../layout/places.ts';
import { ApproveDialog, type DecisionWords, RefuseDialog } from '../forms/DecisionDialogs.tsx';
import { useRefreshed } from './use-record.ts';

type Props<Decision> = Readonly<{
  place: Place;
  /** Other lists that the decision changes. */
  touches: readonly string[];
  words: Readonly<{ approve: DecisionWords; refuse: DecisionWords; done: (after: Decision) => string }>;
  /** Something has to be looked at first. */
  mayApprove?: boolean;
  approve: () => Promise<Decision>;
  refuse: (reason: string) => Promise<Decision>;
  onDecided?: () => void;
  /** The next one that waits. */
  next: () => Promise<string | null>;
  reload: () => unknown;
}>;

/** Yes or no to what waits, each asked once more; afterwards the next one opens. */
export const DecisionButtons = <Decision,>({
  place,
  touches,
  words,
  mayApprove = true,
  approve,
  refuse,
  onDecided,
  next,
  reload,
}: Props<Decision>) => {
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const [open, setOpen] = useState<'approve' | 'refuse'>();

  const done = async (after: Decision) => {
    onDecided?.();
    await refreshed(place, ...touches);
    toast(words.done(after));
    // The decision stands whether or not the next one can be found.
    const following = await next().catch(() => null);
    setTimeout(() => void navigate(following === null ? `/admin/${place}` : pathOf(place, following)));
  };
  const dialog = { reload, onClose: () => setOpen(undefined) };

  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<CheckIcon />}
          disabled={!mayApprove}
          onClick={() => setOpen('approve')}
        >
          <FormattedMessage id="console.approve" />
        </Button>
        <Button variant="outlined" color="error" startIcon={<CloseIcon />} onClick={() => setOpen('refuse')}>
          <FormattedMessage id="console.refuse" />
        </Button>
      </Box>
      {mayApprove && open === 'approve' && (
        <ApproveDialog {...dialog} words={words.approve} run={async () => done(await approve())} />
      )}
      {open === 'refuse' && (
        <RefuseDialog {...dialog} words={words.refuse} run={async (reason) => done(await refuse(reason))} />
      )}
    </>
  );
};
