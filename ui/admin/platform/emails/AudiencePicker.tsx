import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { userLevels, userTypes } from '#core/access/actor/actor.ts';
import { languages } from '#core/kernel/language.ts';
import { Field } from '#ui/components/forms/Field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import type { MessageId } from '#ui/intl.ts';
import { RecordPicker } from '../../app/forms/RecordPicker.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { searchUsers } from '../../app/forms/search-users.ts';
import type { MailDraft } from './mail-draft.ts';

type Narrowing = MailDraft['audience'];
type ChoiceProps<Value extends string> = Readonly<{
  label: MessageId;
  all: MessageId;
  word: (value: Value) => MessageId;
  values: readonly Value[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
}>;

const Choice = <Value extends string>({ label, all, word, values, chosen, onChoose }: ChoiceProps<Value>) => {
  const id = useId();
  const { formatMessage } = useIntl();
  return (
    <Field id={id} label={<FormattedMessage id={label} />} error={undefined}>
      <NativeSelect
        variant="outlined"
        id={id}
        fullWidth
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(values.find((value) => value === target.value) ?? null)}
        IconComponent={ChevronDownIcon}
        input={<OutlinedInput />}
      >
        <option value="">{formatMessage({ id: all })}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {formatMessage({ id: word(value) })}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
};

const mostPeople = 500;

type Props = Readonly<{
  draft: Pick<MailDraft, 'audience' | 'people'>;
  onChange: (next: Pick<MailDraft, 'audience' | 'people'>) => void;
}>;

/** Everybody, unless something narrows; what is chosen narrows together. */
export const AudiencePicker = ({ draft: { audience, people }, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const narrow = (part: Partial<Narrowing>) => onChange({ audience: { ...audience, ...part }, people });
  const setPeople = (next: MailDraft['people']) => onChange({ audience, people: next });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Choice
          label="resources.users.fields.type"
          all="console.emails.anyType"
          word={(value) => `user.type.${value}`}
          values={userTypes}
          chosen={audience.type}
          onChoose={(type) => narrow({ type })}
        />
        <Choice
          label="resources.users.fields.level"
          all="console.emails.anyLevel"
          word={(value) => `user.level.${value}`}
          values={userLevels}
          chosen={audience.level}
          onChoose={(level) => narrow({ level })}
        />
        <Choice
          label="ui.language"
          all="console.emails.anyLanguage"
          word={(value) => `console.language.${value}`}
          values={languages}
          chosen={audience.language}
          onChoose={(language) => narrow({ language })}
        />
      </Box>
      {may('user.view') && (
        <div>
          {people.length < mostPeople && (
            <RecordPicker
              // Emptied after each choice, for the next.
              key={people.length}
              source={['users', 'mail-receiver']}
              search={searchUsers}
              least={2}
              label={<FormattedMessage id="console.emails.people" />}
              hint={<FormattedMessage id="console.emails.people.hint" />}
              nothing={<FormattedMessage id="console.emails.people.nobody" />}
              chosen={null}
              onChoose={(person) => {
                if (person !== null && people.every(({ id }) => id !== person.id))
                  setPeople([...people, { id: person.id, name: person.name }]);
              }}
            />
          )}
          {people.length > 0 && (
            <Box
              component="ul"
              aria-label={formatMessage({ id: 'console.emails.people' })}
              sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'flex', gap: 0.75, flexWrap: 'wrap' }}
            >
              {people.map(({ id, name }) => (
                <li key={id}>
                  <Chip
                    label={name}
                    onClick={() => setPeople(people.filter((person) => person.id !== id))}
                    onDelete={() => setPeople(people.filter((person) => person.id !== id))}
                    aria-label={formatMessage({ id: 'console.emails.people.remove' }, { name })}
                  />
                </li>
              ))}
            </Box>
          )}
        </div>
      )}
    </Box>
  );
};
