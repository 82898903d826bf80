import { FormattedMessage, useIntl } from 'react-intl';
import { languages, type Language } from '#core/kernel/language.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { ChoiceCards } from '#ui/components/forms/ChoiceCards.tsx';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { lineProblem, problemResolver } from '#ui/api/field-problems.ts';
import type { CoachSettings } from '../../app/data/coach-desk.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettingsSection } from './use-settings-section.ts';

const longestHeadline = 120;

type Values = Readonly<{ headline: string; languages: Language[]; hideFromSearch: boolean }>;

const read = (settings: CoachSettings): Values => ({
  headline: settings.headline,
  languages: [...settings.languages],
  hideFromSearch: settings.hideFromSearch,
});

const resolver = problemResolver(
  (values: Values) => ({
    headline: lineProblem(values.headline, longestHeadline),
    languages: values.languages.length === 0 ? 'coachSettings.languages.none' : undefined,
  }),
  (values) => ({
    headline: normalize(values.headline),
    // In one order, so that ticking one off and on again changes nothing.
    languages: languages.filter((language) => values.languages.includes(language)),
    hideFromSearch: values.hideFromSearch,
  }),
);

/** What the directory says of this coach, and whether it says anything at all. */
export const DirectorySection = ({ settings }: Readonly<{ settings: CoachSettings }>) => {
  const { formatMessage } = useIntl();
  const section = useSettingsSection<Values>({ settings, resolver, read });
  const { control } = section.form;

  return (
    <SettingsSection
      id="directory"
      title={<FormattedMessage id="coachSettings.directory.title" />}
      description={<FormattedMessage id="coachSettings.directory.text" />}
      section={section}
    >
      <TextInput
        control={control}
        name="headline"
        label={<FormattedMessage id="coachSettings.headline" />}
        hint={<FormattedMessage id="coachSettings.headline.hint" />}
        maxLength={longestHeadline}
      />
      <ChoiceCards
        control={control}
        name="languages"
        label={<FormattedMessage id="coachSettings.languages" />}
        hint={<FormattedMessage id="coachSettings.languages.hint" />}
        max={languages.length}
        choices={languages.map((value) => ({
          value,
          label: formatMessage({ id: `coachSettings.language.${value}` }),
        }))}
        required
      />
      <CheckboxInput
        control={control}
        name="hideFromSearch"
        label={<FormattedMessage id="coachSettings.hide" />}
        hint={<FormattedMessage id="coachSettings.hide.hint" />}
      />
    </SettingsSection>
  );
};
