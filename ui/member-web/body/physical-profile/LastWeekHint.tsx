import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWatch } from 'react-hook-form';
import { isMeasured, readField, type FieldKey, type FieldValue } from '#core/body/indicator/fields.ts';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { CopyIcon } from '#ui/icons.tsx';
import { useWords } from '#ui/indicator/words.ts';
import { isRequired, nameOf } from './profile-form.ts';
import { useCarriedOver, useProfileForm } from './use-profile-form.ts';

const small = { minHeight: 36, px: 1, whiteSpace: 'nowrap' } as const;

/** Under a field: what last week said, one tap to take it over, the mark that it was, and the way back to "not measured". */
export const LastWeekHint = ({
  field: key,
  textOf,
}: Readonly<{ field: FieldKey; textOf: (value: FieldValue) => string }>) => {
  const { control } = useProfileForm();
  const { last, copy, clear, isCarried } = useCarriedOver(control);
  const value: FieldValue = useWatch({ control, name: nameOf(key) }) as FieldValue; // the path names one field
  const say = useWords();
  const { formatMessage } = useIntl();
  const before = last === null ? null : readField(last.inputs, key);
  const known = last !== null && isMeasured(before);
  const name = say(fieldLabels[key]);
  const filled = isMeasured(value);
  // A required value is changed, never left empty: there is nothing to press once it is there.
  if (filled ? isRequired(key) && !known : !known) return null;

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.25,
        mt: 0.5,
        minHeight: 36,
      }}
    >
      {isCarried(key) ? (
        <StatusChip status="neutral" label={<FormattedMessage id="indicator.carried" />} />
      ) : (
        known && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <FormattedMessage id="indicator.last" values={{ value: textOf(before) }} />
          </Box>
        )
      )}
      {known && !filled && (
        <Button
          size="small"
          variant="text"
          startIcon={<CopyIcon />}
          onClick={() => copy(key)}
          aria-label={formatMessage({ id: 'indicator.copy.label' }, { name })}
          sx={small}
        >
          <FormattedMessage id="indicator.copy" />
        </Button>
      )}
      {filled && !isRequired(key) && (
        <Button
          size="small"
          variant="text"
          color="inherit"
          onClick={() => clear(key)}
          aria-label={formatMessage({ id: 'indicator.clear.label' }, { name })}
          sx={{ ...small, color: 'text.secondary' }}
        >
          <FormattedMessage id="indicator.clear" />
        </Button>
      )}
    </Box>
  );
};
