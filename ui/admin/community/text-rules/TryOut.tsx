import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { RecordLink } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useTryText } from '../data.ts';
import { TextRuleActionChip, VerdictChip } from '../parts/cells.tsx';

type Found = NonNullable<ReturnType<typeof useTryText>['data']>;

/** What would become of it, and by which rules. */
const Outcome = ({ found }: Readonly<{ found: Found }>) => (
  <Box sx={{ mt: 2, display: 'grid', gap: 1 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
      {(['usual', 'new'] as const).map((who) => (
        <Box key={who} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <FormattedMessage id={`console.textRules.try.${who}`} />
          <VerdictChip verdict={found[who]} />
        </Box>
      ))}
    </Box>
    <Typography sx={{ color: 'text.secondary' }}>
      <FormattedMessage
        id={found.met.length === 0 ? 'console.textRules.try.none' : 'console.textRules.try.met'}
      />
    </Typography>
    {found.met.length > 0 && (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {found.met.map(({ id, pattern, action }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', overflowWrap: 'anywhere' }}
          >
            <RecordLink place="text-rules" id={id} name={pattern} />
            <TextRuleActionChip action={action} />
          </Box>
        ))}
      </Box>
    )}
  </Box>
);

/** What would become of a text, for a usual member and for a new one. Nothing is kept. */
export const TryOut = () => {
  const id = useId();
  const [text, setText] = useState('');
  const attempt = useTryText();
  const run = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') attempt.mutate(text);
  };
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
      <Box role="status">{attempt.data !== undefined && <Outcome found={attempt.data} />}</Box>
      {attempt.error !== null && <ErrorNote error={attempt.error} />}
    </Section>
  );
};
