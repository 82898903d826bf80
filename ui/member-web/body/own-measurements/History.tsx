import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ChartSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { dayOf } from '#ui/indicator/days.ts';
import { useFormats } from '#ui/intl.ts';
import type { OwnMeasurement } from '../data.ts';
import { type OwnValue, useOwnValues, useOwnValueSteps } from './data.ts';
import { useOwnText } from './use-own-text.ts';

const OwnChart = lazy(() => import('./OwnChart.tsx'));

const shownAtFirst = 8;

type Props = Readonly<{ measurement: OwnMeasurement; onEdit: (value: OwnValue) => void }>;

const Rows = ({ measurement, values, onEdit }: Props & Readonly<{ values: readonly OwnValue[] }>) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const toast = useToast();
  const text = useOwnText();
  const { put, remove } = useOwnValueSteps(measurement.id);
  const [all, setAll] = useState(false);
  const newestFirst = values.toReversed();
  const shown = all ? newestFirst : newestFirst.slice(0, shownAtFirst);

  const drop = async (value: OwnValue) => {
    try {
      await remove(value.day);
      toast(formatMessage({ id: 'own.value.deleted' }), { undo: () => put(value) });
    } catch {
      toast(formatMessage({ id: 'own.value.notDeleted' }), { kind: 'error' });
    }
  };

  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map((value) => {
          const named = { day: date(dayOf(value.day)), value: text.value(measurement, value) };
          return (
            <Box
              component="li"
              key={value.day}
              sx={{
                display: 'flex',
                alignItems: 'center',
                flexWrap: 'wrap',
                columnGap: 1,
                py: 0.5,
                borderTop: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
                <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                  {named.value}
                </Typography>{' '}
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {named.day}
                  {value.unusual && (
                    <>
                      {' · '}
                      <FormattedMessage id="own.value.outside" />
                    </>
                  )}
                </Typography>
              </Box>
              <Button
                variant="text"
                onClick={() => onEdit(value)}
                aria-label={formatMessage({ id: 'own.value.edit.label' }, named)}
              >
                <FormattedMessage id="own.value.edit" />
              </Button>
              <Button
                variant="text"
                color="error"
                onClick={() => void drop(value)}
                aria-label={formatMessage({ id: 'own.value.delete.label' }, named)}
              >
                <FormattedMessage id="ui.delete" />
              </Button>
            </Box>
          );
        })}
      </Box>
      {!all && newestFirst.length > shownAtFirst && (
        <Button variant="outlined" onClick={() => setAll(true)} sx={{ alignSelf: 'flex-start' }}>
          <FormattedMessage id="own.history.all" values={{ count: newestFirst.length }} />
        </Button>
      )}
    </>
  );
};

/** A measurement through time: the line, and each value to correct or take away. */
export const History = ({ measurement, onEdit }: Props) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const text = useOwnText();
  const query = useOwnValues(measurement.id);
  return (
    <QueryView query={query} compact skeleton={<ChartSkeleton height={240} />}>
      {({ values }) => {
        const [first] = values;
        const last = values.at(-1);
        if (first === undefined || last === undefined)
          return (
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="own.history.empty" />
            </Typography>
          );
        return (
          <Stack sx={{ gap: 1.5 }}>
            {values.length > 1 && (
              <Box sx={{ minHeight: 240 }}>
                <Suspense fallback={<ChartSkeleton height={240} />}>
                  <OwnChart
                    measurement={measurement}
                    values={values}
                    description={formatMessage(
                      { id: 'own.chart.words' },
                      {
                        from: date(dayOf(first.day)),
                        first: text.value(measurement, first),
                        to: date(dayOf(last.day)),
                        last: text.value(measurement, last),
                        count: values.length,
                      },
                    )}
                  />
                </Suspense>
              </Box>
            )}
            <Rows measurement={measurement} values={values} onEdit={onEdit} />
          </Stack>
        );
      }}
    </QueryView>
  );
};
