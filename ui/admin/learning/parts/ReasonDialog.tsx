import type { ReactNode } from 'react';
import { z } from 'zod';
import { staffReason } from '#http/engine/contract/endpoint.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useForm } from '#ui/use-form.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';

const schema = z.object({ reason: staffReason });

type Props = Readonly<{
  title: ReactNode;
  consequence: ReactNode;
  confirmLabel: ReactNode;
  dangerous: boolean;
  reload: () => unknown;
  run: (reason: string) => Promise<unknown>;
  onClose: () => void;
}>;

/** What can be undone again, and is written into the log with its reason. */
export const ReasonDialog = ({ run, ...props }: Props) => {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { reason: '' },
  });
  return (
    <FormDialog form={form} irreversible={false} {...props} onConfirm={async ({ reason }) => run(reason)}>
      <ReasonField control={form.control} />
    </FormDialog>
  );
};
