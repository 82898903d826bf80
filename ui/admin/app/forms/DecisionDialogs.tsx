import type { ReactNode } from 'react';
import { z } from 'zod';
import { staffReason } from '#http/engine/contract/endpoint.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useForm } from '#ui/use-form.ts';
import { FormDialog } from './FormDialog.tsx';
import { ReasonField } from './ReasonField.tsx';

export type DecisionWords = Readonly<{ title: ReactNode; consequence: ReactNode; confirmLabel: ReactNode }>;
type Props = Readonly<{ words: DecisionWords; reload: () => unknown; onClose: () => void }>;

export const ApproveDialog = ({
  words,
  run,
  ...props
}: Props & Readonly<{ run: () => Promise<unknown> }>) => {
  const form = useForm();
  return (
    <FormDialog form={form} irreversible {...words} {...props} onConfirm={run}>
      {null}
    </FormDialog>
  );
};

const schema = z.object({ reason: staffReason });

export const RefuseDialog = ({
  words,
  run,
  notifiesMember = true,
  ...props
}: Props & Readonly<{ run: (reason: string) => Promise<unknown>; notifiesMember?: boolean }>) => {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { reason: '' },
  });
  return (
    <FormDialog
      form={form}
      dangerous
      {...words}
      {...props}
      onConfirm={async ({ reason }: z.output<typeof schema>) => run(reason)}
    >
      <ReasonField control={form.control} notifiesMember={notifiesMember} />
    </FormDialog>
  );
};
