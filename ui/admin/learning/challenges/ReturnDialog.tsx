import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import { challengeLimits } from '#core/learning/challenge/challenge.ts';
import { adminChallenges } from '#http/learning/contract/admin-challenges.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import type { StaffChallenge } from '../data.ts';

const schema = adminChallenges.return.body;

type Props = Readonly<{
  challenge: StaffChallenge;
  run: (body: z.output<typeof schema>) => Promise<unknown>;
  reload: () => unknown;
  onClose: () => void;
}>;

/** Back to its author, with what is to be mended. */
export const ReturnDialog = ({ challenge: { title, author }, run, reload, onClose }: Props) => {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { reason: '' },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.challenges.return.title" values={{ title }} />}
      consequence={
        <FormattedMessage id="console.challenges.return.consequence" values={{ name: author?.name ?? '' }} />
      }
      confirmLabel={<FormattedMessage id="console.challenges.return" />}
      dangerous
      irreversible={false}
      reload={reload}
      onConfirm={run}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="reason"
        rows={5}
        maxLength={challengeLimits.returnReasonLength.max}
        required
        label={<FormattedMessage id="console.challenges.return.reason" />}
        hint={<FormattedMessage id="console.challenges.return.hint" />}
      />
    </FormDialog>
  );
};
