import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useTryText } from '../data.ts';

/** What would become of a text, for a usual member and for a new one. Nothing is kept. */
export const TryOut = () => {
  const id = useId();
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const attempt = useTryText();
  const run = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') attempt.mutate(text);
  };
  const found = attempt.data;
  return (
    <Section title={<FormattedMessage id="console.textRules.try" />}>
      <Box component="form" noValidate onSubmit={run} sx={{ display: 'grid', gap: 1.5 }}>
        <Field id={id} label={<FormattedMessage id="console.textRules.try.text" />} error={undefined}>
          <OutlinedInput
            id={id}
            value={text}
            onChange={({ target }) => setText(target.value)}
            multiline
            minRows={2}
            maxRows={8}
            fullWidth
            inputProps={{ maxLength: 5000 }}
          />
        </Field>
        <SubmitButton busy={attempt.isPending} variant="outlined" sx={{ justifySelf: 'start' }}>
          <FormattedMessage id="console.textRules.try.run" />
        </SubmitButton>
      </Box>
      <Box role="status" sx={{ mt: found === undefined ? 0 : 1.5 }}>
        {found !== undefined &&
          (['usual', 'new'] as const).map((who) => (
            <Typography key={who}>
              <FormattedMessage
                id={`console.textRules.try.${who}`}
                values={{
                  verdict: <b>{formatMessage({ id: `console.textRules.verdict.${found[who]}` })}</b>,
                }}
              />
            </Typography>
          ))}
        {found !== undefined && found.met.length > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage
              id="console.textRules.try.met"
              values={{ words: found.met.map(({ pattern }) => pattern).join(', ') }}
            />
          </Typography>
        )}
      </Box>
      {attempt.error !== null && <ErrorNote error={attempt.error} />}
    </Section>
  );
};
