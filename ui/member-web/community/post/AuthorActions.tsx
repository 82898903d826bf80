import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { EyeOffIcon, FlagIcon, LockIcon } from '#ui/icons.tsx';
import type { ReportTarget } from '../moderation/data.ts';
import { ReportOnDemand } from '../moderation/ReportOnDemand.tsx';
import type { Person } from '../text/person.ts';
import { useAuthorSteps } from './data.ts';
import { type MenuChoice, PostMenu } from './PostMenu.tsx';

type Props = Readonly<{ author: Pick<Person, 'id' | 'name'>; target: ReportTarget }>;

/** Beside everything that others write: report it, do not see them for a while, or block them. */
export const AuthorActions = ({ author: { id, name }, target }: Props) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const text = useErrorText();
  const user = useSignedInUser();
  const steps = useAuthorSteps(id);
  const [open, setOpen] = useState<'report' | 'block'>();
  if (user?.status !== 'ACTIVE') return null;

  const refused = (error: unknown) => toast(text(error), { kind: 'error' });
  const mute = async (days: 7 | null) => {
    try {
      await steps.mute(days);
      toast(formatMessage({ id: 'social.muted' }, { name }), {
        undo: () => void steps.unmute().catch(refused),
      });
    } catch (error) {
      refused(error);
    }
  };
  const choices: readonly MenuChoice[] = [
    { label: 'feed.menu.report', Icon: FlagIcon, onChoose: () => setOpen('report') },
    { label: 'feed.menu.muteWeek', Icon: EyeOffIcon, onChoose: () => void mute(7) },
    { label: 'feed.menu.mute', Icon: EyeOffIcon, onChoose: () => void mute(null) },
    { label: 'social.block', Icon: LockIcon, onChoose: () => setOpen('block'), isDangerous: true },
  ];
  return (
    <>
      <PostMenu label={name} choices={choices} />
      {open === 'report' && <ReportOnDemand target={target} onClose={() => setOpen(undefined)} />}
      <ConfirmOnDemand
        open={open === 'block'}
        title={<FormattedMessage id="social.block.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="social.block" />}
        dangerous
        onConfirm={async () => {
          await steps.block();
          toast(formatMessage({ id: 'social.blocked' }, { name }));
        }}
        onClose={() => setOpen(undefined)}
      >
        <FormattedMessage id="social.block.text" values={{ name }} />
      </ConfirmOnDemand>
    </>
  );
};
