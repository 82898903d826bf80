import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { fieldsOf, isMeasured, pathOf, readField, sections } from '#core/body/indicator/fields.ts';
import { type IndicatorKey, indicatorKeys } from '#core/body/indicator/indicators.ts';
import { fieldLabels, indicatorLabels, sectionLabels } from '#core/body/indicator/labels.ts';
import { categoryLabel, reasonLabels, safetyFlagLabels } from '#core/body/indicator/verdict-labels.ts';
import { safetyFlags } from '#core/body/indicator/safety.ts';
import { categoryOf } from '#core/body/indicator/scales.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { BroughtMark } from '#ui/indicator/BroughtMark.tsx';
import { useIndicatorText } from '#ui/indicator/use-indicator-text.ts';
import { useAnswers } from '#ui/indicator/use-answers.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { profileOf, type SavedWeek } from '#ui/indicator/week.ts';
import { inputsOf } from '#ui/indicator/week-inputs.ts';
import { useWords } from '#ui/indicator/words.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { RecordLink } from '../../app/parts/cells.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { SignedMedium } from '../../app/parts/SignedMedium.tsx';
import { useSavedWeek } from './data.ts';

/** Categories stand beside the number they speak of; those of measured values stand for themselves. */
const standsBeside: ReadonlySet<string> = new Set(
  indicatorKeys.map((key) => categoryOf(key)).filter((key) => key !== null),
);

const Computed = ({ week }: Readonly<{ week: SavedWeek }>) => {
  const say = useWords();
  const text = useIndicatorText();
  const profile = profileOf(week);
  const valueOf = (key: IndicatorKey) => {
    const outcome = profile.computed[key];
    if (outcome.value === undefined)
      return (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {say(reasonLabels[outcome.reason])}
        </Typography>
      );
    const category = categoryOf(key);
    const word = category === null ? undefined : profile.computed[category].value;
    return (
      <>
        <strong>{text(key, profile)}</strong>
        {category !== null && typeof word === 'string' && ` · ${say(categoryLabel(category, word))}`}
      </>
    );
  };
  return (
    <Facts
      facts={indicatorKeys
        .filter((key) => !standsBeside.has(key))
        .map((key) => ({ key, label: say(indicatorLabels[key]), value: valueOf(key) }))}
    />
  );
};

const Pictures = ({ week, name }: Readonly<{ week: SavedWeek; name: string }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {week.media.map(({ mediaId, side, type, url }) => (
        <Box component="figure" key={mediaId} sx={{ m: 0 }}>
          <SignedMedium
            type={type}
            url={url}
            alt={formatMessage(
              { id: 'console.weeks.pictureAlt' },
              { side: formatMessage({ id: `indicator.side.${side}` }), name },
            )}
          />
          <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            <FormattedMessage id={`indicator.side.${side}`} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

const SavedWeekShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const say = useWords();
  const measures = useAnswers();
  const weekName = useWeekName();
  const query = useSavedWeek(id);
  const found = query.data;
  return (
    <ConsolePage
      title={
        found === undefined
          ? formatMessage({ id: 'resources.indicators.name' }, { smart_count: 1 })
          : weekName(found.weekStart)
      }
      description={
        found && (
          <>
            <RecordLink place="users" id={found.userId} name={found.userName} />
            {' · '}
            <FormattedMessage id={`user.bodyStandard.${found.standard}`} />
          </>
        )
      }
      back={{
        to: '/admin/indicators',
        label: <FormattedMessage id="resources.indicators.name" values={{ smart_count: 2 }} />,
      }}
      width={1100}
    >
      <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
        <FormattedMessage id="console.weeks.logged" />
      </Alert>
      <QueryView query={query} skeleton={<FormSkeleton fields={8} />}>
        {(week) => (
          <>
            {week.isBrought && (
              <Box sx={{ mb: 2 }}>
                <BroughtMark week={week} />
              </Box>
            )}
            {week.safetyFlags.length > 0 && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                  {safetyFlags
                    .filter((flag) => week.safetyFlags.includes(flag))
                    .map((flag) => (
                      <li key={flag}>{say(safetyFlagLabels[flag])}</li>
                    ))}
                </Box>
              </Alert>
            )}
            {week.media.length > 0 && (
              <Section title={<FormattedMessage id="console.weeks.pictures" />}>
                <Pictures week={week} name={week.userName} />
              </Section>
            )}
            <Section title={<FormattedMessage id="console.weeks.computed" />}>
              <Computed week={week} />
            </Section>
            {sections.map((section) => (
              <Section key={section} title={say(sectionLabels[section])}>
                <Facts
                  facts={fieldsOf(section).map((key) => {
                    const value = readField(inputsOf(week), key);
                    return {
                      key,
                      label: say(fieldLabels[key]),
                      value: isMeasured(value) ? (
                        <>
                          {measures.field(key, value)}
                          {week.carriedOver.includes(pathOf(key)) && (
                            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                              {' · '}
                              <FormattedMessage id="console.weeks.carriedOver" />
                            </Typography>
                          )}
                        </>
                      ) : (
                        <Typography component="span" sx={{ color: 'text.secondary' }}>
                          <FormattedMessage id="indicator.notMeasured" />
                        </Typography>
                      ),
                    };
                  })}
                />
              </Section>
            ))}
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default SavedWeekShow;
