import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { z } from 'zod';
import { adminIncomingTransfers } from '#http/money/contract/admin-payments.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import { moneyClient } from '../../app/money-client.ts';
import { useFileSize } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { ImportResult, type ImportAnswer } from './ImportResult.tsx';
import { largestStatement, readStatementText, type StatementText } from './statement-text.ts';

type Picked = Readonly<{ name: string; size: number; content: StatementText }>;

const schema = z.object({ accountNumber: adminIncomingTransfers.import.body.shape.accountNumber.unwrap() });
/** UTF-16 takes two bytes for a letter; beyond that the file is not even opened. */
const mostBytes = largestStatement * 2 + 2;

const contentOf = async (file: File): Promise<StatementText> =>
  file.size > mostBytes ? { kind: 'too_large' } : readStatementText(new Uint8Array(await file.arrayBuffer()));

type FileDropProps = Readonly<{ picked: Picked | undefined; onFile: (file: File | undefined) => void }>;

/** A file can be dropped here or picked. */
const FileDrop = ({ picked, onFile }: FileDropProps) => {
  const { formatMessage } = useIntl();
  const size = useFileSize();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        p: 3,
        textAlign: 'center',
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'control',
        borderRadius: '16px',
        bgcolor: isOver ? 'primary.soft' : 'background.sunken',
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={formatMessage({ id: 'console.import.file' })}
        style={visuallyHidden as React.CSSProperties} // plain values, all of them
        tabIndex={-1}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // The same file, changed on the disk, may be picked again.
          target.value = '';
        }}
      />
      <Button variant="outlined" onClick={() => input.current?.click()}>
        <FormattedMessage id={picked === undefined ? 'console.import.pick' : 'console.import.pickOther'} />
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        <FormattedMessage id="console.import.limit" />
      </Typography>
      <Box aria-live="polite">
        {picked !== undefined && (
          <Typography sx={{ mt: 1.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {picked.name}
            {` (${size(picked.size)}`}
            {picked.content.kind === 'text' && `, ${picked.content.encoding.toUpperCase()}`}
            {')'}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

/** The picked file, and what came of sending it: an answer or a refusal. */
const useImport = () => {
  const refreshed = useRefreshed();
  const [picked, setPicked] = useState<Picked>();
  const [answer, setAnswer] = useState<Readonly<{ file: string; result: ImportAnswer }>>();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { accountNumber: '' },
  });
  const pick = async (file: File | undefined) => {
    if (file === undefined) return;
    setRefusal(undefined);
    setPicked({ name: file.name, size: file.size, content: await contentOf(file) });
  };
  const submit = form.handleSubmit(async ({ accountNumber }) => {
    if (picked?.content.kind !== 'text') return;
    setRefusal(undefined);
    setAnswer(undefined);
    try {
      const { text } = picked.content;
      const result = await moneyClient.adminIncomingTransfers.import({
        body: accountNumber === '' ? { text } : { text, accountNumber },
      });
      setAnswer({ file: picked.name, result });
      await refreshed('incoming-transfers', 'payments', 'users', 'transactions', 'ledger');
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  return { form, picked, pick, submit, answer, refusal };
};

const StatementImport = () => {
  const { formatMessage } = useIntl();
  const { form, picked, pick, submit, answer, refusal } = useImport();

  return (
    <ConsolePage
      title={formatMessage({ id: 'console.import.title' })}
      description={<FormattedMessage id="console.import.lead" />}
      back={{
        to: '/admin/incoming-transfers',
        label: <FormattedMessage id="resources.incoming-transfers.name" values={{ smart_count: 2 }} />,
      }}
      width={900}
    >
      <Section>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack sx={{ gap: 2.5 }}>
            <FileDrop picked={picked} onFile={(file) => void pick(file)} />
            {picked !== undefined && picked.content.kind !== 'text' && (
              <Alert severity="error" role="alert">
                <FormattedMessage id={`console.import.${picked.content.kind}`} />
              </Alert>
            )}
            <Box sx={{ maxWidth: 420 }}>
              <TextInput
                control={form.control}
                name="accountNumber"
                maxLength={32}
                inputMode="numeric"
                autoComplete="off"
                label={<FormattedMessage id="console.import.account" />}
                hint={<FormattedMessage id="console.import.account.hint" />}
              />
            </Box>
            {refusal !== undefined && <ErrorNote error={refusal} />}
            <SubmitButton
              busy={form.formState.isSubmitting}
              disabled={picked?.content.kind !== 'text'}
              sx={{ alignSelf: 'flex-start' }}
            >
              <FormattedMessage id="console.import.run" />
            </SubmitButton>
          </Stack>
        </form>
      </Section>
      {answer !== undefined && (
        <ImportResult
          file={answer.file}
          result={answer.result}
          action={
            <Button variant="contained" component={Link} to="/admin/incoming-transfers">
              <FormattedMessage id="console.import.toQueue" />
            </Button>
          }
        />
      )}
    </ConsolePage>
  );
};

export default StatementImport;
