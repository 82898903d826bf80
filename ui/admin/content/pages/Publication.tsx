import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useFormats } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { fromLocalTime } from '../../app/parts/local-time.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { contentClient } from '../parts/client.ts';
import type { StaffPage } from '../parts/data.ts';

type Asked = 'publish' | 'discard' | 'withdraw';

/** Shows the draft, throws it away, or takes back what waits for its day. */
export const Publication = ({ page }: Readonly<{ page: StaffPage }>) => {
  const { id, version, isLegal, draftAt, upcomingAt } = page;
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const toast = useToast();
  const refreshed = useRefreshed();
  const [asked, setAsked] = useState<Asked>();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm({ defaultValues: { from: '', asksAgain: false } });

  const run = async (step: Asked) => {
    setRefusal(undefined);
    try {
      const { from, asksAgain } = form.getValues();
      const at = from === '' ? null : fromLocalTime(from);
      if (step === 'publish')
        await contentClient.adminPages.publish({
          params: { id },
          body: { version, asksAgain, effectiveAt: at === null ? null : new Date(at) },
        });
      else await contentClient.adminPages[step]({ params: { id } });
      form.reset();
      await refreshed('pages');
      toast(formatMessage({ id: `console.pages.done.${step}` }));
    } catch (error) {
      setRefusal(error);
    }
    setAsked(undefined);
  };

  return (
    <Section title={<FormattedMessage id="console.pages.publication" />}>
      <Stack sx={{ gap: 2.5 }}>
        {refusal !== undefined && <ErrorNote error={refusal} />}
        {upcomingAt !== null && (
          <Typography>
            <FormattedMessage id="console.pages.waits" values={{ time: dateTime(upcomingAt) }} />
          </Typography>
        )}
        {draftAt === null ? (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="console.pages.noDraft" />
          </Typography>
        ) : (
          isLegal && (
            <>
              <TextInput
                control={form.control}
                name="from"
                label={<FormattedMessage id="console.pages.from" />}
                hint={<FormattedMessage id="console.pages.from.hint" />}
                inputProps={{ type: 'datetime-local' }}
              />
              <CheckboxInput
                control={form.control}
                name="asksAgain"
                label={<FormattedMessage id="console.pages.asksAgain" />}
                hint={<FormattedMessage id="console.pages.asksAgain.hint" />}
              />
            </>
          )
        )}
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          {draftAt !== null && (
            <>
              <Button variant="contained" onClick={() => setAsked('publish')}>
                <FormattedMessage id="console.pages.publish" />
              </Button>
              <Button variant="outlined" color="error" onClick={() => setAsked('discard')}>
                <FormattedMessage id="console.pages.discard" />
              </Button>
            </>
          )}
          {upcomingAt !== null && (
            <Button variant="outlined" onClick={() => setAsked('withdraw')}>
              <FormattedMessage id="console.pages.withdraw" />
            </Button>
          )}
        </Box>
      </Stack>
      <ConfirmDialog
        open={asked !== undefined}
        title={<FormattedMessage id={`console.pages.ask.${asked ?? 'publish'}`} />}
        confirmLabel={<FormattedMessage id={`console.pages.${asked ?? 'publish'}`} />}
        onConfirm={() => asked && run(asked)}
        onClose={() => setAsked(undefined)}
      >
        <FormattedMessage id={`console.pages.ask.${asked ?? 'publish'}.text`} />
      </ConfirmDialog>
    </Section>
  );
};

/** What was published, newest first: people agreed to it. */
export const Versions = ({ versions }: Pick<StaffPage, 'versions'>) => {
  const { dateTime } = useFormats();
  return (
    <Section title={<FormattedMessage id="console.pages.versions" />}>
      <Box component="ol" reversed sx={{ m: 0, pl: 3 }}>
        {versions.map(({ number, effectiveAt, consentVersion, state }) => (
          <Box key={number} component="li" value={number} sx={{ py: 0.75 }}>
            {dateTime(effectiveAt)}
            {' · '}
            <FormattedMessage id={`console.pages.state.${state}`} />
            {consentVersion !== null && (
              <>
                {' · '}
                <FormattedMessage id="console.pages.asked" />
              </>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
};
