import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { diffWordsWithSpace } from 'diff';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '#ui/components/forms/Field.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { type StaffPrompt, usePromptsOf } from '../data.ts';

/** Marked by more than colour: readers hear it, and print shows it. */
const Changes = ({ before, after }: Readonly<{ before: string; after: string }>) => {
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  return (
    <Box sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map(({ value, added, removed }, index) => {
        // Parts have no name of their own, and are never sorted anew.
        // oxlint-disable-next-line react/no-array-index-key
        if (!added && !removed) return <span key={index}>{value}</span>;
        return (
          <Box
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            component={added ? 'ins' : 'del'}
            sx={{
              bgcolor: added ? 'success.soft' : 'error.soft',
              color: added ? 'success.onSoft' : 'error.onSoft',
              textDecoration: added ? 'underline' : 'line-through',
            }}
          >
            <Box component="span" sx={visuallyHidden}>
              <FormattedMessage id={added ? 'console.audit.after' : 'console.audit.before'} />{' '}
            </Box>
            {value}
          </Box>
        );
      })}
    </Box>
  );
};

type Props = Readonly<{ prompt: StaffPrompt; others: readonly StaffPrompt[] }>;

/** Against the one in use at first, then against whichever is chosen. */
const Against = ({ prompt, others }: Props) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const first = others.find(({ status }) => status === 'ACTIVE') ?? others[0];
  const [chosen, setChosen] = useState(first?.id ?? '');
  const other = others.find(({ id }) => id === chosen) ?? first;
  if (other === undefined)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="console.ai.prompt.onlyOne" />
      </Typography>
    );
  return (
    <>
      <Field
        id="prompt-against"
        error={undefined}
        label={<FormattedMessage id="console.ai.prompt.against" />}
      >
        <NativeSelect
          id="prompt-against"
          variant="outlined"
          fullWidth
          value={other.id}
          onChange={({ target }) => setChosen(target.value)}
          IconComponent={ChevronDownIcon}
          input={<OutlinedInput />}
        >
          {others.map(({ id, status, at }) => (
            <option key={id} value={id}>
              {`${formatMessage({ id: `console.ai.prompt.status.${status}` })} · ${dateTime(at)}`}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {other.body === prompt.body ? (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          <FormattedMessage id="console.ai.prompt.same" />
        </Typography>
      ) : (
        <Changes before={other.body} after={prompt.body} />
      )}
    </>
  );
};

/** What these words change against others of the same kind. */
export const PromptDifference = ({ prompt }: Readonly<{ prompt: StaffPrompt }>) => (
  <Section
    title={<FormattedMessage id="console.ai.prompt.difference" />}
    note={<FormattedMessage id="console.ai.prompt.difference.note" />}
  >
    <QueryView query={usePromptsOf(prompt.kind)} compact skeleton={<ListSkeleton rows={3} picture={false} />}>
      {(all) => <Against prompt={prompt} others={all.filter(({ id }) => id !== prompt.id)} />}
    </QueryView>
  </Section>
);
