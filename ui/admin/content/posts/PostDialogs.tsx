import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { postLimits } from '#core/content/post/post.ts';
import { after, hour } from '#core/kernel/time.ts';
import { writtenPosts } from '#http/content/contract/written-posts.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import type { StaffPost } from '../data.ts';

type Common = Readonly<{ post: StaffPost; reload: () => unknown; onClose: () => void }>;

const reasonSchema = writtenPosts.return.body;
type ReasonKind = 'return' | 'returnChange' | 'trash';

/** Back to its author, or away from its readers: the author reads why, and not who. */
export const ReasonDialog = ({
  kind,
  post,
  reload,
  onClose,
  run,
}: Common & Readonly<{ kind: ReasonKind; run: (reason: string) => Promise<unknown> }>) => {
  const form = useForm<z.input<typeof reasonSchema>, unknown, z.output<typeof reasonSchema>>({
    resolver: contractResolver(reasonSchema),
    defaultValues: { reason: '' },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={`console.posts.${kind}.title`} values={{ title: post.title }} />}
      consequence={<FormattedMessage id={`console.posts.${kind}.consequence`} />}
      confirmLabel={<FormattedMessage id={`console.posts.${kind}`} />}
      dangerous
      irreversible={false}
      reload={reload}
      onConfirm={({ reason }) => run(reason)}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="reason"
        rows={5}
        maxLength={postLimits.reasonLength.max}
        required
        label={<FormattedMessage id="console.posts.reason" />}
        hint={<FormattedMessage id="console.posts.reason.hint" />}
      />
    </FormDialog>
  );
};

const schedule = z.object({ at: z.string().min(1) });

/** As the browser's own field writes it: the hour where it is planned. */
const localValue = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** When the clock publishes it, in the time of this browser. */
export const ScheduleDialog = ({
  post,
  reload,
  onClose,
  run,
}: Common & Readonly<{ run: (at: Date) => Promise<unknown> }>) => {
  const { formatMessage } = useIntl();
  const [planned] = useState(() =>
    post.status === 'SCHEDULED' && post.publishDate ? post.publishDate : after(new Date(), hour),
  );
  const form = useForm<z.input<typeof schedule>, unknown, z.output<typeof schedule>>({
    resolver: contractResolver(schedule),
    defaultValues: { at: localValue(planned) },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.posts.schedule.title" values={{ title: post.title }} />}
      consequence={<FormattedMessage id="console.posts.schedule.consequence" />}
      confirmLabel={<FormattedMessage id="console.posts.schedule" />}
      reload={reload}
      onConfirm={({ at }) => run(new Date(at))}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="at"
        required
        label={formatMessage({ id: 'console.posts.publishDate' })}
        inputProps={{ type: 'datetime-local' }}
      />
    </FormDialog>
  );
};

const bounty = z.object({
  amount: z.string().regex(/^\d{1,9}$/, 'input.whole_number'),
});

/** What the author gets when it is published for the first time. */
export const BountyDialog = ({
  post,
  reload,
  onClose,
  run,
}: Common & Readonly<{ run: (amount: number) => Promise<unknown> }>) => {
  const form = useForm<z.input<typeof bounty>, unknown, z.output<typeof bounty>>({
    resolver: contractResolver(bounty),
    defaultValues: { amount: post.bounty?.status === 'RESERVED' ? String(post.bounty.amount) : '' },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.posts.bounty.title" values={{ title: post.title }} />}
      consequence={<FormattedMessage id="console.posts.bounty.consequence" />}
      confirmLabel={<FormattedMessage id="console.posts.bounty" />}
      reload={reload}
      onConfirm={({ amount }) => run(Number(amount))}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="amount"
        required
        inputMode="numeric"
        label={<FormattedMessage id="console.posts.bounty.amount" />}
        hint={<FormattedMessage id="console.posts.bounty.hint" />}
      />
    </FormDialog>
  );
};

/** What staff put in front; at once. */
export const Flags = ({
  post,
  set,
}: Readonly<{ post: StaffPost; set: (flags: { hot?: boolean; isShowMain?: boolean }) => void }>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
    <FormControlLabel
      control={<Switch checked={post.hot} onChange={(_, hot) => set({ hot })} />}
      label={<FormattedMessage id="console.posts.hot" />}
    />
    <FormControlLabel
      control={<Switch checked={post.isShowMain} onChange={(_, isShowMain) => set({ isShowMain })} />}
      label={<FormattedMessage id="console.posts.isShowMain" />}
    />
  </Box>
);
