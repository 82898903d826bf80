import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { ChoiceCards } from '#ui/components/forms/ChoiceCards.tsx';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { codeMessage } from '#ui/api/field-message.ts';
import { problemResolver } from '#ui/api/field-problems.ts';
import type { CoachSettings } from '../../app/data/coach-desk.ts';
import { bold } from '../../app/parts/rich-text.tsx';
import {
  bundleLimits,
  bundleSent,
  choiceOf,
  earned,
  isBundleWrong,
  priceChoices,
  priceSent,
  priceShown,
  type PriceValues,
} from './price.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettingsSection } from './use-settings-section.ts';

const resolverFor = (settings: Pick<CoachSettings, 'defaultPrice' | 'maxPrice'>) =>
  problemResolver(
    (values: PriceValues) => ({
      own:
        priceShown(values, settings) === undefined
          ? codeMessage('user.invalid_coach_review_price', { max: settings.maxPrice })
          : undefined,
      bundle: isBundleWrong(values, settings)
        ? codeMessage('coach.invalid_bundle_price', bundleLimits(values, settings) ?? {})
        : undefined,
    }),
    (values) => ({ reviewPrice: priceSent(values), bundlePrice: bundleSent(values, settings) }),
  );

/** What remains, counted as it is typed. */
const Remains = ({ price, feePercent }: Readonly<{ price: number | undefined; feePercent: number }>) => (
  <Box
    component="output"
    sx={{ display: 'block', p: 2, borderRadius: '16px', bgcolor: 'background.sunken', minHeight: 84 }}
  >
    {price === undefined ? (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="coachSettings.price.unknown" />
      </Typography>
    ) : price === 0 ? (
      <FormattedMessage id="coachSettings.price.nothing" />
    ) : (
      <>
        <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }} variant="body2">
          <FormattedMessage id="coachSettings.price.receive" />
        </Typography>
        <CoinAmount amount={earned(price).net} coin="FIT_COIN" size="large" />
        <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5 }}>
          <FormattedMessage
            id="coachSettings.price.after"
            values={{ price, percent: feePercent, fee: earned(price).fee, b: bold }}
          />
        </Typography>
      </>
    )}
  </Box>
);

export const PriceSection = ({ settings }: Readonly<{ settings: CoachSettings }>) => {
  const { defaultPrice, maxPrice, feePercent } = settings;
  const resolver = useMemo(() => resolverFor({ defaultPrice, maxPrice }), [defaultPrice, maxPrice]);
  const section = useSettingsSection<PriceValues>({
    settings,
    resolver,
    read: choiceOf,
    names: {
      'body.reviewPrice': 'own',
      'user.invalid_coach_review_price': 'own',
      'body.bundlePrice': 'bundle',
      'coach.invalid_bundle_price': 'bundle',
    },
  });
  const { control } = section.form;
  const [choice, own] = useWatch({ control, name: ['choice', 'own'] });
  const bundle = bundleLimits({ choice, own }, settings);

  return (
    <SettingsSection
      id="price"
      title={<FormattedMessage id="coachSettings.price.title" />}
      description={<FormattedMessage id="coachSettings.price.text" />}
      section={section}
    >
      <ChoiceCards
        control={control}
        name="choice"
        label={<FormattedMessage id="coachSettings.price.choice" />}
        minWidth={180}
        choices={priceChoices.map((value) => ({
          value,
          label: <FormattedMessage id={`coachSettings.price.${value}`} />,
          description: (
            <FormattedMessage id={`coachSettings.price.${value}.text`} values={{ price: defaultPrice }} />
          ),
        }))}
      />
      {choice === 'OWN' && (
        <TextInput
          control={control}
          name="own"
          label={<FormattedMessage id="coachSettings.price.own" />}
          hint={<FormattedMessage id="coachSettings.price.own.hint" values={{ max: maxPrice }} />}
          inputMode="numeric"
          autoComplete="off"
          end={<FormattedMessage id="ui.coin.fit" />}
          required
        />
      )}
      <Remains price={priceShown({ choice, own }, settings)} feePercent={feePercent} />
      {bundle !== null && (
        <TextInput
          control={control}
          name="bundle"
          label={<FormattedMessage id="coachSettings.bundle" />}
          hint={<FormattedMessage id="coachSettings.bundle.hint" values={{ max: bundle.max }} />}
          inputMode="numeric"
          autoComplete="off"
          end={<FormattedMessage id="ui.coin.fit" />}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="coachSettings.price.note" />
      </Typography>
    </SettingsSection>
  );
};
