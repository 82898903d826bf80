import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { CheckIcon, PlusIcon } from '#ui/icons.tsx';
import { useForm } from '#ui/use-form.ts';
import { SaveRefusal } from '../../app/forms/SaveRefusal.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import type { Hotlines } from '../data.ts';
import {
  blankHotline,
  type HotlineInput,
  type HotlineValues,
  mostHotlines,
  schema,
  valuesOf,
} from './hotline-form.ts';
import { HotlineRow } from './HotlineRow.tsx';

type Props = Readonly<{ hotlines: Hotlines; confirm: (input: HotlineInput) => Promise<unknown> }>;

const useHotlineForm = ({ hotlines, confirm }: Props) => {
  const [refusal, setRefusal] = useState<unknown>();
  const [checked, setChecked] = useState<HotlineInput>();
  const form = useForm<HotlineValues, unknown, HotlineInput>({
    resolver: contractResolver(schema),
    defaultValues: valuesOf(hotlines),
  });
  const rows = useFieldArray({ control: form.control, name: 'lines' });
  const ask = form.handleSubmit((values) => {
    setRefusal(undefined);
    setChecked(values);
  });
  const run = async () => {
    if (checked === undefined) return;
    try {
      await confirm(checked);
      form.reset(checked);
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  };
  return { form, rows, refusal, checked, ask, run, close: () => setChecked(undefined) };
};

/** Right or put right: either way they are confirmed as of today, all together. */
export const HotlinesForm = (props: Props) => {
  const { form, rows, refusal, checked, ask, run, close } = useHotlineForm(props);
  const { control, formState } = form;
  return (
    <form noValidate onSubmit={(event) => void ask(event)}>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      <Section
        title={<FormattedMessage id="console.ai.hotlines.lines" />}
        note={<FormattedMessage id="console.ai.hotlines.lines.note" />}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          {rows.fields.map(({ id }, index) => (
            <HotlineRow
              key={id}
              control={control}
              index={index}
              mayRemove={rows.fields.length > 1}
              onRemove={() => rows.remove(index)}
            />
          ))}
        </Box>
        {rows.fields.length < mostHotlines && (
          <Button
            variant="text"
            startIcon={<PlusIcon />}
            sx={{ mt: 1.5 }}
            onClick={() => rows.append(blankHotline)}
          >
            <FormattedMessage id="console.ai.hotline.add" />
          </Button>
        )}
      </Section>
      <SaveRefusal refusal={refusal} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" startIcon={<CheckIcon />}>
          <FormattedMessage id="console.ai.hotlines.confirm" />
        </Button>
        {formState.isDirty && (
          <Button variant="text" onClick={() => form.reset()}>
            <FormattedMessage id="console.reset" />
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={checked !== undefined}
        title={
          <FormattedMessage
            id="console.ai.hotlines.confirm.title"
            values={{ count: checked?.lines.length ?? 0 }}
          />
        }
        confirmLabel={<FormattedMessage id="console.ai.hotlines.confirm.sure" />}
        onConfirm={run}
        onClose={close}
      >
        <FormattedMessage id="console.ai.hotlines.confirm.text" />
        <Box component="ul" sx={{ mb: 0, pl: 2.5 }}>
          {checked?.lines.map(({ number, name }) => (
            <li key={`${number} ${name.vi}`}>{`${number} · ${name.vi}`}</li>
          ))}
        </Box>
      </ConfirmDialog>
    </form>
  );
};
