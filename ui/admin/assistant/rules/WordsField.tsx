import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { ruleEditIssues, ruleWordsMaxLength } from '#core/assistant/finding/rule-edits.ts';
import type { Language } from '#core/kernel/language.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import type { StaffRule } from '../data.ts';
import type { RuleInput, RuleValues } from './rule-form.ts';
import { numbersOf, placeholdersOf } from './rule-words.ts';

type Props = Readonly<{
  rule: StaffRule;
  language: Language;
  control: Control<RuleValues, unknown, RuleInput>;
}>;

/** What the words have to keep, as they stand in the shipped ones; a missing one is marked by its sign. */
const Kept = ({ wanted, typed }: Readonly<{ wanted: readonly string[]; typed: string }>) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
    {wanted.map((name) => (
      <li key={name}>
        <Chip
          size="small"
          color={typed.includes(name) ? 'success' : 'error'}
          label={`${typed.includes(name) ? '✓' : '✗'} ${name}`}
        />
      </li>
    ))}
  </Box>
);

/** One language of a rule, with its placeholders and, while one types, what is still wrong with it. */
export const WordsField = ({ rule, language, control }: Props) => {
  const [vi, en] = useWatch({ control, name: ['vi', 'en'] });
  const typed = language === 'vi' ? vi : en;
  const shipped = language === 'vi' ? rule.shippedVi : rule.shippedEn;
  const wanted = placeholdersOf(shipped);
  const numbers = numbersOf(rule.id, language);
  const issues = ruleEditIssues(rule.id, { vi, en }).filter((issue) => issue.language === language);
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <TextInput
        control={control}
        name={language}
        rows={4}
        maxLength={ruleWordsMaxLength}
        required
        label={<FormattedMessage id={`console.language.${language}`} />}
        inputProps={{ lang: language }}
      />
      <div role="status" data-issues={language}>
        {issues.length > 0 && (
          <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'error.main', fontSize: '0.875rem' }}>
            {issues.map(({ problem, what }) => (
              <li key={`${problem} ${what}`}>
                <FormattedMessage id={`console.ai.issue.${problem}`} values={{ what }} />
              </li>
            ))}
          </Box>
        )}
      </div>
      {wanted.length > 0 && (
        <div>
          <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
            <FormattedMessage id="console.ai.rule.placeholders" />
          </Typography>
          <Kept wanted={wanted} typed={typed} />
        </div>
      )}
      {numbers.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="console.ai.rule.numbers" values={{ numbers: numbers.join(' · ') }} />
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }} component="p">
        <FormattedMessage id="console.ai.rule.shipped" /> <span lang={language}>{shipped}</span>
      </Typography>
    </Box>
  );
};
