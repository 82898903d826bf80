import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { standards, type Standard } from '#core/body/indicator/categories.ts';
import { choiceLabel } from '#core/body/indicator/choice-labels.ts';
import { explainIndicator } from '#core/body/indicator/explanation/explain.ts';
import { fields } from '#core/body/indicator/fields.ts';
import { fieldLabels, unitLabels } from '#core/body/indicator/labels.ts';
import { standardLabels } from '#core/body/indicator/verdict-labels.ts';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { Page } from '#ui/components/Page.tsx';
import { IndicatorCard } from '#ui/indicator/IndicatorCard.tsx';
import { References } from '#ui/indicator/References.tsx';
import { computeProfile, type ComputedProfile } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { parseDecimal, useFormats } from '#ui/intl.ts';
import { useSite } from '../../app/page-context.ts';
import { useIsExpectedMember } from '../../app/layout/use-is-expected-member.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import {
  calculatorKinds,
  calculators,
  choicesOf,
  exampleValues,
  inputsOf,
  problemOf,
  tdeeByMethod,
  type CalculatorField,
  type CalculatorKind,
  type CalculatorValues,
} from './calculators.ts';
import { useCalculator } from './use-calculator.ts';

declare global {
  interface MessageCatalogues {
    calculators: typeof import('./messages/vi.json');
  }
}

type FieldProps = Readonly<{
  name: CalculatorField;
  values: CalculatorValues;
  change: (changed: Partial<CalculatorValues>) => void;
}>;

const ChoiceField = ({ name, values, change }: FieldProps & Readonly<{ name: keyof typeof choicesOf }>) => {
  const id = useId();
  const say = useWords();
  return (
    <Field id={id} label={say(fieldLabels[name])} error={undefined} group>
      <RadioGroup
        aria-labelledby={id}
        value={values[name] ?? ''}
        onChange={(_, value) => change({ [name]: value })}
      >
        {choicesOf[name].map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={say(choiceLabel(name, value))}
          />
        ))}
      </RadioGroup>
    </Field>
  );
};

const MeasureField = ({
  name,
  values,
  change,
}: FieldProps & Readonly<{ name: Exclude<CalculatorField, keyof typeof choicesOf> }>) => {
  const id = useId();
  const say = useWords();
  const { formatNumber, formatMessage } = useIntl();
  const [typed, setTyped] = useState<string>();
  const stored = values[name];
  const { unit, min, max } = fields[name];
  const problem = typed === undefined ? null : problemOf(typed, fields[name]);
  const error =
    problem === null
      ? undefined
      : formatMessage(
          { id: `calculators.${problem}` },
          { typed: typed ?? '', min, max, unit: say(unitLabels[unit]) },
        );
  return (
    <Field id={id} label={say(fieldLabels[name])} error={error}>
      <OutlinedInput
        id={id}
        value={typed ?? (stored === null ? '' : formatNumber(stored, { useGrouping: false }))}
        onChange={({ target }) => {
          setTyped(target.value);
          const isFit = problemOf(target.value, fields[name]) === null;
          change({ [name]: isFit ? (parseDecimal(target.value) ?? null) : null });
        }}
        // What is no answer stays, with the reason below it.
        onBlur={() => {
          if (problem === null) setTyped(undefined);
        }}
        error={error !== undefined}
        fullWidth
        autoComplete="off"
        endAdornment={
          <Typography id={`${id}-unit`} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {say(unitLabels[unit])}
          </Typography>
        }
        inputProps={{
          inputMode: 'decimal',
          'aria-describedby': [`${id}-unit`, describedBy(id, { error })].filter(Boolean).join(' '),
        }}
      />
    </Field>
  );
};

const AskedField = ({ name, ...props }: FieldProps) =>
  name === 'gender' || name === 'activityLevel' ? (
    <ChoiceField name={name} {...props} />
  ) : (
    <MeasureField name={name} {...props} />
  );

const Results = ({ kind, profile }: Readonly<{ kind: CalculatorKind; profile: ComputedProfile }>) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
    {calculators[kind].shows.map((indicator) => (
      <IndicatorCard key={indicator} indicator={indicator} profile={profile} />
    ))}
  </Box>
);

const Methods = ({ values, profile }: Readonly<{ values: CalculatorValues; profile: ComputedProfile }>) => {
  const { number } = useFormats();
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'auto auto', maxWidth: 420 }}
    >
      {tdeeByMethod(values, profile.computed).map(({ method, value }) => (
        <Box key={method} sx={{ display: 'contents' }}>
          <Typography component="dt">
            <FormattedMessage id={`calculators.method.${method}`} />
          </Typography>
          <Typography component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {value === null ? '–' : `${number(value, 0)} kcal`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** What everybody can read without script: the formula, who says so, and an example worked out. */
const Example = ({ kind, standard }: Readonly<{ kind: CalculatorKind; standard: Standard }>) => {
  const say = useWords();
  const { number } = useFormats();
  const profile = computeProfile(inputsOf(exampleValues), standard);
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        <FormattedMessage id="calculators.formula" />
      </Typography>
      {calculators[kind].shows.map((indicator) => {
        const { label, meaning, formula, sources, references } = explainIndicator(
          indicator,
          profile.inputs,
          profile.computed,
          standard,
        );
        return (
          <Box key={indicator} sx={{ mb: 3 }}>
            <Typography variant="h3">{say(label)}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{say(meaning)}</Typography>
            <Typography sx={{ my: 1, whiteSpace: 'pre-line' }}>{say(formula)}</Typography>
            {sources.map((source) => (
              <Typography key={source.text} variant="body2" sx={{ color: 'text.secondary' }}>
                {source.text}
              </Typography>
            ))}
            {references.length > 0 && (
              <Box sx={{ mt: 2 }}>
                <References references={references} />
              </Box>
            )}
          </Box>
        );
      })}
      <Typography variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage id="calculators.example" />
      </Typography>
      <Typography sx={{ mb: 2 }}>
        {calculators[kind].asks
          .map((name) => {
            const value = exampleValues[name];
            if (value === null) return '';
            if (typeof value === 'string') return say(choiceLabel(name as 'gender', value));
            return `${say(fieldLabels[name]).toLowerCase()} ${number(value)} ${say(unitLabels[(fields[name] as { unit: 'cm' }).unit])}`;
          })
          .join(', ')}
      </Typography>
      <Results kind={kind} profile={profile} />
    </Box>
  );
};

/** The first save begins with these numbers; who has saved before goes on there. */
const OnwardButton = () => {
  const isMember = useIsExpectedMember();
  return (
    <Box>
      <Button variant="contained" component={LocalLink} to={isMember ? paths.weeklySave : paths.register}>
        <FormattedMessage id={isMember ? 'nav.weeklySave' : 'calculators.register'} />
      </Button>
      {!isMember && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          <FormattedMessage id="calculators.carried" />
        </Typography>
      )}
    </Box>
  );
};

export const CalculatorPage = ({ kind }: Readonly<{ kind: CalculatorKind }>) => {
  const { formatMessage } = useIntl();
  const say = useWords();
  const standardId = useId();
  const [standard, setStandard] = useState<Standard>(useSite().bodyStandard);
  const { values, round, change, clear } = useCalculator();
  const profile = computeProfile(inputsOf(values), standard);
  return (
    <Page
      title={formatMessage({ id: `calculators.${kind}.title` })}
      description={<FormattedMessage id={`calculators.${kind}.lead`} />}
    >
      <Box
        component="nav"
        aria-label={formatMessage({ id: 'calculators.nav' })}
        sx={{ mb: 3, display: 'flex', gap: 2, flexWrap: 'wrap' }}
      >
        {calculatorKinds.map((one) => (
          <Link
            key={one}
            component={LocalLink}
            to={`/calculators/${one}`}
            aria-current={one === kind ? 'page' : undefined}
            sx={{ py: 1.25, fontWeight: one === kind ? 600 : 400 }}
          >
            <FormattedMessage id={`calculators.${one}.short`} />
          </Link>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Stack component="form" sx={{ gap: 2.5 }} onSubmit={(event) => event.preventDefault()}>
          {calculators[kind].asks.map((name) => (
            <AskedField key={`${name}-${round}`} name={name} values={values} change={change} />
          ))}
          {(kind === 'bmi' || kind === 'body-fat') && (
            <Field
              id={standardId}
              label={formatMessage({ id: 'calculators.standard' })}
              error={undefined}
              group
            >
              <RadioGroup
                row
                aria-labelledby={standardId}
                value={standard}
                onChange={(_, one) => setStandard(one as Standard)}
              >
                {standards.map((one) => (
                  <FormControlLabel
                    key={one}
                    value={one}
                    control={<Radio />}
                    label={say(standardLabels[one])}
                  />
                ))}
              </RadioGroup>
            </Field>
          )}
          <Button type="button" variant="text" onClick={clear} sx={{ alignSelf: 'start' }}>
            <FormattedMessage id="calculators.clear" />
          </Button>
        </Stack>
        <Stack aria-live="polite" sx={{ gap: 2 }}>
          <Results kind={kind} profile={profile} />
          {kind === 'tdee' && <Methods values={values} profile={profile} />}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="calculators.private" />
          </Typography>
          <OnwardButton />
        </Stack>
      </Box>
      <Example kind={kind} standard={standard} />
    </Page>
  );
};
