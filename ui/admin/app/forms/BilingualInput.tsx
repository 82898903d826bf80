import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { languages } from '#core/kernel/language.ts';
import { type Controlled, TextInput } from '#ui/components/forms/TextInput.tsx';

type Props<Values extends FieldValues, Context, Output> = Controlled<Values, Context, Output> &
  Readonly<{
    label: ReactNode;
    hint?: ReactNode;
    /** Vietnamese must be there; what English lacks is shown in Vietnamese. */
    required?: boolean;
    /** What everybody reads in their own language: English must be there, too. */
    inBoth?: boolean;
    rows?: number;
    maxLength: number;
  }>;

/** The same text in both languages, side by side where there is room. */
export const BilingualInput = <Values extends FieldValues, Context, Output>({
  name,
  label,
  hint,
  required = false,
  inBoth = false,
  rows,
  ...props
}: Props<Values, Context, Output>) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'end',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {languages.map((language) => (
      <TextInput
        key={language}
        {...props}
        name={`${name}.${language}` as FieldPath<Values>} // the text of both languages has these two keys
        required={required && (inBoth || language === 'vi')}
        label={
          <FormattedMessage
            id="console.settings.inLanguage"
            values={{ label, language: language === 'vi' ? 'Tiếng Việt' : 'English' }}
          />
        }
        hint={language === 'vi' || inBoth ? hint : <FormattedMessage id="console.bilingual.en" />}
        inputProps={{ lang: language }}
        {...(rows === undefined ? {} : { rows })}
      />
    ))}
  </Box>
);
