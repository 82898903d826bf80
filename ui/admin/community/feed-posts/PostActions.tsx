import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { EyeIcon, EyeOffIcon, LockIcon } from '#ui/icons.tsx';
import { RefuseDialog } from '../../app/forms/DecisionDialogs.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useUndoToast } from '../../app/lists/bulk/data.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import type { StaffPost } from '../data.ts';
import { communityClient } from '../parts/client.ts';

const steps = ['hide', 'restore', 'lock', 'unlock'] as const;
type Step = (typeof steps)[number];

const icons = { hide: <EyeOffIcon />, restore: <EyeIcon />, lock: <LockIcon />, unlock: <LockIcon /> };

/** What can be done with a post that stands so. */
const isOpen = (step: Step, { status, locked }: StaffPost): boolean => {
  if (status === 'DELETED') return false;
  switch (step) {
    case 'hide':
      return status !== 'HIDDEN';
    case 'restore':
      return status !== 'PUBLISHED';
    case 'lock':
      return !locked;
    case 'unlock':
      return locked;
  }
};

type Asked = Exclude<Step, 'hide'>;
type DialogProps = Readonly<{ post: StaffPost; onClose: () => void }>;

/** What leads back to what was, where the opposite step does. */
const opposite = { hide: 'restore', lock: 'unlock', unlock: 'lock', restore: null } as const;

const useDone = ({ id, status }: StaffPost) => {
  const { formatMessage } = useIntl();
  const undoToast = useUndoToast();
  const refreshed = useRefreshed();
  return async (step: Step) => {
    await refreshed('feed-posts');
    const verb = opposite[step];
    const leadsBack = verb !== null && (step !== 'hide' || status === 'PUBLISHED');
    undoToast(formatMessage({ id: `console.feedPosts.${step}.done` }), {
      place: 'feed-posts',
      verb: verb ?? '',
      rows: leadsBack ? [{ id }] : [],
    });
  };
};

const HideDialog = ({ post, reload, onClose }: DialogProps & Readonly<{ reload: () => unknown }>) => {
  const done = useDone(post);
  const name = post.authorName;
  return (
    <RefuseDialog
      words={{
        title: <FormattedMessage id="console.feedPosts.hide.title" values={{ name }} />,
        consequence: <FormattedMessage id="console.feedPosts.hide.consequence" values={{ name }} />,
        confirmLabel: <FormattedMessage id="console.feedPosts.hide" />,
      }}
      run={async (reason) => {
        await communityClient.adminFeedPosts.hide({ params: { id: post.id }, body: { reason } });
        await done('hide');
      }}
      reload={reload}
      onClose={onClose}
    />
  );
};

const StepDialog = ({ step, post, onClose }: DialogProps & Readonly<{ step: Asked }>) => {
  const done = useDone(post);
  const values = { name: post.authorName };
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage id={`console.feedPosts.${step}.title`} values={values} />}
      confirmLabel={<FormattedMessage id={`console.feedPosts.${step}`} />}
      onConfirm={async () => {
        await communityClient.adminFeedPosts[step]({ params: { id: post.id } });
        await done(step);
      }}
      onClose={onClose}
    >
      <FormattedMessage id={`console.feedPosts.${step}.consequence`} values={values} />
    </ConfirmDialog>
  );
};

/** Hiding, showing, and closing a post to comments; each is asked once more. */
export const PostActions = ({
  post,
  reload,
}: Readonly<{ post: StaffPost; reload: () => unknown }>): ReactNode => {
  const may = useMay();
  const [asked, setAsked] = useState<Step>();
  if (!may('feed.update', 'feed.manage')) return null;
  const onClose = () => setAsked(undefined);
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {steps
        .filter((step) => isOpen(step, post))
        .map((step) => (
          <Button
            key={step}
            variant="outlined"
            size="small"
            startIcon={icons[step]}
            {...(step === 'hide' && { color: 'error' as const })}
            onClick={() => setAsked(step)}
          >
            <FormattedMessage id={`console.feedPosts.${step}`} />
          </Button>
        ))}
      {asked === 'hide' && <HideDialog post={post} reload={reload} onClose={onClose} />}
      {asked !== undefined && asked !== 'hide' && <StepDialog step={asked} post={post} onClose={onClose} />}
    </Box>
  );
};
