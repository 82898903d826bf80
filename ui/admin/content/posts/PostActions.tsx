import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { pathOf } from '../../app/layout/places.ts';
import { useMay } from '../../app/parts/rights.ts';
import { useForgotten, useRefreshed } from '../../app/parts/use-record.ts';
import { nextPost, type StaffPost } from '../data.ts';
import { contentClient } from '../parts/client.ts';
import { BountyDialog, ReasonDialog, ScheduleDialog } from './PostDialogs.tsx';

const steps = [
  'publish',
  'schedule',
  'unschedule',
  'acceptChange',
  'return',
  'returnChange',
  'bounty',
  'trash',
  'restore',
  'purge',
] as const;
type Step = (typeof steps)[number];
type Asked = Extract<Step, 'publish' | 'unschedule' | 'acceptChange' | 'restore' | 'purge'>;

const dangerous: ReadonlySet<Step> = new Set(['return', 'returnChange', 'trash', 'purge']);
/** After these the next one that waits opens. */
const decisions: ReadonlySet<Step> = new Set([
  'publish',
  'schedule',
  'acceptChange',
  'return',
  'returnChange',
]);

const isOpen = (
  step: Step,
  { status, change, publishedAt, isOwn }: StaffPost,
  editsLive: boolean,
): boolean => {
  switch (step) {
    case 'publish':
    case 'schedule':
      return status === 'PENDING' || status === 'SCHEDULED' || (status === 'DRAFT' && isOwn && editsLive);
    case 'unschedule':
      return status === 'SCHEDULED';
    case 'return':
      return status === 'PENDING' || status === 'SCHEDULED';
    case 'acceptChange':
    case 'returnChange':
      return change === 'WAITING';
    case 'bounty':
      return publishedAt === null && !isOwn && (status === 'PENDING' || status === 'DRAFT');
    case 'trash':
      return status !== 'TRASH';
    case 'restore':
    case 'purge':
      return status === 'TRASH';
  }
};

const isAsked = (step: Step | undefined): step is Asked =>
  step === 'publish' ||
  step === 'unschedule' ||
  step === 'acceptChange' ||
  step === 'restore' ||
  step === 'purge';

type Props = Readonly<{ post: StaffPost; reload: () => unknown }>;

/** Publishing, planning, giving back, rewarding, taking down; each is asked once more. */
export const PostActions = ({ post, reload }: Props): ReactNode => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const toast = useToast();
  const navigate = useNavigate();
  const refreshed = useRefreshed();
  const forgotten = useForgotten();
  const [asked, setAsked] = useState<Step>();
  const { id, version, copyVersion } = post;
  const calls = contentClient.writtenPosts;
  const params = { id };
  const onClose = () => setAsked(undefined);
  const editsLive = may('post.manage');
  const shown = steps.filter((step) => {
    if (!isOpen(step, post, editsLive)) return false;
    if (step === 'purge') return may('post.delete');
    return step === 'trash' || step === 'restore' ? may('post.update', 'post.manage') : post.mayDecide || (step === 'bounty' && may('post.update', 'post.manage')); // prettier-ignore
  });

  const done = async (step: Step, work: Promise<unknown>) => {
    await work;
    const next = decisions.has(step) ? await nextPost(id).catch(() => null) : undefined;
    if (step === 'purge') {
      await navigate('/admin/posts');
      forgotten('posts', id);
    }
    await refreshed('posts');
    toast(formatMessage({ id: `console.posts.${step}.done` }));
    // The decision stands whether or not there is another one.
    if (typeof next === 'string') setTimeout(() => void navigate(pathOf('posts', next)));
  };

  const runs: Readonly<Record<Asked, () => Promise<unknown>>> = {
    publish: () => calls.publish({ params, body: { version } }),
    unschedule: () => calls.unschedule({ params }),
    acceptChange: () => calls.acceptChange({ params, body: { version: copyVersion } }),
    restore: () => calls.restore({ params }),
    purge: () => calls.purge({ params }),
  };
  const common = { post, reload, onClose };

  return (
    <>
      {shown.map((step) => (
        <Button
          key={step}
          variant={step === 'publish' || step === 'acceptChange' ? 'contained' : 'outlined'}
          size="small"
          color={dangerous.has(step) ? 'error' : 'primary'}
          onClick={() => setAsked(step)}
        >
          <FormattedMessage id={`console.posts.${step}`} />
        </Button>
      ))}
      {isAsked(asked) && (
        <ConfirmDialog
          open
          dangerous={asked === 'purge'}
          title={<FormattedMessage id={`console.posts.${asked}.title`} values={{ title: post.title }} />}
          confirmLabel={<FormattedMessage id={`console.posts.${asked}`} />}
          onConfirm={() => done(asked, runs[asked]())}
          onClose={onClose}
        >
          <FormattedMessage id={`console.posts.${asked}.consequence`} />
        </ConfirmDialog>
      )}
      {(asked === 'return' || asked === 'returnChange' || asked === 'trash') && (
        <ReasonDialog
          {...common}
          kind={asked}
          run={(reason) => done(asked, calls[asked]({ params, body: { reason } }))}
        />
      )}
      {asked === 'schedule' && (
        <ScheduleDialog
          {...common}
          run={(publishDate) =>
            done(
              'schedule',
              calls.schedule({ params, body: { version, publishDate: publishDate.toISOString() as never } }),
            )
          }
        />
      )}
      {asked === 'bounty' && (
        <BountyDialog
          {...common}
          run={(amount) => done('bounty', calls.setBounty({ params, body: { amount } }))}
        />
      )}
    </>
  );
};
